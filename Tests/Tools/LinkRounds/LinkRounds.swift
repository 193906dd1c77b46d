import DeepLinks
import Foundation

/// Rounds with links of one kind: those that are built must lead back, and those that were changed must lead nowhere or exactly where they say.
public struct LinkRounds: Sendable {
    private let build: @Sendable (LinkValues) throws -> URL
    private let read: @Sendable (URL) throws -> LinkValues

    /// - Parameters:
    ///   - build: makes a link whose values have the names that ``LinkValues`` has, the airports in the path.
    ///   - read: what a link says; throws for any that says too little or what nobody can ask for.
    public init(build: @escaping @Sendable (LinkValues) throws -> URL, read: @escaping @Sendable (URL) throws -> LinkValues) {
        self.build = build
        self.read = read
    }

    /// Builds a link and reads it. Nil, or what went wrong.
    public func survive(_ chance: inout some RandomNumberGenerator) -> String? {
        let values = LinkValues(&chance)
        do {
            let url = try build(values)
            // As any other process would get it: by its text.
            guard let received = URL(string: url.absoluteString) else { return "\(url) is no URL" }
            let found = try read(received)
            // Scalar by scalar: strings that only look the same are equal to Swift.
            let isSame = found == values && Array(found.city.unicodeScalars) == Array(values.city.unicodeScalars)
            return isSame ? nil : "\(values) came back as \(found) by \(url)"
        } catch {
            return "\(values): \(error)"
        }
    }

    /// The outcome of reading a link that was changed.
    public enum Fate: Sendable {
        /// The link was refused, with an error.
        case refused
        /// The link leads where it says.
        case honest
        /// The link was read as something else than it says, or as something that no link can say again; the reason.
        case wrong(String)
    }

    /// Changes a link and reads it.
    public func mutate(_ chance: inout some RandomNumberGenerator) -> Fate {
        guard let sound = try? build(LinkValues(&chance)).absoluteString else { return .wrong("a sound link could not be built") }
        let text = LinkMutation.mutated(sound, &chance)
        guard let url = URL(string: text), let found = try? read(url) else { return .refused }
        if let said = PlainReading.values(url.absoluteString), !said.agrees(with: found) { return .wrong("\(url) was read as \(found)") }
        // Whatever was read can be said again, and means the same.
        guard let again = try? build(found), (try? read(again)) == found else {
            return .wrong("\(url) was read as \(found), which has no link")
        }
        return .honest
    }
}

extension LinkRounds {
    /// A router with typed routes, as an app has it.
    public static let typed: LinkRounds = {
        var router = DeepLinkRouter<LinkValues>(scheme: "rounds")
        router.add("search/:airport/:destination") { values throws(DeepLinkError) in
            func code(_ name: String) throws(DeepLinkError) -> String {
                let text = try values.required(name)
                guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }) else { throw .invalidValue(name) }
                return text
            }
            let types = ["flight", "hotel", "flight_and_hotel"], dates = ["weekend", "week", "anytime"]
            let type = try values.required("type"), date = try values.required("dates")
            guard types.contains(type) else { throw .invalidValue("type") }
            guard dates.contains(date) else { throw .invalidValue("dates") }
            return LinkValues(
                airport: try code("airport"), destination: try code("destination"), city: try values.text("city"), type: type,
                travellers: try values.required("travellers", in: 1...4), dates: date)
        } values: { search in
            LinkParameters(
                path: ["airport": search.airport, "destination": search.destination],
                query: ["city": search.city, "type": search.type, "travellers": "\(search.travellers)", "dates": search.dates])
        }
        let links = router
        return LinkRounds(build: { try links.link(to: $0) }, read: { try links.route($0) })
    }()
}
