/// A topic that can be asked for, and made to misbehave.
enum Topic: String, CaseIterable, Sendable {
    case deals, airports, photos

    var cacheControl: String {
        switch self {
        case .deals: "private, max-age=60"
        case .airports: "public, max-age=3600"
        case .photos: "public, max-age=86400"
        }
    }
}
