/// What is told each time the system asks for a timeline: the only moment at which an extension can find out which widgets are placed.
public protocol LifecycleWatching: Sendable {
    func timelineAsked() async
}
