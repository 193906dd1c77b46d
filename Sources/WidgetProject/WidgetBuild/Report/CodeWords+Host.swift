import Foundation
import XcodeProject

// What a home screen does otherwise than source expects: how often it asks, what it reloads, how it opens an app.

extension CodeWords {
    // MARK: Calls

    private func makesEntries(_ function: Function) -> Bool {
        ["getTimeline", "getSnapshot", "timeline", "snapshot"].contains(function.name.text) && has("context", in: function.parameters)
    }

    /// Completions that a provider keeps in a property: asked twice at once, it has only the second.
    func keptCompletions() -> [SourceFinding] {
        functions.filter(makesEntries).flatMap { function -> [SourceFinding] in
            // `completion: …`, or `completion done: …`.
            guard let label = names.firstIndex(where: { $0.text == "completion" && function.parameters.contains($0.range.lowerBound) })
            else { return [] }
            let colon = byte(after: names[label].range.upperBound) == UInt8(ascii: ":")
            let own = colon || label + 1 == names.endIndex ? "completion" : names[label + 1].text
            return names.indices.dropFirst(2).compactMap { index in
                let name = names[index], place = name.range.lowerBound
                guard name.text == own, function.body.contains(place), let sign = previous(before: place), code[sign] == UInt8(ascii: "="),
                    // An element of a list or a dictionary is one of several, and a constant this call's own.
                    let before = previous(before: sign), CodeText.isName(code[before]), names[index - 1].range.contains(before),
                    !["let", "var"].contains(names[index - 2].text), byte(after: name.range.upperBound) != UInt8(ascii: "(")
                else { return nil }
                return finding(
                    .completionKept,
                    "“\(names[index - 1].text)” keeps one completion: where two timelines are asked for at once, the first is never answered.",
                    at: place)
            }
        }
    }

    /// Whether a name is that of something that counts what people do.
    private static func counts(_ name: String) -> Bool {
        let plain = name.lowercased()
        return ["analytics", "telemetry", "mixpanel", "amplitude"].contains { plain.contains($0) }
            || ["tracker", "tracks", "eventtracker"].contains(plain)
    }

    /// Timelines and snapshots that are counted where they are made.
    func countedTimelines() -> [SourceFinding] {
        functions.filter(makesEntries).compactMap { function in
            names.first {
                function.body.contains($0.range.lowerBound) && Self.counts($0.text) && byte(after: $0.range.upperBound) == UInt8(ascii: ".")
            }.map {
                finding(
                    .countedTimelines,
                    "“\($0.text)” counts in \(function.name.text): iOS asks when it likes, several times for one tile, and not when it is seen.",
                    at: $0.range.lowerBound)
            }
        }
    }

    // MARK: Reloads

    /// The text of a literal that begins at a quote; nil where it is put together, or goes over several lines.
    private func literal(at quote: Int) -> String? {
        guard source[quote] == UInt8(ascii: "\""), let end = source[(quote + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let text = source[quote + 1..<end]
        guard !text.isEmpty, !text.contains(UInt8(ascii: "\\")), !text.contains(10) else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// The quotes at which kinds stand that are reloaded, with the kinds.
    private var reloadedKinds: [(place: Int, kind: String)] {
        names.indices.dropLast().compactMap { index in
            guard names[index].text == "reloadTimelines", names[index + 1].text == "ofKind",
                let colon = next(after: names[index + 1].range.upperBound), code[colon] == UInt8(ascii: ":"),
                let quote = next(after: colon + 1), let kind = literal(at: quote)
            else { return nil }
            return (quote, kind)
        }
    }

    /// Reloads of kinds that no widget has, nor any other line names.
    static func reloadsOfUnknownKinds(_ sources: [CodeWords], kinds: Set<String>) -> [SourceFinding] {
        let reloads = sources.flatMap { source in source.reloadedKinds.map { (source: source, place: $0.place, kind: $0.kind) } }
        let count = Dictionary(reloads.map { ($0.kind, 1) }, uniquingKeysWith: +)
        return reloads.compactMap { source, place, kind in
            guard !kinds.contains(kind) else { return nil }
            // What another line names may be a widget of another system version, or of another platform.
            let named = sources.reduce(0) { sum, other in sum + other.places(inLiterals: kind).count { other.isWhole(kind, at: $0) } }
            guard named == count[kind] else { return nil }
            let known = kinds.sorted().map { "“\($0)”" }.joined(separator: ", ")
            return source.finding(
                .reloadOfUnknownKind, "No widget has the kind “\(kind)”, so nothing is reloaded. There are: \(known).", at: place)
        }
    }

    /// Whether a literal at a place is this text and no more.
    private func isWhole(_ text: String, at place: Int) -> Bool {
        let quote = UInt8(ascii: "\""), end = place + text.utf8.count
        return place > 0 && source[place - 1] == quote && end < source.count && source[end] == quote
    }

    // MARK: Links

    /// Whether a view opens the app at a link.
    var hasLinks: Bool {
        names.contains { ["widgetURL", "Link"].contains($0.text) && byte(after: $0.range.upperBound) == UInt8(ascii: "(") }
    }

    /// Scene delegates that hear a link while the app runs, and do not look for the one it was started by.
    static func linksLostAtLaunch(_ app: [CodeWords]) -> [SourceFinding] {
        guard !app.contains(where: { $0.names.contains { $0.text == "onOpenURL" } }) else { return [] }
        let functions = app.flatMap { source in source.functions.map { (source, $0) } }
        let looks = functions.contains { source, function in
            source.has("willConnectTo", in: function.parameters) && source.has("urlContexts", in: function.body)
        }
        guard !looks else { return [] }
        return functions.compactMap { source, function in
            guard function.name.text == "scene", source.has("openURLContexts", in: function.parameters) else { return nil }
            return source.finding(
                .linkLostAtLaunch, "The app hears of a tapped link while it runs, and not of the one that starts it.",
                at: function.name.range.lowerBound)
        }
    }
}
