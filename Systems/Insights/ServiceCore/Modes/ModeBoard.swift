/// How each topic is to behave.
actor ModeBoard {
    private var modes: [Topic: ServiceMode] = [:]

    subscript(topic: Topic) -> ServiceMode { modes[topic] ?? .normal }

    var words: [String: String] {
        Dictionary(uniqueKeysWithValues: Topic.allCases.map { ($0.rawValue, (modes[$0] ?? .normal).rawValue) })
    }

    /// Sets those that `words` names, or none of them if one is unknown.
    func set(_ words: [String: String]) throws {
        var modes = modes
        // What is for all comes first, so that it is for all others.
        for (name, word) in words.sorted(by: { ($0.key == "all" ? 0 : 1) < ($1.key == "all" ? 0 : 1) }) {
            guard let mode = ServiceMode(rawValue: word) else {
                throw InsightsError.field(name, reason: "is none of \(ServiceMode.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            if name == "all" {
                for topic in Topic.allCases { modes[topic] = mode }
            } else if let topic = Topic(rawValue: name) {
                modes[topic] = mode
            } else {
                throw InsightsError.field(
                    String(name.prefix(40)), reason: "is none of all, \(Topic.allCases.map(\.rawValue).joined(separator: ", "))")
            }
        }
        self.modes = modes
    }
}
