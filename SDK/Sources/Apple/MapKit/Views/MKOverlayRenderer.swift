import Foundation
import VitrineUIKit

/// What draws an overlay; no map is drawn with one here.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Draws nothing: an overlay without places.
    public override convenience init() { self.init(overlay: MKPolyline(points: [], count: 0)) }
    open func setNeedsDisplay() {}
}

/// Draws a path with a colour and a line.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

/// Draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(points: [], count: 0) }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a part with corners.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(points: [], count: 0) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
