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
    /// Is posted when the display changes; it does not.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// How much brighter than white it may be now: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white it may ever be: not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }
    public var brightness: CGFloat { 0.5 }
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }

    /// Points, whichever way the device is held: the display itself.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Points as the device is held: the display itself, as it is never turned.
    public var coordinateSpace: any UICoordinateSpace { self }
}

/// Something that has points of its own.
public protocol UICoordinateSpace {
    /// All of it, in its own points.
    var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
