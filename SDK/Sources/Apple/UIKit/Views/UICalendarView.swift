import Foundation

// A calendar to choose days from. It keeps what it is told; no day of it is drawn, and nobody chooses one.

/// A month's days, with decorations.
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// What stands below a day.
    @preconcurrency @MainActor public class Decoration: NSObject {
        public enum DecorationSize: Int, Sendable { case small, medium, large }
        /// A dot, in the tint's colour where none is said.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration { Decoration() }
    }

    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// A delegate that decorates days.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {}
}

/// How days are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    open func updateSelectableDates() {}
}

/// One day is chosen.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}

/// A delegate that is told which day was chosen.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// Several days are chosen.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = []
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}

/// A delegate that is told which days were chosen.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        true
    }
}
