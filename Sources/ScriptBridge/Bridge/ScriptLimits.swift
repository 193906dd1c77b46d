/// The limits on what a script may use.
public struct ScriptLimits: Equatable, Sendable {
    /// Seconds of processor time without a pause.
    public var turn: Double
    /// Bytes of JavaScript's memory.
    public var memory: Int
    /// Seconds in which a call from Swift must be settled.
    public var call: Double
    /// Native calls that have not been answered.
    public var calls: Int
    /// Timers that wait.
    public var timers: Int
    /// Events that wait for the script.
    public var events: Int
    /// Lines that one turn may log.
    public var lines: Int

    /// Limits that suit an app, except for what is given: 2 s a turn, 192 MB, 30 s a call.
    public init(
        turn: Double = 2, memory: Int = 192 << 20, call: Double = 30, calls: Int = 10_000, timers: Int = 10_000, events: Int = 10_000,
        lines: Int = 200
    ) {
        self.turn = turn
        self.memory = memory
        self.call = call
        self.calls = calls
        self.timers = timers
        self.events = events
        self.lines = lines
    }
}
