import WidgetArchive

/// ``TimelineReloading`` over the line to the host.
public struct LineTimelines: TimelineReloading {
    private let line: ChildLine?

    public init(line: ChildLine? = .shared) {
        self.line = line
    }

    public func reloadAllTimelines() async {
        try? line?.send(.reloadAllTimelines)
    }
}
