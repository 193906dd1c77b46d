/// Changes to a link, as careless programs and ill will make them.
enum LinkMutation {
    private static let pieces = [
        "%", "%0", "%00", "%FF", "%C3", "%2F", "%2e%2e", "%25", "+", "&", "=", "?", "#", "/", "//", "..", ":", "://", "@", ";", " ",
        "\u{301}", "\u{0}", "é", "K",
        "city=Bari", "&travellers=9", "&travellers=2", "&dates=", "&airport=XXX", "&city=A&city=B", "ＭＸＰ", "\u{202E}", "-", "0",
    ]

    static func mutated(_ link: String, _ chance: inout some RandomNumberGenerator) -> String {
        var text = link
        for _ in 0...Int.random(in: 0..<4, using: &chance) { text = changed(text, &chance) }
        return text
    }

    private static func changed(_ text: String, _ chance: inout some RandomNumberGenerator) -> String {
        var bytes = Array(text.utf8)
        guard !bytes.isEmpty else { return pieces.randomElement(using: &chance) ?? "" }
        let place = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0..<9, using: &chance) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &chance)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: (pieces.randomElement(using: &chance) ?? "").utf8, at: place)
        case 3: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &chance))
        case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + Int.random(in: 1...30, using: &chance))], at: place)
        case 5: return text.uppercased()
        case 6: return parts(text, &chance) { $0.remove(at: $1) }
        case 7: return parts(text, &chance) { $0.append($0[$1]) }
        default: return parts(text, &chance) { $0[$1] = String($0[$1].reversed()) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Changes one part between the signs `&`.
    private static func parts(_ text: String, _ chance: inout some RandomNumberGenerator, _ change: (inout [String], Int) -> Void) -> String
    {
        var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
        change(&parts, Int.random(in: 0..<parts.count, using: &chance))
        return parts.joined(separator: "&")
    }
}
