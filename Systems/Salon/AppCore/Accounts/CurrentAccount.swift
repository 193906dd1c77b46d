import Foundation
import SalonCore

/// Who is signed in, for those who must know at once and on any thread.
public final class CurrentAccount: @unchecked Sendable {
    private let lock = NSLock()
    // Only under the lock.
    private var account: SalonAccount?

    public init() {}

    var value: SalonAccount? {
        get { lock.withLock { account } }
        set { lock.withLock { account = newValue } }
    }
}
