import Foundation

/// The device's display: an iPhone's of 393 × 852 points at three pixels a point.
public final class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    private override init() {}

    /// The bounds in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// The bounds in pixels.
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// The scale in pixels per point.
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { 3 }
    public var maximumFramesPerSecond: Int { 60 }
    /// The notification that the display's mode has changed; never posted here.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// The notification that a recording of the display has begun or ended; never posted here.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
    /// The notification that the brightness has changed; never posted here.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// The notification that another display was connected; never posted here.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// The notification that another display was disconnected; never posted here.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// How much brighter than white the screen may be now: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white the screen may ever be: not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }
    public var brightness: CGFloat { 0.5 }
    public var isCaptured: Bool { false }
    public var traitCollection: UITraitCollection { .current }

    /// Points, whichever way the device is held: the display itself.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// Points as the device is held: the display itself, as it is never turned.
    public var coordinateSpace: any UICoordinateSpace { self }
}

/// An object with a coordinate space of its own.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    /// All of it, in its own points.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    // A view's points are the display's, moved to where the view lies in its window; a window fills the display.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let onScreen = (self as? UIView)?.convert(point, to: nil as UIView?) ?? point
        return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        let onScreen = (self as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
        return (coordinateSpace as? UIView)?.convert(onScreen, from: nil as UIView?) ?? onScreen
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { coordinateSpace.convert(rect, to: self) }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
