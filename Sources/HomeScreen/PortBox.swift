import Synchronization

/// The port, known once the system has given it.
final class PortBox: Sendable {
    private let stored: Mutex<Int>

    init(_ port: Int) { stored = Mutex(port) }

    var value: Int {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
