// What its framework's own header imports, every file of a framework sees: this one imports nothing.

/// The next high water.
public struct Tide: Sendable {
    public let time: Date
    /// Metres.
    public let height: Double

    public init(time: Date, height: Double) {
        self.time = time
        self.height = height
    }

    /// Of the deep.
    public static var color: UIColor { .systemBlue }

    /// Twelve hours and twenty-five minutes later.
    public var next: Tide { Tide(time: time.addingTimeInterval(44_700), height: height) }
}
