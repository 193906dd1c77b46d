import TripsCore

/// The words the app puts into what it writes, in one language.
struct TripWords: Sendable {
    var outbound: String
    var inbound: String
    var flight: String
    var direct: String
    var stop: @Sendable (Int) -> String
    var night: @Sendable (Int) -> String

    /// The words of a language code such as `it`; English for a language we have not.
    static func of(_ language: String?) -> TripWords {
        switch language {
        case "it": italian
        case "ja": japanese
        case "de": german
        default: english
        }
    }

    private static let english = TripWords(
        outbound: "Outbound", inbound: "Inbound", flight: "Flight", direct: "Direct",
        stop: { $0 == 1 ? "1 stop" : "\($0) stops" }, night: { $0 == 1 ? "1 night" : "\($0) nights" })
    private static let italian = TripWords(
        outbound: "Andata", inbound: "Ritorno", flight: "Volo", direct: "Diretto",
        stop: { $0 == 1 ? "1 scalo" : "\($0) scali" }, night: { $0 == 1 ? "1 notte" : "\($0) notti" })
    private static let japanese = TripWords(
        outbound: "往路", inbound: "復路", flight: "フライト", direct: "直行便", stop: { "経由\($0)回" }, night: { "\($0)泊" })
    private static let german = TripWords(
        outbound: "Hinflug", inbound: "Rückflug", flight: "Flug", direct: "Direktflug",
        stop: { $0 == 1 ? "1 Stopp" : "\($0) Stopps" }, night: { $0 == 1 ? "1 Nacht" : "\($0) Nächte" })
}
