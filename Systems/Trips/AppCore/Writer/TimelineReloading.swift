/// Asks for new timelines of every widget of this app.
public protocol TimelineReloading {
    func reloadAllTimelines() async
}
