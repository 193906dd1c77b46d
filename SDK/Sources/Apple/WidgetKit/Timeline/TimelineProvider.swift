/// Gives a widget its entries. Calls may overlap and may come more than once for the same picture.
@preconcurrency public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry at once and without looking anything up: the system masks its text and images.
    func placeholder(in context: Context) -> Entry

    /// One entry for the gallery (`context.isPreview`) or for a moment's notice.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries from now on. `completion` is called once; later calls are ignored.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// The times at which it may be of use; never asked for here.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
