/// Whether a cell is drawn as the primary one: full width, with bars. Its place makes it eligible, its data makes it so; of the widget's
/// size a cell knows nothing.
public struct PrimaryCell: Hashable, Sendable {
    /// The first slot, in a layout that has a primary cell.
    public let isEligible: Bool

    public init(isEligible: Bool) { self.isEligible = isEligible }

    public func isPrimary(_ state: MetricState) -> Bool {
        guard isEligible, case .metric(_, let figures?) = state else { return false }
        return figures.chart != nil
    }
}
