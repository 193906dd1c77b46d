import Foundation
import VitrineDrawing

/// Colours and their places (0…1) along a line or between circles.
public final class CGGradient: @unchecked Sendable {
    let stops: [GradientStop]

    /// Makes a gradient; nil without colours. Without locations they stand at equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = (0..<colors.count).compactMap { colors[$0] as? CGColor }
        guard !colors.isEmpty else { return nil }
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            GradientStop(color: color.rgba, location: Double(locations?[index] ?? CGFloat(index) / CGFloat(last)))
        }
    }

    /// Makes a gradient of components; nil without colours, or for a space that is neither grey nor RGB.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        var stops: [GradientStop] = []
        for index in 0..<count {
            guard let color = CGColor(colorSpace: space, components: components + index * stride) else { return nil }
            let place = locations?[index] ?? CGFloat(index) / CGFloat(max(count - 1, 1))
            stops.append(GradientStop(color: color.rgba, location: Double(place)))
        }
        self.stops = stops
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
