import Drawing

/// The end of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square

    @_spi(Vitrine) public var stroke: Stroke.Cap {
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

    @_spi(Vitrine) public var stroke: Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

/// How a bitmap is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable { case `default`, none, low, high, medium }

/// How colours meet what lies under them.
public enum CGBlendMode: Int32, Hashable, Sendable { case normal, multiply, screen, overlay, darken, lighten, clear, copy }
