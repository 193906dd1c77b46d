import Intents

extension JourneyIntent {
    /// All that is set, in a line.
    public var summary: String {
        let platform = from?.platform.map { " platform \($0)" } ?? ""
        let more = stops.map { " and " + $0.map(\.displayString).joined(separator: ",") } ?? ""
        return "\(from?.displayString ?? "nowhere")\(platform) \(daytime) \(count ?? 0)\(more)"
    }
}
