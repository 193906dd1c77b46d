import Foundation
import VitrineDrawing
import VitrineUIKit

/// The styles of `foregroundStyle(_:_:_:)` in a part of the tree.
final class ForegroundLevels: Sendable {
    let styles: [AnyShapeStyle]
    /// The foreground levels inside those styles.
    let outer: ForegroundLevels?

    init(_ styles: [AnyShapeStyle], outer: ForegroundLevels?) {
        self.styles = styles
        self.outer = outer
    }

    func paint(level: Int, _ inputs: _StyleInputs) -> _StylePaint {
        var inputs = inputs
        inputs.foreground = outer
        if level < styles.count {
            inputs.level = 0
            return styles[level]._paint(inputs)
        }
        inputs.level = level
        return styles[0]._paint(inputs)
    }
}

/// Returns the opacity of a level below a style.
func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
}

/// One of the levels of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        let total = level + inputs.level
        if let foreground = inputs.foreground { return foreground.paint(level: total, inputs) }
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        return .color(labels[min(total, labels.count - 1)].rgba(in: inputs.environment))
    }
}

extension SystemColor {
    func rgba(in environment: EnvironmentValues) -> RGBA {
        rgba(
            isDark: environment.colorScheme == .dark, isElevated: environment.isElevated,
            isContrastIncreased: environment.colorSchemeContrast == .increased)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { HierarchicalShapeStyle.primary._paint(inputs) }
}

/// The current background.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        if let style = inputs.environment.backgroundStyleValue {
            var inputs = inputs
            inputs.environment.backgroundStyleValue = nil
            return style._paint(inputs)
        }
        return .color(SystemColor.background.rgba(in: inputs.environment))
    }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        guard let tint = inputs.environment.tint else {
            return .color(AccentColor.rgba(in: inputs.environment).opacity(VitrineSwiftUI.opacity(ofLevel: inputs.level)))
        }
        var inputs = inputs
        inputs.environment.tint = nil
        return tint._paint(inputs)
    }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { .color(SystemColor.separator.rgba(in: inputs.environment)) }
}

/// Quiet areas; its levels are UIKit's system fills, from thin shapes to large areas.
public struct FillShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
        return .color(fills[min(max(0, inputs.level), fills.count - 1)].rgba(in: inputs.environment))
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
