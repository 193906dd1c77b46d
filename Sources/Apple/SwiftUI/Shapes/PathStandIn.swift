import Drawing
import Foundation

extension Path {
    init(_ rect: CGRect) {
        self.init(elements: [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
        ])
    }
    init(ellipseIn rect: CGRect) { self.init(rect) }
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) { self.init(rect) }
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) { self.init(rect) }
    init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) { self.init(rect) }
    func applying(_ t: CGAffineTransform) -> Path { self }
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
