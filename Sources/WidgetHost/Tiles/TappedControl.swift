/// A control that was tapped, until the widget has answered.
struct TappedControl: Hashable, Sendable {
    /// The tap's number, in the order of the tile's taps.
    var number: Int
    /// The toggle that is shown in its other state; nil for a button.
    var toggle: Int?
    /// Its intent has been performed: the next answer of the widget knows of it.
    var isPerformed = false
}
