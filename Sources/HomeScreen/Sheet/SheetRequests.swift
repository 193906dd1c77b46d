import Foundation
import Hummingbird
import VitrineWidgetArchive
import WidgetHost

/// What an edit sheet asks: `sheet` what there is to set, `configure` to keep values, `options` what can be chosen. `settings` is for those
/// who set values by words.
extension HomeScreenServer {
    /// Bytes of a body that holds a sheet's values.
    static let largestSheet = 256 * 1024

    private struct SheetRequest: Decodable { var tile: String }
    private struct ConfigureRequest: Decodable {
        var tile: String
        /// The values of every parameter that has one; null clears.
        var values: [String: PlainValue]
        /// Whether it is answered only when the tile shows them, or does not because a request failed.
        var wait: Bool?
    }
    private struct SettingsRequest: Decodable {
        struct Set: Decodable {
            var name: String
            var words: String
        }
        var tile: String
        var set: [Set]
        /// What of the words are dates, milliseconds since 1970.
        var dates: [String: Double]?
    }
    private struct OptionsRequest: Decodable {
        var tile: String
        var parameter: String
        /// What was typed; absent for the list before anything is.
        var words: String?
        /// What the sheet shows: options may depend on it.
        var values: [String: PlainValue]?
    }

    func addSheets(_ router: Router<BasicRequestContext>) {
        router.post("sheet") { request, _ in
            let fields: SheetRequest = try await body(request)
            return try Self.json(try await asked { try await sheet(of: fields.tile) })
        }
        router.post("configure") { request, _ in
            let fields: ConfigureRequest = try await body(request, upTo: Self.largestSheet)
            let sheet = try await asked { try await configure(fields.tile, fields.values) }
            if fields.wait == true { await host.tiles.settle(tile: fields.tile) }
            return try Self.json(sheet)
        }
        router.post("settings") { request, _ in
            let fields: SettingsRequest = try await body(request, upTo: Self.largestSheet)
            let settings = fields.set.map { Setting(name: $0.name, words: $0.words) }
            let dates = (fields.dates ?? [:]).mapValues { Date(timeIntervalSince1970: $0 / 1000) }
            let found = try await asked { try await host.sheet.configuration(of: fields.tile, with: settings, dates: dates) }
            return Self.answer(try JSONEncoder().encode(found), "application/json")
        }
        router.post("options") { request, _ in
            let fields: OptionsRequest = try await body(request, upTo: Self.largestSheet)
            let words = fields.words.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
            let options = try await asked {
                let (schema, known) = try await schema(of: fields.tile)
                return try await titled(schema) {
                    try await host.sheet.options(
                        tile: fields.tile, parameter: fields.parameter, words: words, values: try known.values(fields.values ?? [:], schema)
                    )
                }
            }
            sheets.see(options, for: fields.parameter, of: fields.tile)
            return try Self.json(SheetOptions(options))
        }
    }

    private func sheet(of tile: String) async throws -> SheetState {
        SheetState(tile: tile, sheets.see(try await host.sheet.configuration(of: tile), of: tile))
    }

    private func schema(of tile: String) async throws -> (IntentSchema, SheetMemory.Known) {
        if let known = sheets[tile], let schema = known.configuration.schema { return (schema, known) }
        let known = sheets.see(try await host.sheet.configuration(of: tile), of: tile)
        guard let schema = known.configuration.schema else {
            throw HTTPError(.unprocessableContent, message: "This widget has nothing to set.")
        }
        return (schema, known)
    }

    /// Keeps the values and answers the sheet as it is then. The extension is asked only for a default that it alone knows: an edit is not
    /// to wait for whatever the widget's items come from.
    private func configure(_ tile: String, _ plain: [String: PlainValue]) async throws -> SheetState {
        let (schema, known) = try await schema(of: tile)
        let values = try await titled(schema) {
            let values = try known.values(plain, schema)
            try await host.sheet.configure(tile: tile, values: values)
            return values
        }
        var configuration = known.configuration
        configuration.values = values
        for parameter in schema.parameters where (values[parameter.name] ?? IntentValue.none) == .none && !parameter.isOptional {
            guard let standard = parameter.defaultValue else { return try await sheet(of: tile) }
            configuration.values[parameter.name] = standard
        }
        return SheetState(tile: tile, sheets.see(configuration, of: tile))
    }

    /// A refused value under its parameter's title: people do not know the names of source.
    private func titled<T>(_ schema: IntentSchema, _ body: () async throws -> T) async throws -> T {
        do { return try await body() } catch let error as IntentValueError { throw error.titled(by: schema) }
    }
}

extension IntentValueError {
    func titled(by schema: IntentSchema) -> Self {
        func title(_ name: String) -> String { schema.parameters.first { $0.name == name }?.title ?? name }
        switch self {
        case .unknownParameter: return self
        case .wrongType(let name, let found, let expected): return .wrongType(parameter: title(name), found: found, expected: expected)
        case .notACase(let name, let found, let cases): return .notACase(parameter: title(name), found: found, cases: cases)
        case .outOfRange(let name, let found, let range): return .outOfRange(parameter: title(name), found: found, range: range)
        case .tooLong(let name, let bytes, let limit): return .tooLong(parameter: title(name), bytes: bytes, limit: limit)
        case .tooMany(let name, let count, let limit): return .tooMany(parameter: title(name), count: count, limit: limit)
        }
    }
}
