import FoundationGaps

/// The words that views say by themselves, in the user's language. On Apple's platforms they come with the system; no
/// catalog of the desktop has all of them, so they are here. An app that wants others gives its own.
package enum SystemText: String, CaseIterable, Sendable {
    case back, cancel, delete, done, edit, mainMenu, moveDown, moveUp, newWindow, ok, search, settings, sidebar
    case open, save, move

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
        "Settings", "Sidebar", "Open", "Save", "Move",
    ]

    /// In the order of the cases.
    private static let words: [String: [String]] = [
        "en": english,
        "ar": [
            "رجوع", "إلغاء", "حذف", "تم", "تحرير", "القائمة الرئيسية", "نقل للأسفل", "نقل للأعلى", "نافذة جديدة",
            "موافق", "بحث", "الإعدادات", "الشريط الجانبي", "فتح", "حفظ", "نقل",
        ],
        "cs": [
            "Zpět", "Zrušit", "Smazat", "Hotovo", "Upravit", "Hlavní nabídka", "Posunout dolů", "Posunout nahoru",
            "Nové okno", "OK", "Hledat", "Nastavení", "Postranní panel", "Otevřít", "Uložit", "Přesunout",
        ],
        "da": [
            "Tilbage", "Annuller", "Slet", "Udført", "Rediger", "Hovedmenu", "Flyt ned", "Flyt op", "Nyt vindue",
            "OK", "Søg", "Indstillinger", "Sidepanel", "Åbn", "Gem", "Flyt",
        ],
        "de": [
            "Zurück", "Abbrechen", "Löschen", "Fertig", "Bearbeiten", "Hauptmenü", "Nach unten", "Nach oben",
            "Neues Fenster", "OK", "Suchen", "Einstellungen", "Seitenleiste", "Öffnen", "Speichern", "Verschieben",
        ],
        "el": [
            "Πίσω", "Ακύρωση", "Διαγραφή", "Τέλος", "Επεξεργασία", "Κύριο μενού", "Μετακίνηση κάτω",
            "Μετακίνηση πάνω", "Νέο παράθυρο", "OK", "Αναζήτηση", "Ρυθμίσεις", "Πλευρική στήλη", "Άνοιγμα",
            "Αποθήκευση", "Μετακίνηση",
        ],
        "es": [
            "Atrás", "Cancelar", "Eliminar", "Hecho", "Editar", "Menú principal", "Mover abajo", "Mover arriba",
            "Ventana nueva", "Aceptar", "Buscar", "Ajustes", "Barra lateral", "Abrir", "Guardar", "Mover",
        ],
        "fi": [
            "Takaisin", "Peruuta", "Poista", "Valmis", "Muokkaa", "Päävalikko", "Siirrä alas", "Siirrä ylös",
            "Uusi ikkuna", "OK", "Etsi", "Asetukset", "Sivupalkki", "Avaa", "Tallenna", "Siirrä",
        ],
        "fr": [
            "Retour", "Annuler", "Supprimer", "Terminé", "Modifier", "Menu principal", "Descendre", "Monter",
            "Nouvelle fenêtre", "OK", "Rechercher", "Paramètres", "Barre latérale", "Ouvrir", "Enregistrer", "Déplacer",
        ],
        "he": [
            "חזרה", "ביטול", "מחיקה", "סיום", "עריכה", "תפריט ראשי", "העברה למטה", "העברה למעלה", "חלון חדש", "אישור",
            "חיפוש", "הגדרות", "סרגל צד", "פתיחה", "שמירה", "העברה",
        ],
        "hu": [
            "Vissza", "Mégse", "Törlés", "Kész", "Szerkesztés", "Főmenü", "Mozgatás le", "Mozgatás fel", "Új ablak",
            "OK", "Keresés", "Beállítások", "Oldalsáv", "Megnyitás", "Mentés", "Áthelyezés",
        ],
        "it": [
            "Indietro", "Annulla", "Elimina", "Fine", "Modifica", "Menu principale", "Sposta giù", "Sposta su",
            "Nuova finestra", "OK", "Cerca", "Impostazioni", "Barra laterale", "Apri", "Salva", "Sposta",
        ],
        "ja": [
            "戻る", "キャンセル", "削除", "完了", "編集", "メインメニュー", "下へ移動", "上へ移動", "新規ウインドウ", "OK", "検索", "設定", "サイドバー", "開く",
            "保存", "移動",
        ],
        "ko": [
            "뒤로", "취소", "삭제", "완료", "편집", "기본 메뉴", "아래로 이동", "위로 이동", "새로운 윈도우", "확인", "검색", "설정", "사이드바", "열기", "저장",
            "이동",
        ],
        "nb": [
            "Tilbake", "Avbryt", "Slett", "Ferdig", "Rediger", "Hovedmeny", "Flytt ned", "Flytt opp", "Nytt vindu",
            "OK", "Søk", "Innstillinger", "Sidepanel", "Åpne", "Lagre", "Flytt",
        ],
        "nl": [
            "Terug", "Annuleer", "Verwijder", "Gereed", "Wijzig", "Hoofdmenu", "Omlaag", "Omhoog", "Nieuw venster",
            "OK", "Zoek", "Instellingen", "Zijbalk", "Open", "Bewaar", "Verplaats",
        ],
        "pl": [
            "Wstecz", "Anuluj", "Usuń", "Gotowe", "Edytuj", "Menu główne", "Przenieś w dół", "Przenieś w górę",
            "Nowe okno", "OK", "Szukaj", "Ustawienia", "Pasek boczny", "Otwórz", "Zapisz", "Przenieś",
        ],
        "pt": [
            "Voltar", "Cancelar", "Apagar", "Concluído", "Editar", "Menu principal", "Mover para baixo",
            "Mover para cima", "Nova janela", "OK", "Buscar", "Ajustes", "Barra lateral", "Abrir", "Salvar", "Mover",
        ],
        "ru": [
            "Назад", "Отменить", "Удалить", "Готово", "Изменить", "Главное меню", "Переместить вниз",
            "Переместить вверх", "Новое окно", "ОК", "Поиск", "Настройки", "Боковая панель", "Открыть", "Сохранить",
            "Переместить",
        ],
        "sv": [
            "Tillbaka", "Avbryt", "Radera", "Klar", "Ändra", "Huvudmeny", "Flytta ned", "Flytta upp", "Nytt fönster",
            "OK", "Sök", "Inställningar", "Sidofält", "Öppna", "Spara", "Flytta",
        ],
        "tr": [
            "Geri", "Vazgeç", "Sil", "Bitti", "Düzenle", "Ana Menü", "Aşağı Taşı", "Yukarı Taşı", "Yeni Pencere",
            "Tamam", "Ara", "Ayarlar", "Kenar Çubuğu", "Aç", "Kaydet", "Taşı",
        ],
        "uk": [
            "Назад", "Скасувати", "Видалити", "Готово", "Змінити", "Головне меню", "Перемістити вниз",
            "Перемістити вгору", "Нове вікно", "OK", "Пошук", "Параметри", "Бічна панель", "Відкрити", "Зберегти",
            "Перемістити",
        ],
        "zh": [
            "返回", "取消", "删除", "完成", "编辑", "主菜单", "下移", "上移", "新建窗口", "好", "搜索", "设置", "边栏", "打开", "存储", "移动",
        ],
        "zh-Hant": [
            "返回", "取消", "刪除", "完成", "編輯", "主選單", "下移", "上移", "新增視窗", "好", "搜尋", "設定", "側邊欄", "打開", "儲存", "移動",
        ],
    ]
}
