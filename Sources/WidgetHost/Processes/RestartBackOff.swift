/// How long a process that keeps dying stays down: nothing the first time, then longer and longer. Real time, whatever the clock shows.
package struct RestartBackOff: Hashable, Sendable {
    package var first: Duration
    package var longest: Duration
    private var deaths = 0

    package init(first: Duration = .milliseconds(200), longest: Duration = .seconds(30)) {
        self.first = first
        self.longest = longest
    }

    /// Counts a death and says how long to wait.
    package mutating func next() -> Duration {
        deaths += 1
        guard deaths > 1 else { return .zero }
        return min(longest, first * (1 << min(deaths - 2, 20)))
    }

    /// It did what it is for.
    package mutating func reset() { deaths = 0 }
}
