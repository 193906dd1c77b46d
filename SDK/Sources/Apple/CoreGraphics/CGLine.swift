import VitrineDrawing

/// The end of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square

    package var stroke: Stroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// The corner of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel

    package var stroke: Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

/// The quality with which a bitmap is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, high, medium

    package var drawn: ImageItem.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .high: .high
        case .default, .medium: .medium
        }
    }
}

/// The blend mode: how colours are combined with what lies under them.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter

    /// `clear`, `copy` and `destinationIn` take away first. `sourceIn` is right for opaque colours; `sourceOut`, `destinationAtop` and
    /// `xor` are drawn normally.
    package var drawn: BlendMode {
        switch self {
        case .normal, .clear, .copy, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceIn, .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
