import CVirtualClock
import Foundation

// A `NumberFormatter` has never more digits at least than at most: where one of the two passes the other, it takes the other along. The one of
// Foundation on Linux keeps both, and the least goes before: amounts of a currency that were to have no cents have them.

extension NumberFormatter {
    @_silgen_name("$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs")
    fileprivate func foundationSetLeastFractionDigits(_ count: Int)
    @_silgen_name("$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs")
    fileprivate func foundationSetMostFractionDigits(_ count: Int)

    /// Digits after the point that are written at least; there are at most as many or more.
    @_silgen_name("vitrine_least_fraction_digits")
    public final func vitrineSetLeastFractionDigits(_ count: Int) {
        if maximumFractionDigits < count { foundationSetMostFractionDigits(count) }
        foundationSetLeastFractionDigits(count)
    }

    /// Digits after the point that are written at most; there are at least as many or fewer.
    @_silgen_name("vitrine_most_fraction_digits")
    public final func vitrineSetMostFractionDigits(_ count: Int) {
        if minimumFractionDigits > count { foundationSetLeastFractionDigits(count) }
        foundationSetMostFractionDigits(count)
    }
}

enum FractionDigits {
    /// Puts ours in the place of Foundation's; once, before the process has a second thread.
    /// - Returns: whether Foundation's were there, as they are not in one of another layout.
    @discardableResult static func mend() -> Bool {
        let least = ClassTable.replace(
            "$s10Foundation15NumberFormatterC21minimumFractionDigitsSivs", of: NumberFormatter.self,
            by: vitrine_least_fraction_digits_entry())
        let most = ClassTable.replace(
            "$s10Foundation15NumberFormatterC21maximumFractionDigitsSivs", of: NumberFormatter.self,
            by: vitrine_most_fraction_digits_entry())
        return least && most
    }
}
