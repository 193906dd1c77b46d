/// A stretch of time: from its first second up to, and without, its end. Seconds since 1970.
public struct Period: Sendable, Hashable {
    /// The first second.
    public var start: Int64
    /// The second after the last one.
    public var end: Int64

    /// Makes a period from a first second up to an end; never shorter than nothing.
    public init(start: Int64, end: Int64) {
        self.start = start
        self.end = max(start, end)
    }
}
