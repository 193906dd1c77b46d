import Foundation

/// The style of a rounded corner: how its curve leaves the sides.
public enum RoundedCornerStyle: UInt8, Hashable, Sendable, Codable { case circular, continuous }

/// The radii of a rectangle's corners, in points. Leading is left: whoever lays out right to left swaps them.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top left corner.
    public var topLeading: CGFloat
    /// The radius of the bottom left corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom right corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top right corner.
    public var topTrailing: CGFloat

    /// Radii for the four corners; one that is not given is 0, a square corner.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    /// A closed rectangle; an empty path for a null or an infinite one.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// A closed ellipse that touches the rectangle's sides; an empty path for a null or an infinite one.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A closed rectangle with corners of one radius, in points, which is at most half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A closed rectangle whose corners have a radius across and one down, in points, each at most half of its side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A closed rectangle with a radius for each corner, in points, at most half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a closed rectangle, clockwise on a screen from its top left corner; nothing for a null or an infinite one.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds closed rectangles, each a part of its own; null and infinite ones are left out.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed ellipse that touches the rectangle's sides, clockwise on a screen from its right end; nothing for a null or an
    /// infinite one.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let toRect = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, startRadians: 0, endRadians: 2 * .pi, clockwise: false)
        circle.closeSubpath()
        addPath(circle, transform: toRect.concatenating(transform))
    }

    /// Adds a closed rectangle whose corners have a radius across and one down, in points, each at most half of its side; two equal ones
    /// stay equal where there is too little room.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        addRounded(rect, Array(repeating: cornerSize, count: 4), style, transform)
    }

    /// Adds a closed rectangle with a radius for each corner, in points, at most half of the shorter side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        addRounded(rect, radii.map { CGSize(width: $0, height: $0) }, style, transform)
    }

    /// `sizes` from the top left, clockwise.
    private mutating func addRounded(
        _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
        var path = Path()
        let places: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
            (rect.minX, rect.minY, 0, -1), (rect.maxX, rect.minY, 1, 0), (rect.maxX, rect.maxY, 0, 1), (rect.minX, rect.maxY, -1, 0),
        ]
        for (size, place) in zip(sizes, places) {
            let (x, y, forwardX, forwardY) = place
            var (width, height) = (min(max(0, size.width), halfWidth), min(max(0, size.height), halfHeight))
            // A round corner that finds too little room stays round: a low view with large corners is a pill, not an ellipse.
            if size.width == size.height { (width, height) = (min(width, height), min(width, height)) }
            let corner = CGPoint(x: x, y: y)
            guard width > 0, height > 0 else {
                path.isEmpty ? path.move(to: corner) : path.addLine(to: corner)
                continue
            }
            // The unit corner comes up along its y axis and leaves along its x axis; each real corner is a quarter turn on.
            let across = halfWidth / width, down = halfHeight / height, isUpright = forwardX == 0
            let shape = Corner(style: style, roomX: isUpright ? across : down, roomY: isUpright ? down : across)
            let turn = CGAffineTransform(
                a: -forwardY * width, b: forwardX * height, c: forwardX * -width, d: -forwardY * height, tx: x, ty: y)
            shape.add(to: &path, transform: turn)
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }
}
