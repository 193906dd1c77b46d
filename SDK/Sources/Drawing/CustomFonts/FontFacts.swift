import Foundation

/// The facts that a font face states about itself.
package struct FontFacts: Hashable, Sendable {
    /// The PostScript name, such as `Ubuntu-Regular`.
    package var postScriptName: String
    /// The family's name, such as `Ubuntu`; the typographic family where the font tells one.
    package var family: String
    /// The family of at most four faces, as older programs know it.
    package var narrowFamily: String
    package var fullName: String
    /// The face's weight on OpenType's scale: 400 is regular.
    package var weight: Int
    package var isItalic: Bool
    /// Ems from the baseline, each positive.
    package var ascender: Double
    package var descender: Double
    package var lineGap: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The table in which its letters have colours or pictures of their own, such as `SVG`; nil in most fonts.
    package var colorTable: String?
}

/// Reads a font's tables, every offset checked before it is used.
struct FontReader {
    private let bytes: UnsafeRawBufferPointer
    /// The bytes of each table of the face.
    private var tables: [String: Range<Int>] = [:]

    private static let mostTables = 128

    /// The offsets at which the faces of a file begin: one, or several in a collection.
    static func faces(_ bytes: UnsafeRawBufferPointer) throws(FontError) -> [Int] {
        let file = FontReader(bytes)
        guard let tag = file.tag(at: 0) else { throw .notAFont }
        switch tag {
        case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true": return [0]
        case "ttcf":
            guard let count = file.number32(at: 8), (1...FontData.mostFaces).contains(count) else { throw .damaged(table: "ttcf") }
            var starts: [Int] = []
            for index in 0..<count {
                guard let start = file.number32(at: 12 + 4 * index), start < bytes.count else { throw .damaged(table: "ttcf") }
                starts.append(start)
            }
            return starts
        case "wOFF": throw .unsupported("WOFF")
        case "wOF2": throw .unsupported("WOFF2")
        default: throw .notAFont
        }
    }

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// - Parameter start: where the face's list of tables is.
    init(_ bytes: UnsafeRawBufferPointer, face start: Int) throws(FontError) {
        self.bytes = bytes
        guard let count = number16(at: start + 4), (1...Self.mostTables).contains(count) else { throw .damaged(table: "list of tables") }
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let tag = tag(at: entry), let offset = number32(at: entry + 8), let length = number32(at: entry + 12) else {
                throw .damaged(table: "list of tables")
            }
            // Some fonts' last table is said to be a few bytes longer than the file.
            guard offset <= bytes.count, length <= bytes.count - offset else { throw .damaged(table: tag) }
            tables[tag] = offset..<offset + length
        }
        for needed in ["cmap", "head", "hhea", "hmtx", "maxp"] where tables[needed] == nil { throw .damaged(table: needed) }
        guard tables["glyf"] != nil && tables["loca"] != nil || tables["CFF "] != nil || tables["CFF2"] != nil else {
            throw .damaged(table: "glyf")
        }
    }

    func facts() throws(FontError) -> FontFacts {
        guard let em = value("head", 18), (16...16_384).contains(em) else { throw .damaged(table: "head") }
        guard let ascender = signed("hhea", 4), let descender = signed("hhea", 6), let gap = signed("hhea", 8) else {
            throw .damaged(table: "hhea")
        }
        guard let glyphs = value("maxp", 4), glyphs > 0 else { throw .damaged(table: "maxp") }
        func ems(_ units: Int) -> Double { min(max(Double(units) / Double(em), 0), 4) }
        let names = names()
        let style = value("head", 44) ?? 0
        let weight = value("OS/2", 4).flatMap { (1...1000).contains($0) ? $0 : nil } ?? (style & 1 != 0 ? 700 : 400)
        // Figures of older tables end before these.
        let isNew = (value("OS/2", 0) ?? 0) >= 2
        let x = isNew ? signed("OS/2", 86) ?? 0 : 0, cap = isNew ? signed("OS/2", 88) ?? 0 : 0
        let family = names[16] ?? names[1] ?? names[6] ?? ""
        return FontFacts(
            postScriptName: names[6] ?? family, family: family, narrowFamily: names[1] ?? family, fullName: names[4] ?? family,
            weight: weight, isItalic: style & 2 != 0 || (value("OS/2", 62) ?? 0) & 1 != 0, ascender: ems(ascender),
            descender: ems(-descender), lineGap: ems(gap), capHeight: cap > 0 ? ems(cap) : 0.7, xHeight: x > 0 ? ems(x) : 0.5,
            colorTable: ["SVG ", "COLR", "sbix", "CBDT"].first { tables[$0] != nil }?.trimmingCharacters(in: .whitespaces))
    }

    /// The units of an em, and the documents of the table of pictures with the glyphs that each is of; nil without such a table.
    func pictureDocuments() -> (unitsPerEm: Double, documents: [(glyphs: ClosedRange<UInt32>, bytes: Range<Int>)])? {
        guard let table = tables["SVG "], let em = value("head", 18), em > 0 else { return nil }
        guard let list = number32(at: table.lowerBound + 2), list >= 10, list + 2 <= table.count,
            let count = number16(at: table.lowerBound + list)
        else { return nil }
        let start = table.lowerBound + list
        var documents: [(glyphs: ClosedRange<UInt32>, bytes: Range<Int>)] = []
        for index in 0..<count {
            let entry = start + 2 + 12 * index
            guard entry + 12 <= table.upperBound, let first = number16(at: entry), let last = number16(at: entry + 2), first <= last,
                let offset = number32(at: entry + 4), let length = number32(at: entry + 8), start + offset + length <= table.upperBound
            else { return nil }
            documents.append((UInt32(first)...UInt32(last), start + offset..<start + offset + length))
        }
        return documents.isEmpty ? nil : (Double(em), documents)
    }

    /// The face's names by their numbers; English before any other language.
    private func names() -> [Int: String] {
        guard let table = tables["name"], let count = value("name", 2), let storage = value("name", 4) else { return [:] }
        var found: [Int: (rank: Int, text: String)] = [:]
        for index in 0..<min(count, 2_000) {
            let entry = 6 + 12 * index
            guard let platform = value("name", entry), let language = value("name", entry + 4), let name = value("name", entry + 6),
                let length = value("name", entry + 8), let offset = value("name", entry + 10)
            else { break }
            guard [1, 4, 6, 16].contains(name), length <= 512 else { continue }
            let start = table.lowerBound + storage + offset
            guard start + length <= table.upperBound else { continue }
            let raw = bytes[start..<start + length]
            let isWide = platform == 0 || platform == 3
            let rank = platform == 3 && language == 0x409 ? 0 : isWide ? 1 : platform == 1 && language == 0 ? 2 : 3
            if let known = found[name], known.rank <= rank { continue }
            let text =
                isWide
                ? String(
                    decoding: stride(from: 0, to: length - length % 2, by: 2).map {
                        UInt16(raw[start + $0]) << 8 | UInt16(raw[start + $0 + 1])
                    }, as: UTF16.self)
                : String(decoding: raw.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
            if !text.isEmpty { found[name] = (rank, text) }
        }
        return found.mapValues(\.text)
    }

    private func tag(at place: Int) -> String? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return String(String.UnicodeScalarView(bytes[place..<place + 4].map { Unicode.Scalar($0) }))
    }

    private func number16(at place: Int) -> Int? {
        guard place >= 0, place + 2 <= bytes.count else { return nil }
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }

    private func number32(at place: Int) -> Int? {
        guard let high = number16(at: place), let low = number16(at: place + 2) else { return nil }
        return high << 16 | low
    }

    private func value(_ table: String, _ offset: Int) -> Int? {
        guard let range = tables[table], range.count >= offset + 2 else { return nil }
        return number16(at: range.lowerBound + offset)
    }

    private func signed(_ table: String, _ offset: Int) -> Int? { value(table, offset).map { Int(Int16(truncatingIfNeeded: $0)) } }
}
