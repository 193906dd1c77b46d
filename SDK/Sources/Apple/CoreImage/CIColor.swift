import Foundation
import VitrineCoreGraphics

/// A colour by its parts, 0…1 each, in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(cgColor color: CGColor) {
        let parts = color.rgba
        (red, green, blue, alpha) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.alpha))
    }
    public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) { (red, green, blue, alpha) = (r, g, b, a) }
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) { self.init(red: r, green: g, blue: b, alpha: 1) }
    /// Makes a colour of up to four numbers with spaces between; black where there is none.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        func part(_ index: Int, _ missing: CGFloat) -> CGFloat { index < parts.count ? parts[index] : missing }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    public var numberOfComponents: Int { 4 }
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor).map { ($0.red, $0.green, $0.blue, $0.alpha) == (red, green, blue, alpha) } ?? false
    }
    open override var hash: Int { [red, green, blue, alpha].hashValue }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A vector of some numbers.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }
    private init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    public var count: Int { values.count }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The first four.
    var parts: [Float] { (0..<4).map { Float(value(at: $0)) } }
    /// The number at an index; 0 beyond the last.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}
