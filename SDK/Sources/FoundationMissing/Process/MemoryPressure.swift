import Dispatch
import Foundation

// The news that memory becomes scarce. A machine has none for one process: a source of them can be made, started and cancelled, and never
// fires.

/// A source of the news that memory becomes scarce.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The level of memory pressure.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that were asked for.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// The level of memory pressure.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// - Returns: a source that never fires.
    public class func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
        -> any DispatchSourceMemoryPressure
    {
        // No other kind of source is made by the call.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}

extension DispatchSource: DispatchSourceMemoryPressure {
    public var data: MemoryPressureEvent { .normal }
    public var mask: MemoryPressureEvent { .all }
}

/// Content that can be discarded when memory becomes scarce, and is claimed before it is used.
public protocol NSDiscardableContent {
    /// - Returns: whether it is still there.
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
