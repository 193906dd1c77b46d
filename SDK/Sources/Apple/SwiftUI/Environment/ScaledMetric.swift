import Foundation

/// A length that grows with the size of type, as the text style it is relative to does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var size = DynamicTypeSize.large
    private var displayScale: CGFloat = 3

    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        base = wrappedValue
        self.style = style
    }

    public var wrappedValue: Value {
        // UIFontMetrics answers whole pixels: of 16 points at the medium size 15.5 on a 2x screen, as headings of 31, 23 and 19 points show in
        // pictures whose theme multiplies them (gonzalezreal/swift-markdown-ui, iOS 15).
        Value(style.scaled(CGFloat(base), at: size, scale: displayScale))
    }
}

extension ScaledMetric: LinkedProperty {
    mutating func link(_ inputs: _ViewInputs) {
        size = inputs.environment.dynamicTypeSize
        displayScale = inputs.environment.displayScale
    }
}
