import Foundation
import VitrineDrawing
import VitrineUIKit

/// The style that marks a selection: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { TintShapeStyle()._paint(inputs) }
}

/// Words that stand where others are to be written.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { Color(uiColor: .placeholderText)._paint(inputs) }
}

/// Words that lead somewhere.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { Color(uiColor: .link)._paint(inputs) }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint { .color(SystemColor.background.rgba(in: inputs.environment)) }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// An image repeated from the upper left.
public struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the image that is repeated, in fractions of it.
    public var sourceRect: CGRect
    /// Points for each of the image's points.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        let report = RenderContext.current
        guard let bitmap = image.bitmap(in: inputs.environment, report: { report?.report($0) }) else {
            if case .symbol = image.source { report?.report("ImagePaint: a symbol is not repeated, only a bitmap is; drawn clear") }
            return .color(.clear)
        }
        if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) { report?.report("ImagePaint(sourceRect:): the whole image is repeated") }
        return _StylePaint(kind: .image(bitmap, sourceRect, max(scale, 0.001)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension ShapeStyle {
    /// The style as if it filled another rectangle: a gradient begins and ends there.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredStyle(base: self, rect: rect) }
}

/// A style that fills as if a rectangle of its own were filled.
public struct _AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let rect: CGRect
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        var paint = base._paint(inputs)
        paint.anchor = rect
        return paint
    }
}

/// A level below another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        var inputs = inputs
        inputs.level += level
        return base._paint(inputs)
    }
}
