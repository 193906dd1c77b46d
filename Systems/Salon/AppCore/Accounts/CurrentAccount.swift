import SalonCalendar
import SalonCore

/// The account that is signed in, for code that must know at once and on any thread.
public final class CurrentAccount: Sendable {
    private let account = Locked<SalonAccount?>(nil)

    public init() {}

    var value: SalonAccount? {
        get { account.withLock { $0 } }
        set { account.withLock { $0 = newValue } }
    }
}
