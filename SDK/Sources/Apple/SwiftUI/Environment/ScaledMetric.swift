import Foundation

/// A length that grows with the size of type, as the text style it is relative to does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle
    private var size = DynamicTypeSize.large

    public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
        base = wrappedValue
        self.style = style
    }

    public var wrappedValue: Value {
        // UIFontMetrics answers multiples of a third of a point on a 3x screen.
        Value(style.scaled(CGFloat(base), at: size))
    }
}

extension ScaledMetric: LinkedProperty {
    mutating func link(_ inputs: _ViewInputs) { size = inputs.environment.dynamicTypeSize }
}
