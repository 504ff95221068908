import Foundation

extension Font {
    /// The size and face of the font where `context` holds.
    package func resolved(in context: FontContext) -> ResolvedFont {
        var font = resolvedBase(in: context)
        font.size = font.size.isFinite ? max(font.size, 0) : 0
        if context.isBold { font.weight = font.weight.bolder }
        return font
    }

    private func resolvedBase(in context: FontContext) -> ResolvedFont {
        switch storage {
        case .textStyle(let style, let design, let weight):
            return ResolvedFont(
                size: style.size(in: context), weight: weight ?? style.weight(in: context),
                design: design ?? .default)
        case .system(let size, let weight, let design):
            return ResolvedFont(size: size, weight: weight ?? .regular, design: design ?? .default)
        case .custom(let name, let size, let style):
            guard let style, context.table == .touch else { return ResolvedFont(size: size, family: name) }
            var standard = context
            standard.dynamicTypeSize = .large
            let factor = style.size(in: context) / style.size(in: standard)
            return ResolvedFont(size: (size * factor).rounded(), family: name)
        case .platform(let font):
            return font
        case .modified(let font, let modifier):
            var result = font.resolvedBase(in: context)
            font.apply(modifier, to: &result)
            return result
        }
    }

    private func apply(_ modifier: Modifier, to font: inout ResolvedFont) {
        switch modifier {
        case .bold: font.weight = textStyle?.emphasizedWeight ?? .bold
        case .italic: font.isItalic = true
        case .weight(let weight): font.weight = weight
        case .design(let design):
            font.design = design
            font.family = nil
        case .width(let width): font.width = width
        case .leading(let leading): font.leading = leading
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .smallCaps(let lowercase, let uppercase):
            font.hasLowercaseSmallCaps = font.hasLowercaseSmallCaps || lowercase
            font.hasUppercaseSmallCaps = font.hasUppercaseSmallCaps || uppercase
        }
    }

    /// The text style that the font starts from, through its modifiers.
    private var textStyle: TextStyle? {
        var font = self
        while case .modified(let base, _) = font.storage { font = base }
        guard case .textStyle(let style, _, _) = font.storage else { return nil }
        return style
    }
}

extension Font.Weight {
    /// One step heavier, for people who ask for bold text.
    fileprivate var bolder: Font.Weight {
        let steps: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return steps.first { $0.value > value + 0.1 } ?? .black
    }
}

extension Font.TextStyle {
    /// The size in points.
    package func size(in context: FontContext) -> CGFloat {
        guard context.table == .touch else {
            return context.bodySize.map { (desktopSize * $0 / Self.desktopBodySize).rounded() } ?? desktopSize
        }
        let index = DynamicTypeSize.allCases.firstIndex(of: context.dynamicTypeSize)!
        return touchSizes[index]
    }

    func weight(in context: FontContext) -> Font.Weight {
        switch (self, context.table) {
        case (.headline, .touch): .semibold
        case (.headline, .desktop), (.extraLargeTitle, _), (.extraLargeTitle2, _): .bold
        case (.caption2, .desktop): .medium
        default: .regular
        }
    }

    /// What `bold()` gives: large titles turn bold, smaller text semibold.
    var emphasizedWeight: Font.Weight {
        switch self {
        case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        default: .semibold
        }
    }

    /// Sizes from `xSmall` to `accessibility5`.
    private var touchSizes: [CGFloat] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        }
    }

    private static let desktopBodySize: CGFloat = 13

    private var desktopSize: CGFloat {
        switch self {
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        case .extraLargeTitle: 36
        case .extraLargeTitle2: 28
        }
    }
}
