import Foundation
import XcodeProject

// What a widget shares with its app, or fails to: what it shows where nothing can be read, a database, a session.

extension CodeWords {
    // MARK: Sample data

    /// The bodies of functions that make timelines.
    private var timelineBodies: [Range<Int>] {
        names.indices.dropFirst().compactMap { index in
            guard ["getTimeline", "timeline"].contains(names[index].text), names[index - 1].text == "func",
                let parameters = arguments(of: names[index]), has("context", in: parameters),
                let open = code[parameters.upperBound...].firstIndex(of: UInt8(ascii: "{"))
            else { return nil }
            return inside(from: open, "{", "}")
        }
    }

    /// The ranges of the blocks after `catch`, or after an `else` that is not about previews.
    private func failures(in body: Range<Int>) -> [Range<Int>] {
        names.indices.compactMap { index in
            let name = names[index]
            let condition = names[..<index].reversed().prefix { !["if", "guard"].contains($0.text) }
            guard name.text == "catch" || (name.text == "else" && !condition.contains { $0.text == "isPreview" }),
                body.contains(name.range.lowerBound),
                let open = code[name.range.upperBound..<body.upperBound].firstIndex(of: UInt8(ascii: "{"))
            else { return nil }
            return inside(from: open, "{", "}")
        }
    }

    /// Whether a name is that of sample data for a placeholder, a gallery or a preview.
    private static func isSample(_ name: String) -> Bool {
        let plain = name.lowercased()
        if plain == "ispreview" || plain.hasSuffix("type") { return false }
        return ["placeholder", "mock", "dummy", "sampledata", "sampleentr", "previewdata", "previewentr"].contains { plain.contains($0) }
            || ["sample", "samples", "preview", "example", "demo", "fake"].contains(plain)
    }

    /// A timeline that has what the placeholder has where nothing could be read.
    func samplesAsReal() -> [SourceFinding] {
        timelineBodies.flatMap { body -> [SourceFinding] in
            let failures = failures(in: body)
            return names.compactMap { (name: Name) -> SourceFinding? in
                let place = name.range.lowerBound
                guard body.contains(place), Self.isSample(name.text) else { return nil }
                // Where the whole of `Entry.sample` begins, and what is before it.
                let start = code[..<place].lastIndex { !CodeText.isName($0) && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
                let isFallback = previous(before: start).map { $0 > 0 && code[$0 - 1...$0].elementsEqual("??".utf8) } ?? false
                let isPlaceholder = name.text == "placeholder" && arguments(of: name).map { has("in", in: $0) } ?? false
                let isMember = byte(before: place) == UInt8(ascii: ".")
                let isCalled = byte(after: name.range.upperBound) == UInt8(ascii: "(")
                let isInFailure = (isMember || isCalled) && failures.contains { $0.contains(place) }
                guard isFallback || isPlaceholder || isInFailure else { return nil }
                return finding(
                    .sampleAsReal, "The timeline falls back on “\(name.text)”: what is made up there looks real on a home screen.",
                    at: place)
            }
        }
    }

    // MARK: Databases

    /// The names of calls that open a database.
    private static let openers: Set<String> = [
        "sqlite3_open", "sqlite3_open_v2", "DatabaseQueue", "DatabasePool", "Connection", "Realm", "FMDatabase", "FMDatabaseQueue",
        "NSPersistentContainer", "NSPersistentCloudKitContainer", "ModelContainer",
    ]
    /// Words that say somewhere that nothing is written, or that no lock outlives a suspension.
    private static let careful: Set<String> = [
        "readonly", "readOnly", "isReadOnly", "NSReadOnlyPersistentStoreOption", "SQLITE_OPEN_READONLY",
        "observesSuspensionNotifications", "performExpiringActivity", "SharedStore",
    ]

    /// Databases in the group's container that the extension opens to write in, while its app has them open too.
    static func sharedDatabases(_ sources: [CodeWords], groups: [String]?) -> [SourceFinding] {
        let isCareful = sources.contains { source in
            source.names.contains { careful.contains($0.text) }
                || zip(source.names, source.names.dropFirst()).contains { $0.text == "allowsSave" && $1.text == "false" }
        }
        guard !isCareful else { return [] }
        let shares = sources.contains { source in
            source.names.contains { ["containerURL", "forSecurityApplicationGroupIdentifier", "groupContainer"].contains($0.text) }
        }
        return sources.flatMap { source in
            source.names.compactMap { name in
                guard openers.contains(name.text), let arguments = source.arguments(of: name), source.opensDatabase(name, arguments),
                    !source.has("isStoredInMemoryOnly", in: arguments)
                else { return nil }
                // SwiftData takes the first group that the entitlements name by itself.
                guard shares || (name.text == "ModelContainer" && groups?.isEmpty == false) else { return nil }
                return source.finding(
                    .sharedDatabase,
                    "\(name.text) opens a database of the App Group to write in: whoever is suspended with its lock is ended (0xdead10cc).",
                    at: name.range.lowerBound)
            }
        }
    }

    /// A call, and of a library that the file imports where the name is anybody's.
    private func opensDatabase(_ name: Name, _ arguments: Range<Int>) -> Bool {
        func imports(_ module: String) -> Bool {
            names.indices.dropLast().contains { names[$0].text == "import" && names[$0 + 1].text == module }
        }
        switch name.text {
        case "Connection": return imports("SQLite")
        case "Realm": return imports("RealmSwift")
        case "DatabaseQueue", "DatabasePool": return has("path", in: arguments)
        case "ModelContainer": return byte(after: arguments.lowerBound + 1) != UInt8(ascii: ")")
        default: return true
        }
    }

    // MARK: Sessions

    /// Words by which a process waits for others.
    private static let locks: Set<String> = [
        "flock", "lockf", "F_SETLK", "F_SETLKW", "F_OFD_SETLK", "F_OFD_SETLKW", "O_EXLOCK", "NSFileCoordinator", "NSDistributedLock",
        "SessionStore",
    ]

    private var renewals: [Int] {
        places(inLiterals: "refresh_token")
            + names.indices.dropFirst().compactMap { index in
                let name = names[index].text.lowercased()
                let renews = (name.hasPrefix("refresh") || name.hasPrefix("renew")) && name.contains("token")
                return renews && names[index - 1].text == "func" ? names[index].range.lowerBound : nil
            }
    }

    /// A token that is renewed with nothing to keep the app from renewing it too, or that is sent and never renewed.
    static func tokensAlone(_ sources: [CodeWords]) -> [SourceFinding] {
        let names = Set(sources.flatMap { $0.names.map(\.text) })
        let renewals = sources.map { ($0, $0.renewals) }
        guard renewals.allSatisfy({ $0.1.isEmpty }) else {
            guard names.isDisjoint(with: locks) else { return [] }
            return renewals.compactMap { source, places in
                places.min().map {
                    source.finding(
                        .tokenAlone,
                        "The extension renews a token, and no lock keeps its app from doing so at the same moment: one of them is signed out.",
                        at: $0)
                }
            }
        }
        let minds = names.contains { ["401", "unauthorized", "userAuthenticationRequired", "invalidToken"].contains($0) }
        let sendsAccess = names.contains { ["accesstoken", "access_token", "authtoken", "bearertoken"].contains($0.lowercased()) }
        guard sendsAccess, !minds else { return [] }
        return sources.compactMap { source in
            source.places(inLiterals: "Bearer ").first.map {
                source.finding(
                    .tokenAlone,
                    "The extension sends an access token, renews none, and does not look for 401: once it has ended, nothing comes.",
                    at: $0)
            }
        }
    }
}
