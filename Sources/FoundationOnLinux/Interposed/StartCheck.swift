import CVirtualClock
import Foundation
import Synchronization

/// Finds out, by calling Foundation as a widget would, whether its calls arrive here.
enum StartCheck {
    enum Function: Int, CaseIterable {
        case preferences, locale, calendar
    }

    private static let seen = Atomic<Int>(0)
    private static let underWay = Atomic<Bool>(false)

    static var isUnderWay: Bool { underWay.load(ordering: .relaxed) }

    /// Noted by each interposed function; cheap enough for every call.
    static func reached(_ function: Function) {
        let bit = 1 << function.rawValue
        if seen.load(ordering: .relaxed) & bit == 0 { seen.bitwiseOr(bit, ordering: .relaxed) }
    }

    /// The first part of Foundation whose calls do not arrive, or nil.
    static func unreached() -> String? {
        underWay.store(true, ordering: .relaxed)
        defer { underWay.store(false, ordering: .relaxed) }
        _ = UserDefaults.standard.object(forKey: "VitrineStartCheck")
        _ = NumberFormatter().locale
        _ = NSCalendar.current
        let arrived = seen.load(ordering: .relaxed)
        for function in Function.allCases where arrived & 1 << function.rawValue == 0 { return "\(function)" }
        return vitrine_virtual_clock_is_reached() ? nil : "clock"
    }
}

/// Mends Foundation; called by the virtual clock's constructor in every process, before it has a second thread.
@_cdecl("vitrine_foundation_mend")
public func vitrineFoundationMend() {
    URLDefaults.mend()
    RequestCancelling.mend()
    ErrorWords.mend()
    RelativeDates.mend()
    FractionDigits.mend()
    FileRequests.mend()
}

/// Checks the start; called by the virtual clock's constructor in every process that the host starts.
@_cdecl("vitrine_foundation_start_check")
public func vitrineFoundationStartCheck() {
    guard let unreached = StartCheck.unreached() else { return }
    vitrine_refuse_to_start("Foundation's \(unreached) calls do not reach FoundationOnLinux")
}
