import FoundationGaps

/// The words that views say by themselves, in the user's language. On Apple's platforms they come with the system; no
/// catalog of the desktop has all of them, so they are here. An app that wants others gives its own.
package enum SystemText: String, CaseIterable, Sendable {
    case back, cancel, delete, done, edit, mainMenu, moveDown, moveUp, newWindow, ok, search, settings, sidebar
    case open, save, move
    case copy, paste, share, email, rename

    /// The word for the person at the machine.
    package var localized: String { text(in: UserLocale.current.languages) }

    /// The word in the first of the languages that there is one for; in English where there is none.
    package func text(in languages: [String]) -> String {
        for language in languages {
            for name in Self.names(of: language) {
                if let words = Self.words[name] { return words[index] }
            }
        }
        return Self.english[index]
    }

    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// `zh-Hant-TW` is looked for as `zh-Hant` and as `zh`; the region says which script Chinese is written in.
    private static func names(of language: String) -> [String] {
        let parts = language.split(separator: "-").map(String.init)
        guard let base = parts.first else { return [] }
        if base == "zh", parts.contains(where: { ["Hant", "TW", "HK", "MO"].contains($0) }) { return ["zh-Hant"] }
        return [parts.prefix(2).joined(separator: "-"), base == "no" ? "nb" : base]
    }

    private static let english = [
        "Back", "Cancel", "Delete", "Done", "Edit", "Main Menu", "Move Down", "Move Up", "New Window", "OK", "Search",
        "Settings", "Sidebar", "Open", "Save", "Move", "Copy", "Paste", "Share…", "Send by Email", "Rename",
    ]

    /// In the order of the cases.
    private static let words: [String: [String]] = [
        "en": english,
        "ar": [
            "رجوع", "إلغاء", "حذف", "تم", "تحرير", "القائمة الرئيسية", "نقل للأسفل", "نقل للأعلى", "نافذة جديدة",
            "موافق", "بحث", "الإعدادات", "الشريط الجانبي", "فتح", "حفظ", "نقل",
            "نسخ", "لصق", "مشاركة…", "إرسال بالبريد", "إعادة التسمية",
        ],
        "cs": [
            "Zpět", "Zrušit", "Smazat", "Hotovo", "Upravit", "Hlavní nabídka", "Posunout dolů", "Posunout nahoru",
            "Nové okno", "OK", "Hledat", "Nastavení", "Postranní panel", "Otevřít", "Uložit", "Přesunout",
            "Kopírovat", "Vložit", "Sdílet…", "Odeslat e-mailem", "Přejmenovat",
        ],
        "da": [
            "Tilbage", "Annuller", "Slet", "Udført", "Rediger", "Hovedmenu", "Flyt ned", "Flyt op", "Nyt vindue",
            "OK", "Søg", "Indstillinger", "Sidepanel", "Åbn", "Gem", "Flyt",
            "Kopier", "Sæt ind", "Del…", "Send som e-mail", "Omdøb",
        ],
        "de": [
            "Zurück", "Abbrechen", "Löschen", "Fertig", "Bearbeiten", "Hauptmenü", "Nach unten", "Nach oben",
            "Neues Fenster", "OK", "Suchen", "Einstellungen", "Seitenleiste", "Öffnen", "Speichern", "Verschieben",
            "Kopieren", "Einsetzen", "Teilen …", "Per E-Mail senden", "Umbenennen",
        ],
        "el": [
            "Πίσω", "Ακύρωση", "Διαγραφή", "Τέλος", "Επεξεργασία", "Κύριο μενού", "Μετακίνηση κάτω",
            "Μετακίνηση πάνω", "Νέο παράθυρο", "OK", "Αναζήτηση", "Ρυθμίσεις", "Πλευρική στήλη", "Άνοιγμα",
            "Αποθήκευση", "Μετακίνηση",
            "Αντιγραφή", "Επικόλληση", "Κοινή χρήση…", "Αποστολή με email", "Μετονομασία",
        ],
        "es": [
            "Atrás", "Cancelar", "Eliminar", "Hecho", "Editar", "Menú principal", "Mover abajo", "Mover arriba",
            "Ventana nueva", "Aceptar", "Buscar", "Ajustes", "Barra lateral", "Abrir", "Guardar", "Mover",
            "Copiar", "Pegar", "Compartir…", "Enviar por correo", "Renombrar",
        ],
        "fi": [
            "Takaisin", "Peruuta", "Poista", "Valmis", "Muokkaa", "Päävalikko", "Siirrä alas", "Siirrä ylös",
            "Uusi ikkuna", "OK", "Etsi", "Asetukset", "Sivupalkki", "Avaa", "Tallenna", "Siirrä",
            "Kopioi", "Sijoita", "Jaa…", "Lähetä sähköpostilla", "Nimeä uudelleen",
        ],
        "fr": [
            "Retour", "Annuler", "Supprimer", "Terminé", "Modifier", "Menu principal", "Descendre", "Monter",
            "Nouvelle fenêtre", "OK", "Rechercher", "Paramètres", "Barre latérale", "Ouvrir", "Enregistrer", "Déplacer",
            "Copier", "Coller", "Partager…", "Envoyer par e-mail", "Renommer",
        ],
        "he": [
            "חזרה", "ביטול", "מחיקה", "סיום", "עריכה", "תפריט ראשי", "העברה למטה", "העברה למעלה", "חלון חדש", "אישור",
            "חיפוש", "הגדרות", "סרגל צד", "פתיחה", "שמירה", "העברה",
            "העתקה", "הדבקה", "שיתוף…", "שליחה בדואר", "שינוי שם",
        ],
        "hu": [
            "Vissza", "Mégse", "Törlés", "Kész", "Szerkesztés", "Főmenü", "Mozgatás le", "Mozgatás fel", "Új ablak",
            "OK", "Keresés", "Beállítások", "Oldalsáv", "Megnyitás", "Mentés", "Áthelyezés",
            "Másolás", "Beillesztés", "Megosztás…", "Küldés e-mailben", "Átnevezés",
        ],
        "it": [
            "Indietro", "Annulla", "Elimina", "Fine", "Modifica", "Menu principale", "Sposta giù", "Sposta su",
            "Nuova finestra", "OK", "Cerca", "Impostazioni", "Barra laterale", "Apri", "Salva", "Sposta",
            "Copia", "Incolla", "Condividi…", "Invia per e-mail", "Rinomina",
        ],
        "ja": [
            "戻る", "キャンセル", "削除", "完了", "編集", "メインメニュー", "下へ移動", "上へ移動", "新規ウインドウ", "OK", "検索", "設定", "サイドバー", "開く",
            "保存", "移動",
            "コピー", "ペースト", "共有…", "メールで送信", "名称変更",
        ],
        "ko": [
            "뒤로", "취소", "삭제", "완료", "편집", "기본 메뉴", "아래로 이동", "위로 이동", "새로운 윈도우", "확인", "검색", "설정", "사이드바", "열기", "저장",
            "이동",
            "복사", "붙여넣기", "공유…", "이메일로 보내기", "이름 변경",
        ],
        "nb": [
            "Tilbake", "Avbryt", "Slett", "Ferdig", "Rediger", "Hovedmeny", "Flytt ned", "Flytt opp", "Nytt vindu",
            "OK", "Søk", "Innstillinger", "Sidepanel", "Åpne", "Lagre", "Flytt",
            "Kopier", "Lim inn", "Del…", "Send som e-post", "Gi nytt navn",
        ],
        "nl": [
            "Terug", "Annuleer", "Verwijder", "Gereed", "Wijzig", "Hoofdmenu", "Omlaag", "Omhoog", "Nieuw venster",
            "OK", "Zoek", "Instellingen", "Zijbalk", "Open", "Bewaar", "Verplaats",
            "Kopieer", "Plak", "Deel…", "Verstuur via e-mail", "Wijzig naam",
        ],
        "pl": [
            "Wstecz", "Anuluj", "Usuń", "Gotowe", "Edytuj", "Menu główne", "Przenieś w dół", "Przenieś w górę",
            "Nowe okno", "OK", "Szukaj", "Ustawienia", "Pasek boczny", "Otwórz", "Zapisz", "Przenieś",
            "Kopiuj", "Wklej", "Udostępnij…", "Wyślij e-mailem", "Zmień nazwę",
        ],
        "pt": [
            "Voltar", "Cancelar", "Apagar", "Concluído", "Editar", "Menu principal", "Mover para baixo",
            "Mover para cima", "Nova janela", "OK", "Buscar", "Ajustes", "Barra lateral", "Abrir", "Salvar", "Mover",
            "Copiar", "Colar", "Compartilhar…", "Enviar por e-mail", "Renomear",
        ],
        "ru": [
            "Назад", "Отменить", "Удалить", "Готово", "Изменить", "Главное меню", "Переместить вниз",
            "Переместить вверх", "Новое окно", "ОК", "Поиск", "Настройки", "Боковая панель", "Открыть", "Сохранить",
            "Переместить",
            "Скопировать", "Вставить", "Поделиться…", "Отправить по почте", "Переименовать",
        ],
        "sv": [
            "Tillbaka", "Avbryt", "Radera", "Klar", "Ändra", "Huvudmeny", "Flytta ned", "Flytta upp", "Nytt fönster",
            "OK", "Sök", "Inställningar", "Sidofält", "Öppna", "Spara", "Flytta",
            "Kopiera", "Klistra in", "Dela…", "Skicka med e-post", "Byt namn",
        ],
        "tr": [
            "Geri", "Vazgeç", "Sil", "Bitti", "Düzenle", "Ana Menü", "Aşağı Taşı", "Yukarı Taşı", "Yeni Pencere",
            "Tamam", "Ara", "Ayarlar", "Kenar Çubuğu", "Aç", "Kaydet", "Taşı",
            "Kopyala", "Yapıştır", "Paylaş…", "E-posta ile Gönder", "Yeniden Adlandır",
        ],
        "uk": [
            "Назад", "Скасувати", "Видалити", "Готово", "Змінити", "Головне меню", "Перемістити вниз",
            "Перемістити вгору", "Нове вікно", "OK", "Пошук", "Параметри", "Бічна панель", "Відкрити", "Зберегти",
            "Перемістити",
            "Скопіювати", "Вставити", "Поширити…", "Надіслати поштою", "Перейменувати",
        ],
        "zh": [
            "返回", "取消", "删除", "完成", "编辑", "主菜单", "下移", "上移", "新建窗口", "好", "搜索", "设置", "边栏", "打开", "存储", "移动",
            "拷贝", "粘贴", "共享…", "用电子邮件发送", "重新命名",
        ],
        "zh-Hant": [
            "返回", "取消", "刪除", "完成", "編輯", "主選單", "下移", "上移", "新增視窗", "好", "搜尋", "設定", "側邊欄", "打開", "儲存", "移動",
            "拷貝", "貼上", "分享…", "以電子郵件傳送", "重新命名",
        ],
    ]
}
