import VitrineWidgetArchive

/// The widgets' own snapshots for the gallery: each is asked for once of a build, in each size and each set of surroundings.
struct GalleryPreviews: Sendable {
    /// One size of one widget in one set of surroundings, as the builds have it that are installed after so many updates.
    struct Key: Hashable, Sendable {
        var update: Int
        var kind: String
        var family: WidgetFamilyName
        var device: String
        var looks: [RenderEnvironment]
    }

    /// A snapshot, under the number of its picture.
    struct Preview: Sendable {
        var number: Int
        var entry: ArchivedEntry
    }

    /// Entries that are remembered; past that all are asked for anew.
    static let most = 256
    /// Real time for which a snapshot that could not be drawn has the same answer: whoever looks at a gallery asks for a broken preview
    /// and then for the reason.
    static let failureHolds = Duration.seconds(5)

    private var previews: [Key: Preview] = [:]
    private var failures: [Key: (error: ExtensionError, at: ContinuousClock.Instant)] = [:]
    private var last = 0
    /// Requests for previews that wait until the intents of their process are done.
    var waiting = 0

    subscript(key: Key) -> Preview? { previews[key] }

    /// Why a snapshot could not be drawn a moment ago.
    mutating func failure(of key: Key, at now: ContinuousClock.Instant = .now) -> ExtensionError? {
        if let failed = failures[key], now - failed.at < Self.failureHolds { return failed.error }
        failures[key] = nil
        return nil
    }

    mutating func fail(_ key: Key, _ error: ExtensionError, at now: ContinuousClock.Instant = .now) { failures[key] = (error, now) }

    mutating func keep(_ entry: ArchivedEntry, as key: Key) -> Preview {
        if previews.count >= Self.most { (previews, failures) = ([:], [:]) }
        last += 1
        let preview = Preview(number: last, entry: entry)
        previews[key] = preview
        return preview
    }
}
