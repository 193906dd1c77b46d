import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Storage: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    public init(floatLiteral value: Double) { storage = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { storage = .fixed(CGFloat(value)) }

    /// The dimension that suits the mark.
    public static var automatic: MarkDimension { MarkDimension(.automatic) }
    /// A part of the step from one value to the next.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
    /// The step less so many points on both sides.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// A dimension in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

    /// Points of a step of so many points.
    func length(of step: CGFloat, automatic: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch storage {
            case .automatic: automatic
            case .fixed(let length): length
            case .ratio(let ratio): step * ratio
            case .inset(let inset): step - 2 * inset
            }
        return length.isFinite ? max(length, 0) : 0
    }
}

/// The way in which marks at the same place are stacked.
public struct MarkStackingMethod: Equatable, Sendable {
    enum Storage: Sendable { case standard, normalized, center, unstacked }
    let storage: Storage

    /// Stacks marks on one another.
    public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
    /// Stacks marks on one another, scaled so that the sum is 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
    /// Stacks marks on one another, centred about the middle.
    public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
    /// Draws marks in front of one another.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}

/// The method by which a line is interpolated from point to point.
public struct InterpolationMethod: Sendable {
    enum Storage: Hashable, Sendable {
        case linear, monotone
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
        /// The place of the step between two points: 0 at the first, 1 at the second.
        case step(CGFloat)
    }
    let storage: Storage

    /// Connects points by straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
    /// The line is round, through every point.
    public static var cardinal: InterpolationMethod { .cardinal(tension: 0) }
    /// The line is round, the less so the nearer the tension is to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(storage: .cardinal(tension)) }
    /// The line is round, through every point, without loops.
    public static var catmullRom: InterpolationMethod { .catmullRom(alpha: 0.5) }
    /// The line is round; alpha 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(storage: .catmullRom(alpha)) }
    /// The line is round, and never beyond its points.
    public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
    /// Level to the next point, from its value.
    public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .step(0)) }
    /// Level, with a step half way.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .step(0.5)) }
    /// Level from each point to the next.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .step(1)) }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The method's name, with what it is given.
    public var description: String {
        switch storage {
        case .linear: "linear"
        case .monotone: "monotone"
        case .cardinal(let tension): "cardinal(\(tension))"
        case .catmullRom(let alpha): "catmullRom(\(alpha))"
        case .step(let place): place == 0 ? "stepStart" : place == 1 ? "stepEnd" : "stepCenter"
        }
    }
}
