import Combine
import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that text views draw.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of attributed strings that text views draw.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Extra points between letters.
        public let kern: KerningAttribute
        /// Extra points after each letter.
        public let tracking: TrackingAttribute
        /// Points upwards from the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        /// The font of a run.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// The font.
            public typealias Value = Font
            /// The attribute's name.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of a run's letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// The colour.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind a run's letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// The colour.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line through a run's letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The line.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The line below a run's letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The line.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Extra points between a run's letters.
        @frozen public enum KerningAttribute: CodableAttributedStringKey {
            /// The distance in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Kern"
        }

        /// Extra points after each of a run's letters.
        @frozen public enum TrackingAttribute: CodableAttributedStringKey {
            /// The distance in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Tracking"
        }

        /// How far a run is moved up from the baseline.
        @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            /// The distance in points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of text views by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextStyle {
    /// The style with the attributes of a run, which are inside the text's own modifiers.
    func adding(_ attributes: AttributeContainer) -> TextStyle {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var style = self
        typealias Foundation = AttributeScopes.FoundationAttributes
        if let intent = attributes[Foundation.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { style.isBold = true }
            if intent.contains(.emphasized) { style.isItalic = true }
            if intent.contains(.code) { style.isMonospaced = true }
            if intent.contains(.strikethrough) { style.strikethrough = .single }
        }
        if let font = attributes[Scope.FontAttribute.self] { style.font = font }
        if let link = attributes[Foundation.LinkAttribute.self] {
            style.link = link
            style.foreground = .set([AnyShapeStyle(TintShapeStyle())], outside: style.foreground)
        }
        if let color = attributes[Scope.ForegroundColorAttribute.self] {
            style.foreground = .set([AnyShapeStyle(color)], outside: style.foreground)
        }
        if let color = attributes[Scope.BackgroundColorAttribute.self] { style.background = color }
        if let line = attributes[Scope.StrikethroughStyleAttribute.self] { style.strikethrough = line }
        if let line = attributes[Scope.UnderlineStyleAttribute.self] { style.underline = line }
        if let kerning = attributes[Scope.KerningAttribute.self] { style.kerning = kerning }
        if let tracking = attributes[Scope.TrackingAttribute.self] { style.tracking = tracking }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] { style.baselineOffset = offset }
        return style
    }
}
