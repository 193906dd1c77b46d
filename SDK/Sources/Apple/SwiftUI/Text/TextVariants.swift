import Foundation

/// The preference for one of a text's variants. A text has only one here.
public protocol TextVariantPreference: Sendable {}

/// The form that is written.
public struct FixedTextVariant: TextVariantPreference, Hashable, Sendable {
    public init() {}
}

/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Hashable, Sendable {
    public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The form that is written.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest form that fits.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// The form of the text that is taken; dates and measurements have one form here.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                if preference is SizeDependentTextVariant {
                    inputs.report("Text.textVariant(.sizeDependent): a text has one form here, which is cut off where it does not fit")
                }
                return node
            })
    }

    /// The alignment of a text's lines.
    public struct AlignmentStrategy: Hashable, Sendable {
        enum Kind: Sendable { case layout, writing }
        let kind: Kind
        /// The lines stand as the place has it: by the layout's direction.
        public static let `default` = AlignmentStrategy(kind: .layout)
        /// The lines stand by the direction of the layout.
        public static let layoutBased = AlignmentStrategy(kind: .layout)
        /// The lines stand by the direction in which each text is written.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
    }

    /// The writing direction of a text.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        enum Kind: Sendable { case layout, content }
        let kind: Kind
        /// A text is written as the place has it: by the first letter.
        public static let `default` = WritingDirectionStrategy(kind: .content)
        /// A text is written by the direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(kind: .layout)
        /// A text is written by its first letter that has a direction.
        public static let contentBased = WritingDirectionStrategy(kind: .content)
    }
}

extension View {
    /// Sets which side the lines of texts stand at.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        modifier(_EnvironmentModifier { $0.fields.text.alignmentStrategy = strategy })
    }

    /// Sets which way texts are written.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        modifier(_EnvironmentModifier { $0.fields.text.writingDirection = strategy })
    }
}

extension String {
    /// Whether the first letter that has a direction is written from right to left; nil where no letter has one.
    var isWrittenFromRight: Bool? {
        for scalar in unicodeScalars {
            // Most texts begin with one of these, and the table of all letters is slow to ask.
            if scalar.isASCII {
                guard ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) else { continue }
                return false
            }
            guard scalar.properties.isAlphabetic else { continue }
            switch scalar.value {
            // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours, with the forms of presentation; then the scripts of the second plane.
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return nil
    }
}
