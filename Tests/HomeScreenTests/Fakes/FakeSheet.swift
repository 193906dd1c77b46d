import Foundation
import Synchronization
import VitrineWidgetArchive
import WidgetHost

/// The sheet of a station board: every type of value, conditions, limits, and options that a test can hold back or let fail.
final class FakeSheet: TileConfiguring {
    static let stations = ["basel", "bern", "geneva", "lugano", "zurich"]
    static let schema = IntentSchema(
        intent: "StationIntent", title: "Station board", description: "One station's board.",
        parameters: [
            IntentParameterSchema(name: "station", title: "Station", kind: .entity, hasOptions: true, isSearchable: true),
            IntentParameterSchema(name: "via", title: "Via", kind: .entity, isOptional: true, hasOptions: true, dependsOn: ["station"]),
            IntentParameterSchema(
                name: "board", title: "Board",
                kind: .choice([
                    IntentOption(value: .choice("departures"), title: "Departures"),
                    IntentOption(value: .choice("arrivals"), title: "Arrivals"),
                ]), defaultValue: .choice("departures")),
            IntentParameterSchema(name: "gate", title: "Gate", kind: .string, isOptional: true),
            IntentParameterSchema(
                name: "lines", title: "Lines", kind: .int(minimum: 1, maximum: 9), defaultValue: .int(3), style: .stepper),
            IntentParameterSchema(
                name: "share", title: "Share", kind: .double(minimum: 0, maximum: 1), isOptional: true),
            IntentParameterSchema(name: "late", title: "Only late ones", kind: .bool, defaultValue: .bool(false)),
            IntentParameterSchema(name: "note", title: "Note", kind: .string, isOptional: true),
            IntentParameterSchema(name: "site", title: "Site", kind: .url, isOptional: true),
            IntentParameterSchema(name: "from", title: "From", kind: .date, isOptional: true),
            IntentParameterSchema(
                name: "more", title: "More", kind: .entity, isOptional: true, isList: true,
                sizes: [.systemSmall: .init(minimum: 0, maximum: 2)], hasOptions: true),
            IntentParameterSchema(name: "words", title: "Words", kind: .string, isOptional: true, isList: true),
            IntentParameterSchema(
                name: "walk", title: "Walk",
                kind: .measurement(
                    [
                        IntentUnit(name: "kilometers", symbol: "km"), IntentUnit(name: "meters", symbol: "m"),
                        IntentUnit(name: "miles", symbol: "mi"),
                    ], minimum: 0), isOptional: true),
            IntentParameterSchema(
                name: "price", title: "Price", kind: .money(IntentCurrencies(codes: ["EUR", "USD"])), isOptional: true),
            IntentParameterSchema(
                name: "volume", title: "Volume", kind: .double(minimum: 0, maximum: 1), isOptional: true, style: .slider),
        ],
        summary: .when(
            .parameter("board"), .equals([.choice("arrivals")]),
            then: .sentence([.words("Board of "), .parameter("station")], rows: ["board", "gate"]),
            otherwise: .sentence(
                [.parameter("station")],
                rows: ["via", "board", "lines", "share", "late", "note", "site", "from", "walk", "price", "volume", "more", "words"])))

    private struct Kept {
        var values = IntentValues(["station": .entity(id: "basel"), "board": .choice("departures"), "lines": .int(3), "late": .bool(false)])
        var isConfigurable = true
        var refusal: ExtensionError?
        var held: Set<String> = []
        var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    }
    private let kept = Mutex(Kept())
    private let scene: FakeScene
    private let record: RequestRecord

    init(_ scene: FakeScene, _ record: RequestRecord) {
        self.scene = scene
        self.record = record
    }

    var values: IntentValues { kept.withLock { $0.values } }
    /// Gives a parameter a value, also one that the schema does not have.
    func keep(_ parameter: String, _ value: IntentValue) { kept.withLock { $0.values[parameter] = value } }
    /// Takes away all there is to set.
    func hasNothingToSet() { kept.withLock { $0.isConfigurable = false } }
    /// Lets every query for options fail from now on; nil answers again.
    func fail(_ error: ExtensionError?) { kept.withLock { $0.refusal = error } }
    /// Keeps the answer to these words back until they are let go.
    func hold(_ words: String) { kept.withLock { _ = $0.held.insert(words) } }
    /// Answers all that was held back.
    func letGo(_ words: String) {
        let waiting = kept.withLock { kept in
            kept.held.remove(words)
            return kept.waiting.removeValue(forKey: words) ?? []
        }
        for one in waiting { one.resume() }
    }
    /// Whether somebody waits for the answer to these words.
    func isAsked(_ words: String) -> Bool { kept.withLock { $0.waiting[words] != nil } }

    func configuration(of tile: String) async throws -> TileConfiguration {
        try record.note("configuration \(tile)", of: tile)
        return configuration
    }

    func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration {
        try record.note("settings \(tile) \(settings.map { "\($0.name)=\($0.words)" }.joined(separator: ","))", of: tile)
        return configuration
    }

    private var configuration: TileConfiguration {
        kept.withLock { kept in
            guard kept.isConfigurable else { return TileConfiguration(schema: nil, values: IntentValues(), family: .systemSmall) }
            var shown: [String: [IntentOption]] = [:]
            for (name, value) in kept.values.values {
                let items = if case .list(let items) = value { items } else { [value] }
                let options = items.compactMap(Self.option)
                if !options.isEmpty { shown[name] = options }
            }
            return TileConfiguration(schema: Self.schema, values: kept.values, shown: shown, family: .systemSmall)
        }
    }

    func configure(tile: String, values: IntentValues) async throws {
        try record.note("configure \(tile) \(values.values.keys.sorted().joined(separator: ","))", of: tile)
        let checked = try Self.schema.checked(values, family: .systemSmall)
        kept.withLock {
            let standing = $0.values.values.filter { Self.standing.contains($0.key) }
            $0.values = IntentValues(standing.merging(checked.values) { $1 }, objects: checked.objects)
        }
        scene.redraw()
    }

    func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions {
        try record.note("options \(tile) \(parameter) \(words ?? "-")", of: tile)
        await withCheckedContinuation { continuation in
            let isHeld = kept.withLock { kept in
                guard let words, kept.held.contains(words) else { return false }
                kept.waiting[words, default: []].append(continuation)
                return true
            }
            if !isHeld { continuation.resume() }
        }
        if let refusal = kept.withLock({ $0.refusal }) { throw refusal }
        let without = parameter == "via" ? values["station"] : nil
        let found = Self.stations.filter { words.map($0.contains) ?? true && IntentValue.entity(id: $0) != without }
        let sections = [("Near", found.prefix(2)), ("Far", found.dropFirst(2))]
        return IntentOptions(
            prompt: "Where from?",
            sections: sections.map { title, ids in
                IntentOptionSection(title: title, options: ids.compactMap { Self.option(.entity(id: $0)) })
            })
    }

    /// Values that have a default, which clearing brings back.
    private static let standing: Set<String> = ["station", "board", "lines", "late"]

    private static func option(_ value: IntentValue) -> IntentOption? {
        switch value {
        case .entity(let id):
            IntentOption(
                value: value, title: id.capitalized, subtitle: "Station \(id)",
                object: IntentObject(type: "Station", key: id, identifier: id, title: id.capitalized))
        case .choice(let raw): IntentOption(value: value, title: raw.capitalized)
        default: nil
        }
    }
}
