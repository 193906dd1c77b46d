/// An observer of requests for timelines: they are the only moment at which an extension can find out which widgets are placed.
public protocol LifecycleWatching: Sendable {
    func timelineAsked() async
}
