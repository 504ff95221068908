import FoundationGaps

/// The words that views say by themselves, in the user's language. On Apple's platforms they come with the system; no
/// catalog of the desktop has all of them, so they are here. An app that wants others gives its own.
package enum SystemText: String, CaseIterable, Sendable {
    case back, cancel, delete, done, edit, moveDown, moveUp, ok, search

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
        "Back", "Cancel", "Delete", "Done", "Edit", "Move Down", "Move Up", "OK", "Search",
    ]

    /// In the order of the cases.
    private static let words: [String: [String]] = [
        "en": english,
        "ar": ["رجوع", "إلغاء", "حذف", "تم", "تحرير", "نقل للأسفل", "نقل للأعلى", "موافق", "بحث"],
        "cs": ["Zpět", "Zrušit", "Smazat", "Hotovo", "Upravit", "Posunout dolů", "Posunout nahoru", "OK", "Hledat"],
        "da": ["Tilbage", "Annuller", "Slet", "Udført", "Rediger", "Flyt ned", "Flyt op", "OK", "Søg"],
        "de": ["Zurück", "Abbrechen", "Löschen", "Fertig", "Bearbeiten", "Nach unten", "Nach oben", "OK", "Suchen"],
        "el": [
            "Πίσω", "Ακύρωση", "Διαγραφή", "Τέλος", "Επεξεργασία", "Μετακίνηση κάτω", "Μετακίνηση πάνω", "OK",
            "Αναζήτηση",
        ],
        "es": ["Atrás", "Cancelar", "Eliminar", "Hecho", "Editar", "Mover abajo", "Mover arriba", "Aceptar", "Buscar"],
        "fi": ["Takaisin", "Peruuta", "Poista", "Valmis", "Muokkaa", "Siirrä alas", "Siirrä ylös", "OK", "Etsi"],
        "fr": ["Retour", "Annuler", "Supprimer", "Terminé", "Modifier", "Descendre", "Monter", "OK", "Rechercher"],
        "he": ["חזרה", "ביטול", "מחיקה", "סיום", "עריכה", "העברה למטה", "העברה למעלה", "אישור", "חיפוש"],
        "hu": ["Vissza", "Mégse", "Törlés", "Kész", "Szerkesztés", "Mozgatás le", "Mozgatás fel", "OK", "Keresés"],
        "it": ["Indietro", "Annulla", "Elimina", "Fine", "Modifica", "Sposta giù", "Sposta su", "OK", "Cerca"],
        "ja": ["戻る", "キャンセル", "削除", "完了", "編集", "下へ移動", "上へ移動", "OK", "検索"],
        "ko": ["뒤로", "취소", "삭제", "완료", "편집", "아래로 이동", "위로 이동", "확인", "검색"],
        "nb": ["Tilbake", "Avbryt", "Slett", "Ferdig", "Rediger", "Flytt ned", "Flytt opp", "OK", "Søk"],
        "nl": ["Terug", "Annuleer", "Verwijder", "Gereed", "Wijzig", "Omlaag", "Omhoog", "OK", "Zoek"],
        "pl": ["Wstecz", "Anuluj", "Usuń", "Gotowe", "Edytuj", "Przenieś w dół", "Przenieś w górę", "OK", "Szukaj"],
        "pt": [
            "Voltar", "Cancelar", "Apagar", "Concluído", "Editar", "Mover para baixo", "Mover para cima", "OK",
            "Buscar",
        ],
        "ru": [
            "Назад", "Отменить", "Удалить", "Готово", "Изменить", "Переместить вниз", "Переместить вверх", "ОК",
            "Поиск",
        ],
        "sv": ["Tillbaka", "Avbryt", "Radera", "Klar", "Ändra", "Flytta ned", "Flytta upp", "OK", "Sök"],
        "tr": ["Geri", "Vazgeç", "Sil", "Bitti", "Düzenle", "Aşağı Taşı", "Yukarı Taşı", "Tamam", "Ara"],
        "uk": [
            "Назад", "Скасувати", "Видалити", "Готово", "Змінити", "Перемістити вниз", "Перемістити вгору", "OK",
            "Пошук",
        ],
        "zh": ["返回", "取消", "删除", "完成", "编辑", "下移", "上移", "好", "搜索"],
        "zh-Hant": ["返回", "取消", "刪除", "完成", "編輯", "下移", "上移", "好", "搜尋"],
    ]
}
