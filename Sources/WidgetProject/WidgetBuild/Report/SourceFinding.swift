import Foundation
import XcodeProject

/// A finding in a widget's source: something that goes wrong on a home screen and not while it is built.
package struct SourceFinding: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// A view asks what time it is.
        case dateInView
        /// Defaults that only this process has.
        case ownDefaults
        /// A secret that a locked device does not give.
        case keychainWhileLocked
        /// A group that the entitlements do not name.
        case group(String)
        /// The placeholder's sample data stands in where nothing could be read.
        case sampleAsReal
        /// A database that the app has open too.
        case sharedDatabase
        /// A token that several processes renew, or none.
        case tokenAlone
        /// A snapshot that asks the network, for the gallery as well.
        case snapshotFetches
        /// A completion in a property, where the next call's takes its place.
        case completionKept
        /// Timelines that are counted as if each were shown once.
        case countedTimelines
        /// A reload of a kind that no widget has.
        case reloadOfUnknownKind
        /// A link that the app hears while it runs, and not where it is started by it.
        case linkLostAtLaunch
    }

    package var cause: Cause
    /// The finding in a sentence.
    package var words: String
    package var file: String
    package var line: Int

    /// Reads the files of an extension, which is not started for it.
    /// - Parameters:
    ///   - groups: the App Groups of its entitlements; nil where these are not known.
    ///   - app: the files of the app that it is embedded in.
    package static func all(in files: [URL], groups: [String]?, app: [URL] = []) -> [SourceFinding] {
        let sources = files.compactMap(CodeWords.init)
        var found = sources.flatMap { $0.datesInViews() + $0.ownDefaults() + $0.otherGroups(than: groups) }
        // Where any file says when an item may be read, those that do not are taken to share its helper.
        let saysWhen = sources.contains { $0.names.contains { $0.text.hasPrefix("kSecAttrAccessible") } }
        found += sources.flatMap { $0.lockedSecrets(isDefault: !saysWhen) }
        found += sources.flatMap { $0.samplesAsReal() }
        found += CodeWords.sharedDatabases(sources, groups: groups) + CodeWords.tokensAlone(sources)
        found += CodeWords.fetchingSnapshots(sources)
        found += sources.flatMap { $0.keptCompletions() + $0.countedTimelines() }
        if sources.contains(where: \.hasLinks) { found += CodeWords.linksLostAtLaunch(app.compactMap(CodeWords.init)) }
        // A line says the same once, however often it does it.
        var said: Set<SourceFinding> = []
        return found.filter { said.insert($0).inserted }
    }

    /// Finds reloads of kinds that no widget has.
    /// - Parameters:
    ///   - files: those of an app and its extensions.
    ///   - kinds: those that its extensions have as they run.
    package static func reloads(in files: [URL], kinds: Set<String>) -> [SourceFinding] {
        CodeWords.reloadsOfUnknownKinds(files.compactMap(CodeWords.init), kinds: kinds)
    }
}

extension CodeWords {
    /// The bodies of what gives `some View`, but previews.
    private var viewBodies: [Range<Int>] {
        names.indices.dropFirst(2).compactMap { index in
            let (name, view) = (names[index - 1], names[index])
            guard name.text == "some", view.text == "View", let open = next(after: view.range.upperBound), code[open] == UInt8(ascii: "{"),
                let sign = byte(before: name.range.lowerBound), [UInt8(ascii: ":"), UInt8(ascii: ">")].contains(sign),
                names[index - 2].text != "previews"
            else { return nil }
            return inside(from: open, "{", "}")
        }
    }

    func datesInViews() -> [SourceFinding] {
        let bodies = viewBodies
        guard !bodies.isEmpty else { return [] }
        return names.indices.compactMap { index in
            let name = names[index], end = name.range.upperBound
            guard name.text == "Date", byte(before: name.range.lowerBound) != UInt8(ascii: "."),
                bodies.contains(where: { $0.contains(name.range.lowerBound) })
            else { return nil }
            var after = end
            if follows(".now", end), names.indices.contains(index + 1), names[index + 1].text == "now" {
                after = names[index + 1].range.upperBound
            } else if let open = next(after: end), code[open] == UInt8(ascii: "(") {
                let arguments = inside(from: open, "(", ")")
                guard follows(")", open + 1) || follows("timeIntervalSinceNow", open + 1) else { return nil }
                after = arguments.upperBound + 1
            } else {
                return nil
            }
            // A timer from now on is right whenever it is archived.
            guard !follows("...", after) else { return nil }
            return finding(
                .dateInView, "The view asks what time it is: all entries are drawn when the timeline is made, and none when it is shown.",
                at: name.range.lowerBound)
        }
    }

    func ownDefaults() -> [SourceFinding] {
        names.indices.compactMap { index in
            let name = names[index], end = name.range.upperBound
            if name.text == "UserDefaults", names.indices.contains(index + 1), names[index + 1].text == "standard", follows(".", end),
                !isFallback(name.range.lowerBound)
            {
                return finding(
                    .ownDefaults, "UserDefaults.standard is the extension's own: nothing that the app writes is there.",
                    at: name.range.lowerBound)
            }
            guard name.text == "AppStorage", byte(before: name.range.lowerBound) == UInt8(ascii: "@"), let open = next(after: end),
                code[open] == UInt8(ascii: "(")
            else { return nil }
            let arguments = inside(from: open, "(", ")")
            let hasStore = names.contains { $0.text == "store" && arguments.contains($0.range.lowerBound) }
            guard !hasStore, !names.contains(where: { $0.text == "defaultAppStorage" }) else { return nil }
            return finding(
                .ownDefaults, "@AppStorage without a store reads the extension's own defaults: nothing that the app writes is there.",
                at: name.range.lowerBound)
        }
    }

    /// Whether a name stands behind `??`, as the fallback for a group's defaults that cannot be had.
    private func isFallback(_ place: Int) -> Bool {
        guard let last = previous(before: place), last > 0 else { return false }
        return code[last] == UInt8(ascii: "?") && code[last - 1] == UInt8(ascii: "?")
    }

    /// - Parameter isDefault: nothing says anywhere when an item may be read.
    func lockedSecrets(isDefault: Bool) -> [SourceFinding] {
        let locked = [
            "kSecAttrAccessibleWhenUnlocked", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
            "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly",
        ]
        return names.compactMap { name in
            if locked.contains(name.text) {
                return finding(
                    .keychainWhileLocked, "\(name.text): a locked device does not give the item, and timelines are made on one too.",
                    at: name.range.lowerBound)
            }
            guard isDefault, name.text == "SecItemAdd", byte(after: name.range.upperBound) == UInt8(ascii: "(") else { return nil }
            return finding(
                .keychainWhileLocked, "SecItemAdd without kSecAttrAccessible: a locked device does not give the item.",
                at: name.range.lowerBound)
        }
    }

    func otherGroups(than groups: [String]?) -> [SourceFinding] {
        guard let groups else { return [] }
        let start = Array("\"group.".utf8)
        var found: [SourceFinding] = [], place = 0
        while let quote = source[place...].firstIndex(of: UInt8(ascii: "\"")) {
            place = quote + 1
            guard source[quote...].starts(with: start), code[quote] == UInt8(ascii: "\""),
                let end = source[place...].firstIndex(where: { !CodeText.isName($0) && !"-.".utf8.contains($0) }),
                source[end] == UInt8(ascii: "\"")
            else { continue }
            let group = String(decoding: source[place..<end], as: UTF8.self)
            place = end + 1
            // A word or two after it make an identifier; "group.name" is as well a key of something.
            // What stands behind `??` is asked for only where something else is not to be had.
            guard group.split(separator: ".").count > 2, !groups.contains(group), !isFallback(quote) else { continue }
            found.append(finding(.group(group), "The source names \(group), and the extension's entitlements do not.", at: quote))
        }
        return found
    }
}
