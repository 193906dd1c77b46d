import FoundationOnLinux
import Intents
import ProbeDefinitions

/// Offers stops, and misbehaves on certain words.
class IntentHandler: INExtension, JourneyIntentHandling {
    private let names: [String]

    override init() {
        names = ["Altona", "Bahnhof", "Citadella"]
        super.init()
    }

    func provideFromOptionsCollection(for intent: JourneyIntent, searchTerm: String?) async throws -> INObjectCollection<Stop> {
        switch searchTerm {
        case "hang":
            let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.vitrine.probe")
            try group.map { try Data().write(to: $0.appendingPathComponent("hanging.txt")) }
            while true { sleep(60) }
        case "crash": fatalError("The handler fell over.")
        case "refuse": throw CocoaError(.fileReadNoSuchFile)
        case "pid": return INObjectCollection(items: [Stop(identifier: "\(processNumber)", display: "pid")])
        case "look":
            let own = (try? Data().write(to: URL(fileURLWithPath: NSHomeDirectory() + "/own"))) != nil
            let host = ProcessInfo.processInfo.environment["VITRINE_HOME"].map { $0 + "/Host/host.sqlite" } ?? ""
            let other = FileManager.default.isReadableFile(atPath: host) && (try? Data(contentsOf: URL(fileURLWithPath: host))) != nil
            let confined = ProcessInfo.processInfo.environment["VITRINE_CONFINED"] == "1"
            return INObjectCollection(items: [Stop(identifier: "look", display: "own: \(own); other: \(other); confined: \(confined)")])
        case "words": return INObjectCollection(items: [Stop(identifier: "w", display: intent.words ?? "none")])
        case let term?:
            let known = stops(names).filter { $0.displayString.lowercased().hasPrefix(term.lowercased()) }
            return INObjectCollection(items: known.isEmpty ? stops(Array("ABCDEFGHIJ").map { "\(term) \($0)" }) : known)
        case nil: return INObjectCollection(items: stops(names))
        }
    }

    func provideStopsOptionsCollection(
        for intent: JourneyIntent, with completion: @escaping (INObjectCollection<Stop>?, Error?) -> Void
    ) {
        completion(
            INObjectCollection(sections: [
                INObjectSection(title: "Near", items: stops(Array(names.prefix(1)))),
                INObjectSection(title: "Far", items: stops(Array(names.dropFirst()))),
            ]), nil)
    }

    func defaultFrom(for intent: JourneyIntent) -> Stop? { stops(names).first }

    private func stops(_ names: [String]) -> [Stop] {
        names.enumerated().map { index, name in
            let stop = Stop(identifier: name.lowercased(), display: name, subtitle: "stop \(index)", image: nil)
            stop.platform = NSNumber(value: index + 1)
            return stop
        }
    }

    override func handler(for intent: INIntent) -> Any { self }
}

/// A number for this process alone: the system's process identifier is the same in each box.
private let processNumber = Int.random(in: 10_000...99_999)
