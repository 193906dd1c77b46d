/// The mode in which each topic of a service is to behave, as set by `POST /v1/modes`.
public actor ModeBoard<Topic, Mode>
where
    Topic: RawRepresentable<String> & CaseIterable & Hashable & Sendable, Mode: RawRepresentable<String> & CaseIterable & Sendable
{
    private let usual: Mode
    private var modes: [Topic: Mode] = [:]

    /// - Parameter usual: of every topic until it is told otherwise.
    public init(usual: Mode) { self.usual = usual }

    public subscript(topic: Topic) -> Mode { modes[topic] ?? usual }

    /// The present modes, topic by topic.
    public var words: [String: String] {
        Dictionary(uniqueKeysWithValues: Topic.allCases.map { ($0.rawValue, (modes[$0] ?? usual).rawValue) })
    }

    /// Sets those that `words` names, `all` before the others, or none of them if one is unknown.
    public func set(_ words: [String: String]) throws(ServiceRefusal) {
        var modes = modes
        for (name, word) in words.sorted(by: { ($0.key == "all" ? 0 : 1) < ($1.key == "all" ? 0 : 1) }) {
            guard let mode = Mode(rawValue: word) else {
                throw .field(String(name.prefix(40)), reason: "is none of \(Mode.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            if name == "all" {
                for topic in Topic.allCases { modes[topic] = mode }
            } else if let topic = Topic(rawValue: name) {
                modes[topic] = mode
            } else {
                throw .field(
                    String(name.prefix(40)), reason: "is none of all, \(Topic.allCases.map(\.rawValue).joined(separator: ", "))")
            }
        }
        self.modes = modes
    }
}
