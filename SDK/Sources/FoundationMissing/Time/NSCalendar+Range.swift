import Foundation

extension NSCalendar {
    /// The part of a calendar that a date is in, such as its month: when it begins, and how many seconds it has.
    /// - Returns: false where there is no such part.
    public func range(
        of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let part = range(of: unit, for: date) else { return false }
        start?.pointee = NSDate(timeIntervalSinceReferenceDate: part.start.timeIntervalSinceReferenceDate)
        interval?.pointee = part.duration
        return true
    }
}
