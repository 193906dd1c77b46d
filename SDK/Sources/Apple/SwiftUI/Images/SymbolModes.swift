import Foundation
import VitrineDrawing

/// The mode in which the value of a symbol is shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
    enum Kind: Sendable { case color, draw }
    let kind: Kind
    /// Parts past the value are faint.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// Parts past the value are not drawn, and one may be drawn in part.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

/// The mode in which a symbol's parts are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    enum Kind: Sendable { case flat, gradient }
    let kind: Kind
    /// The parts are filled in one colour.
    public static let flat = SymbolColorRenderingMode(kind: .flat)
    /// The parts are filled in a gradient of their colour, lighter at the top.
    public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

private enum VariableValueModeKey: EnvironmentKey { static let defaultValue: SymbolVariableValueMode? = nil }
private enum ColorRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolColorRenderingMode? = nil }

extension EnvironmentValues {
    /// The mode in which the values of symbols are shown; nil for the symbol's own.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[VariableValueModeKey.self] }
        set { self[VariableValueModeKey.self] = newValue }
    }
    /// The mode in which the parts of symbols are filled; nil for one colour.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[ColorRenderingModeKey.self] }
        set { self[ColorRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the values of symbols are shown.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
    /// Sets how the parts of symbols are filled.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }
}

extension Image {
    /// The image with its value shown in a way.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var copy = self
        copy.valueMode = mode
        return copy
    }
    /// The image with its parts filled in a way.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var copy = self
        copy.colorMode = mode
        return copy
    }

    /// A symbol of an asset catalogue, with a value.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A symbol of an asset catalogue, with a value and words for it.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// A symbol of an asset catalogue, with a value; it is not read aloud.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }
}

extension _StylePaint {
    /// A colour as the gradient of itself that `Color.gradient` is.
    var graded: _StylePaint {
        guard case .color(let rgba) = kind else { return self }
        func lighter(_ value: Float) -> Float { value + (1 - value) * 0.18 }
        let top = RGBA(lighter(rgba.red), lighter(rgba.green), lighter(rgba.blue), rgba.alpha)
        var copy = self
        copy.kind = .linear([GradientStop(color: top, location: 0), GradientStop(color: rgba, location: 1)], .top, .bottom)
        return copy
    }
}
