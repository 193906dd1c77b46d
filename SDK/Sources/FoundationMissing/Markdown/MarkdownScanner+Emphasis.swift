import Foundation

extension MarkdownScanner {
    /// Pairs delimiters from left to right, each closing one with the nearest that may open it.
    func emphasized() -> [InlineMarkdown.Part] {
        var intents = [InlinePresentationIntent](repeating: [], count: nodes.count)
        var left = nodes.map { node in if case .delimiter(let delimiter) = node { delimiter.count } else { 0 } }
        /// Places of delimiters that may still open, innermost last.
        var open: [Int] = []
        for place in nodes.indices {
            guard case .delimiter(let closer) = nodes[place] else { continue }
            while closer.closes, left[place] > 0 {
                let match = open.lastIndex { candidate in
                    guard case .delimiter(let opener) = nodes[candidate], opener.character == closer.character, left[candidate] > 0 else {
                        return false
                    }
                    if closer.character == "~" { return opener.count == closer.count }
                    // Runs that can do both pair only by rule of three.
                    let both = opener.closes || closer.opens
                    return
                        !(both && (opener.count + closer.count).isMultiple(of: 3)
                        && !(opener.count.isMultiple(of: 3) && closer.count.isMultiple(of: 3)))
                }
                guard let match else { break }
                let opener = open[match]
                let strong = left[opener] >= 2 && left[place] >= 2
                let used = closer.character == "~" ? left[place] : strong ? 2 : 1
                let intent: InlinePresentationIntent =
                    closer.character == "~" ? .strikethrough : strong ? .stronglyEmphasized : .emphasized
                for inner in (opener + 1)..<place { intents[inner].formUnion(intent) }
                left[opener] -= used
                left[place] -= used
                open.removeSubrange((left[opener] > 0 ? match + 1 : match)...)
            }
            if closer.opens, left[place] > 0 { open.append(place) }
        }
        return nodes.indices.flatMap { place -> [InlineMarkdown.Part] in
            let intent = intents[place]
            switch nodes[place] {
            case .text(let text): return [InlineMarkdown.Part(text: text, intent: intent, link: nil)]
            case .code(let code): return [InlineMarkdown.Part(text: code, intent: intent.union(.code), link: nil)]
            case .delimiter(let delimiter):
                return [InlineMarkdown.Part(text: String(repeating: delimiter.character, count: left[place]), intent: intent, link: nil)]
            case .link(let parts, let address):
                return parts.map {
                    InlineMarkdown.Part(text: $0.text, intent: $0.intent.union(intent), link: address.isEmpty ? $0.link : address)
                }
            case .attributed(let parts, let attributes):
                let inflects = (try? #/inflect\s*:\s*true/#.firstMatch(in: attributes)) != nil
                return parts.map { part in
                    var part = part
                    part.intent.formUnion(intent)
                    part.inflects = inflects
                    return part
                }
            }
        }
    }
}
