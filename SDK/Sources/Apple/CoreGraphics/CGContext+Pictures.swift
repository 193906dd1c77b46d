import Foundation
import VitrineDrawing

// Images and gradients.
extension CGContext {
    /// The picture's top goes to the rectangle's end on the y axis: upright where y goes up, upside down where UIKit lets it go down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.width != 0, rect.height != 0 else { return }
        guard byTiling else {
            use(image)
            return draw([self.image(image, in: rect.standardized)], area: Path(rect))
        }
        tile(image, in: rect.standardized)
    }

    func image(_ image: CGImage, in rect: CGRect) -> DisplayItem {
        var layer = Layer(items: [
            .image(
                ImageItem(
                    key: image.key, frame: CGRect(x: 0, y: 0, width: rect.width, height: rect.height),
                    interpolation: state.interpolation.drawn))
        ])
        layer.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        return .layer(layer)
    }

    /// Draws a picture as often as it takes to fill the context.
    private func tile(_ image: CGImage, in rect: CGRect) {
        let area = boundingBoxOfClipPath
        let (across, down) = (area.width / rect.width, area.height / rect.height)
        // Tiles smaller than that are not told apart.
        guard across < 1000, down < 1000, across * down < 10_000 else { return }
        use(image)
        let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let bottom = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        var items: [DisplayItem] = []
        for row in 0...Int(down) + 1 {
            for column in 0...Int(across) + 1 {
                let place = CGPoint(x: left + CGFloat(column) * rect.width, y: bottom + CGFloat(row) * rect.height)
                items.append(self.image(image, in: CGRect(origin: place, size: rect.size)))
            }
        }
        draw(items)
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let area = boundingBoxOfClipPath.insetBy(dx: -1, dy: -1)
        let paint = Paint.linear(stops: gradient.stops, start: startPoint, end: endPoint)
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return }
        // A band between the ends, as far along as the options let it and as wide as the context.
        let reach = [startPoint, endPoint].map { point in
            max(abs(area.minX - point.x), abs(area.maxX - point.x)) + max(abs(area.minY - point.y), abs(area.maxY - point.y))
        }.reduce(length, +)
        let (ux, uy) = (dx / length, dy / length)
        func corner(_ point: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: point.x + ux * along - uy * across, y: point.y + uy * along + ux * across)
        }
        let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach : 0
        var band = Path()
        band.addLines([
            corner(startPoint, before, -reach), corner(endPoint, after, -reach), corner(endPoint, after, reach),
            corner(startPoint, before, reach),
        ])
        band.closeSubpath()
        draw([.fill(band, paint, .nonZero)])
    }

    /// The circles are drawn about the end's centre: cones between circles of different centres are not.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let paint = Paint.radial(stops: gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
        }
        let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
        let goesIn = options.contains(startRadius <= endRadius ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let goesOut = options.contains(startRadius <= endRadius ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        var path = goesOut ? Path(boundingBoxOfClipPath) : Path(ellipseIn: circle(outer))
        if !goesIn, inner > 0 { path.addEllipse(in: circle(inner)) }
        draw([.fill(path, paint, .evenOdd)])
    }
}
