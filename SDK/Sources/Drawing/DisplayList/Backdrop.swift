/// The backdrop of a filled area, seen through frosted glass: blurred, more saturated, under a veil. It takes the place of what it
/// shows, so that nothing sharp is left. Letters and SVG show the veil alone.
package struct Backdrop: Hashable, Sendable {
    /// The colour over what is blurred.
    package var veil: RGBA
    /// The Gaussian's standard deviation, points.
    package var blur: Double
    /// The factor of the saturation: how far colours move away from their grey; 1 changes nothing.
    package var saturation: Double
    /// The part of it that is seen before what is sharp, 0…1.
    package var opacity: Double

    package init(veil: RGBA, blur: Double, saturation: Double = 1, opacity: Double = 1) {
        self.veil = veil
        self.blur = blur
        self.saturation = saturation
        self.opacity = opacity
    }

    /// The plain colour that replaces the backdrop where nothing can be blurred.
    package var plain: RGBA { RGBA(veil.red, veil.green, veil.blue, veil.alpha * Float(opacity)) }
}

extension [DisplayItem] {
    /// Whether a change of some points of it may be seen beside them: something shows, blurred, what lies under it, or is seen in perspective.
    package var changesSpread: Bool {
        holdBackdrop
            || contains { item in
                guard case .layer(let layer) = item else { return false }
                return layer.projection != nil || layer.items.changesSpread
            }
    }

    /// Whether anything shows, blurred, what lies under it.
    var holdBackdrop: Bool {
        contains { item in
            switch item {
            case .fill(_, .backdrop, _), .stroke(_, .backdrop, _): true
            case .layer(let layer): layer.items.holdBackdrop
            case .liveText(let text): text.items.holdBackdrop
            case .liveMeter(let meter): meter.items.holdBackdrop
            default: false
            }
        }
    }
}
