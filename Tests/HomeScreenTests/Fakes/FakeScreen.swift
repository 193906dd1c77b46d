import Synchronization
import VitrineWidgetArchive
import WidgetHost

/// The device and its screens, of which a test decides what they offer and how slowly they answer.
@dynamicMemberLookup
final class FakeScreen: ScreenArranging {
    struct Behavior: Sendable {
        /// The offered widget asks for its sheet when it is placed.
        var prompts = false
        /// The sizes in which the widget is offered.
        var families: [WidgetFamilyName] = [.systemSmall, .systemLarge]
        /// A removed tile is gone; otherwise it stays for what the test does next.
        var takesAway = false
        /// A move is answered only once moves are no longer slow.
        var isSlow = false
    }

    private struct State {
        var behavior = Behavior()
        var moves: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())
    private let scene: FakeScene
    private let record: RequestRecord

    init(_ scene: FakeScene, _ record: RequestRecord) {
        self.scene = scene
        self.record = record
    }

    subscript<Value>(dynamicMember member: WritableKeyPath<Behavior, Value>) -> Value {
        get { state.withLock(\.behavior)[keyPath: member] }
        set {
            let waiting = state.withLock { state in
                state.behavior[keyPath: member] = newValue
                defer { if !state.behavior.isSlow { state.moves = [] } }
                return state.behavior.isSlow ? [] : state.moves
            }
            waiting.forEach { $0.resume() }
        }
    }

    func begin() { state.withLock { $0.behavior = Behavior() } }

    func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment {
        try record.note("environment")
        try scene.change { $0.environment = try change.applied(to: $0.environment) }
        return scene.environment
    }

    func offered() async -> [GalleryWidget] {
        [
            GalleryWidget(
                app: "com.example.app", kind: "Kind", name: "Trips", description: "Your <script>trip</script>.",
                families: self.families, isConfigurable: true, promptsForConfiguration: self.prompts,
                refusals: [.init(family: .accessoryInline, code: .deviceLacksFamily, words: "An iPhone 15 has none.")])
        ]
    }

    func place(_ request: PlacementRequest) async throws -> String {
        let spot = request.place.map { " at \($0.page) \($0.column) \($0.row)" } ?? ""
        if let recommendation = request.recommendation {
            try record.note("place \(request.kind) \(request.family.rawValue) as \(recommendation)\(spot)")
            return "tile-3"
        }
        try record.note("place \(request.kind) \(request.family.rawValue)\(spot)")
        return self.prompts ? FakeScene.tile : "tile-2"
    }

    func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile] {
        try record.note("move \(tile) \(screen?.rawValue ?? "here") \(place.page) \(place.column) \(place.row)", of: tile)
        await withCheckedContinuation { continuation in
            let waits = state.withLock { state in
                if state.behavior.isSlow { state.moves.append(continuation) }
                return state.behavior.isSlow
            }
            if !waits { continuation.resume() }
        }
        scene.place = place
        return [ArrangedTile(id: tile, place: place, span: CellSpan(columns: 2, rows: 2))]
    }

    func resize(tile: String, to family: WidgetFamilyName) async throws {
        try record.note("resize \(tile) \(family.rawValue)", of: tile)
        scene.change { ($0.family, $0.version) = (family, $0.version + 1) }
    }

    func remove(tile: String) async throws {
        try record.note("remove \(tile)", of: tile)
        scene.isGone = self.takesAway
    }

    func restore(tile: String) async throws {
        try record.note("restore \(tile)", of: tile)
        scene.isGone = false
    }
}
