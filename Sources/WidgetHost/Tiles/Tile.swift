import Foundation
import VitrineWidgetArchive

/// A placed widget with the archive it shows.
struct Tile: Sendable {
    var stored: StoredTile { didSet { due = nil } }
    var archive: ArchivedTimeline?
    var stage: StoredArchive.Stage?
    /// The schedule of the archive that is shown; a placeholder has its own.
    var shown = TimelineSchedule(dates: [], policy: .never)
    var version: Int
    /// Its kind has become another widget: it stays a blank white square and is asked for no more.
    private(set) var isBlank = false
    /// Why the last try of the request that runs failed; another try is on the way.
    var failing: ExtensionError?
    /// Requests that began under another number bring what nobody wants any more.
    var run = 0
    /// The entry that `version` stands for.
    var shownEntry: TimelineSchedule.Entry?
    /// What of its archive the place shows.
    private(set) var look = RenderEnvironment()
    /// What stands for it while nothing of it may be seen.
    private(set) var placeholder: ArchivedTimeline?
    /// The device is locked, and its data with it: it is asked for nothing.
    private(set) var isCovered = false
    /// Controls of it that were tapped, in their order, to which the widget has not answered yet.
    private(set) var tapped: [TappedControl] = []
    private var taps = 0
    /// The time at which the archive that is shown was made.
    private(set) var made = Date.distantPast
    /// The size of that archive in the store, in bytes.
    var bytes = 0
    /// Timelines before it whose archives are kept, oldest first.
    private(set) var kept: [KeptTimeline] = []
    /// A number that grows whenever a date reads otherwise.
    private(set) var tick = 0
    private var due: Double?
    private var stands = -Double.infinity
    /// Seconds at which another entry takes over.
    private(set) var entryUntil = Double.infinity
    /// The moments for which its dates read as they do now.
    private var reads = Reads()

    private struct Reads {
        var from = Date.distantPast
        var until: Date?
        /// The frames of the dates.
        var frames: [CGRect] = []

        func hold(at now: Date) -> Bool { now >= from && until.map { now < $0 } ?? true }
    }

    init(_ stored: StoredTile, version: Int) {
        self.stored = stored
        self.version = version
    }

    /// Takes an archive for what it shows.
    mutating func show(_ archive: ArchivedTimeline, stage: StoredArchive.Stage, at now: Date) {
        keepTimeline(until: now)
        if stage == .placeholder { placeholder = archive }
        self.archive = archive
        self.stage = stage
        made = now
        shown = TimelineSchedule(archive)
        version += 1
        shownEntry = shown.shown(at: now)
        readDates(at: now)
    }

    /// The archive that is shown until now can be looked at for a day.
    private mutating func keepTimeline(until now: Date) {
        // After the clock was put back; in the store one of the same moment gives way, too.
        kept.removeAll { $0.made == now }
        guard stage == .timeline, archive != nil, made < now else { return }
        kept.append(KeptTimeline(made: made, until: now, shown: shown.changes(from: made, until: now), bytes: bytes))
    }

    /// What the store still has of the day before a start.
    mutating func keep(_ timelines: [KeptTimeline], made: Date, bytes: Int) {
        kept = timelines
        (self.made, self.bytes) = (made, bytes)
    }

    mutating func forget(_ outlived: [Date]) {
        guard !outlived.isEmpty else { return }
        let gone = Set(outlived)
        kept.removeAll { gone.contains($0.made) }
    }

    /// Nothing is shown until something comes in the new size.
    mutating func resize(to family: WidgetFamilyName) {
        stored.family = family
        (stored.failure, stored.cause, failing) = (nil, nil, nil)
        (archive, stage, shownEntry, tapped, kept, placeholder) = (nil, nil, nil, [], [], nil)
        shown = TimelineSchedule(dates: [], policy: .never)
        version += 1
        run += 1
        readDates(at: .distantPast)
    }

    /// What it showed is not what its kind shows now.
    mutating func blank(because cause: TileCause) {
        isBlank = true
        archive = nil
        shown = TimelineSchedule(dates: [], policy: .never)
        shownEntry = nil
        version += 1
        (stored.failure, stored.cause) = (cause.words, cause.code)
    }

    /// Follows the clock; true when another entry is shown now.
    /// - Parameter ticks: a date that reads otherwise is another picture too.
    mutating func follow(_ now: Date, ticks: Bool) -> Bool {
        let entry = shown.shown(at: now), moved = entry != shownEntry
        guard moved || !reads.hold(at: now) else { return false }
        shownEntry = entry
        readDates(at: now, elsewhere: moved)
        tick += 1
        guard moved || ticks else { return false }
        version += 1
        return true
    }

    /// The time at which a date of the picture reads otherwise.
    var nextReading: Date? { reads.until }

    /// - Parameter elsewhere: another picture is shown, whose dates may stand elsewhere.
    private mutating func readDates(at now: Date, elsewhere: Bool = true) {
        let view = view
        let until = view?.nextChange(after: now)
        // Without a date that follows the time the picture stands at any moment.
        reads = Reads(from: until == nil ? .distantPast : now, until: until, frames: elsewhere ? view?.liveFrames ?? [] : reads.frames)
        let next = shown.until(at: now)
        entryUntil = next?.timeIntervalSinceReferenceDate ?? .infinity
        stands = min(entryUntil, until?.timeIntervalSinceReferenceDate ?? .infinity)
    }

    /// The variants of the entry that is shown.
    var variants: [ArchivedView] {
        if isCovered { return placeholder?.entries.first?.variants ?? [] }
        guard let archive, let entry = shownEntry, archive.entries.indices.contains(entry.index) else { return [] }
        return archive.entries[entry.index].variants
    }

    /// The picture of the entry that is shown.
    var view: ArchivedView? { variants.nearest(wanted, flipped: flippedToggles) }

    /// What of the archive is shown now: after a tap what it will do, before it is done.
    var wanted: RenderEnvironment {
        guard !tapped.isEmpty else { return look }
        var wanted = look
        wanted.isInvalidated = true
        wanted.flippedToggle = flippedToggles.first
        return wanted
    }

    /// Every toggle that shows its other state: one that was tapped twice shows its own.
    var flippedToggles: [Int] {
        tapped.compactMap(\.toggle).reduce(into: Set<Int>()) { $0.formSymmetricDifference([$1]) }.sorted()
    }

    /// The frames of its dates, in points.
    var liveFrames: [CGRect] { reads.frames }

    /// A control was tapped: a toggle shows its other state at once; tapped again, its own.
    /// - Returns: the tap's number.
    mutating func tap(_ toggle: Int?, at now: Date) -> Int {
        taps += 1
        tapped.append(TappedControl(number: taps, toggle: toggle))
        version += 1
        readDates(at: now)
        return taps
    }

    /// The intent of a tap has been performed: what is asked for from now on is the answer to it.
    mutating func perform(_ tap: Int) {
        if let index = tapped.firstIndex(where: { $0.number == tap }) { tapped[index].isPerformed = true }
    }

    /// The taps whose intents have been performed.
    var performedTaps: Set<Int> { Set(tapped.lazy.filter(\.isPerformed).map(\.number)) }

    /// The taps have been answered, or will not be.
    mutating func untap(_ numbers: Set<Int>, at now: Date) {
        guard tapped.contains(where: { numbers.contains($0.number) }) else { return }
        tapped.removeAll { numbers.contains($0.number) }
        version += 1
        readDates(at: now)
    }

    /// The place shows it otherwise now.
    mutating func look(like look: RenderEnvironment, isCovered: Bool, at now: Date) {
        self.look = look
        self.isCovered = isCovered
        due = nil
        version += 1
        readDates(at: now)
    }

    /// The time at which it is asked for again.
    func nextRequest(at now: Date) -> Date? { isBlank || isCovered ? nil : stored.schedule.next(at: now) }

    /// The same in seconds, worked out once: among a thousand tiles it is looked for again and again.
    mutating func due(at now: Date) -> Double {
        if let due { return due }
        let seconds = nextRequest(at: now)?.timeIntervalSinceReferenceDate ?? .infinity
        due = seconds
        return seconds
    }

    /// Seconds before which neither another entry is shown nor a date reads otherwise.
    var standsUntil: Double { stands }

    var status: TileState.Status {
        if let failure = stored.failure { return .stale(reason: failure) }
        return stage == .timeline ? .live : .waiting
    }

    func state(on device: Device, at now: Date) -> TileState {
        let view = view
        let words = view?.summary(at: now) ?? ""
        let size = device.size(of: stored.family) ?? PointSize(width: 0, height: 0)
        var state = TileState(
            id: stored.id, app: stored.app, kind: stored.kind, name: stored.name, family: stored.family, size: size,
            cornerRadius: device.cornerRadius(of: stored.family), status: status, version: version, shownEntry: shownEntry?.date,
            until: shown.until(at: now), nextRequest: nextRequest(at: now), entries: shown.entries.map(\.date),
            taps: view?.taps ?? [], widgetURL: view?.widgetURL, label: words.isEmpty ? stored.name : words,
            refreshesLeft: stored.schedule.budget.left(at: now), refreshesPerDay: stored.schedule.budget.rule.perDay,
            isConfigurable: stored.isConfigurable, cause: cause(at: now))
        state.screen = stored.screen
        state.isBlank = (view?.drawsNothing ?? true) || (stage == .placeholder && stored.failure != nil)
        (state.kept, state.isPending) = (keptDates(at: now), !tapped.isEmpty)
        (state.dates, state.nextTick) = (liveFrames, reads.until)
        if archive != nil { state.since = made }
        if let place = stored.place, let span = ScreenGrid.span(of: stored.family, stored.screen, device) {
            state.place = place
            state.span = span
            state.frame = ScreenGrid.of(stored.screen, device).frame(of: place, stored.family, stored.screen, device)
        }
        return state
    }
}
