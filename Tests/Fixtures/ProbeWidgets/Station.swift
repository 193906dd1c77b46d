import AppIntents
import Foundation

/// Something to choose. The list is a file of the group container, so that a test can take stations away.
struct Station: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
    static let defaultQuery = StationQuery()

    let id: String
    var name: String { id.capitalized }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "Station \(id)") }

    static var all: [Station] {
        let text = Group.read("stations.txt") ?? "basel bern geneva lugano zurich"
        return text.split(separator: " ").map { Station(id: String($0)) }
    }
}

struct StationQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Station] {
        if Group.read("broken.txt") != nil { throw StationError.broken }
        return Station.all.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Station] { Station.all }
    func defaultResult() async -> Station? { Station.all.first }

    /// “slow” takes its time, “never” does not come at all, “broken” fails.
    func entities(matching string: String) async throws -> [Station] {
        switch string {
        case "slow": try await Task.sleep(for: .seconds(2))
        case "never": try await Task.sleep(for: .seconds(600))
        case "broken": throw StationError.broken
        default: break
        }
        return Station.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
}

/// The same stations, and none of them by default.
struct ViaQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Station] { Station.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Station] { Station.all }
}

enum StationError: Error { case broken }

enum Board: String, AppEnum {
    case departures, arrivals
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Board"
    static let caseDisplayRepresentations: [Board: DisplayRepresentation] = [.departures: "Departures", .arrivals: "Arrivals"]
}

/// The folder of the app group that the processes share.
enum Group {
    private static var folder: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.vitrine.probe")
    }

    static func read(_ name: String) -> String? {
        folder.flatMap { try? String(contentsOf: $0.appendingPathComponent(name), encoding: .utf8) }
    }

    static func append(_ line: String, to name: String) {
        guard let folder else { return }
        // One write at the end of the file: several calls may do it at once.
        let file = open(folder.appendingPathComponent(name).path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        guard file >= 0 else { return }
        let bytes = Array((line + "\n").utf8)
        _ = write(file, bytes, bytes.count)
        close(file)
    }
}
