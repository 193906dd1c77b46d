import Foundation

/// The device's display: an iPhone's of 393 × 852 points at three pixels a point.
public final class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    private override init() {}

    /// Points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// Pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// Pixels per point.
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { 3 }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat { 0.5 }
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }
}
