import Foundation

extension LiveText: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(pieces)
        writer.write(paragraph)
        writer.write(frame)
        writer.write(scale)
        writer.write(items)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            pieces: try reader.read("pieces"), paragraph: try reader.read("paragraph"), frame: try reader.read("frame"),
            scale: try reader.readFinite("scale"), items: try reader.read("items"))
    }
}

extension LiveText.Piece: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(span)
        writer.write(date)
        writer.write(letterCase?.rawValue)
    }
    package init(from reader: inout WireReader) throws {
        self.init(try reader.read("span"), date: try reader.read("date"))
        guard let raw: UInt8 = try reader.read("letterCase", as: UInt8?.self) else { return }
        guard let letterCase = LetterCase(rawValue: raw) else { throw reader.badValue }
        self.letterCase = letterCase
    }
}

extension LiveDate: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(style)
        writer.write(locale)
        writer.write(calendar)
        writer.write(timeZone)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            try reader.read("style"), locale: try reader.read("locale"), calendar: try reader.read("calendar"),
            timeZone: try reader.read("timeZone"))
    }
}

extension LiveDate.Clock: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(showsHours)
        writer.write(maximumFields)
        writer.write(precision)
        writer.write(padsMinutes)
    }
    package init(from reader: inout WireReader) throws {
        self.init()
        showsHours = try reader.read("showsHours")
        maximumFields = try reader.read("maximumFields")
        precision = try reader.readFinite("precision")
        padsMinutes = try reader.read("padsMinutes")
    }
}

extension LiveDate.Sample: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(from)
        writer.write(words)
    }
    package init(from reader: inout WireReader) throws { self.init(from: try reader.read("from"), words: try reader.read("words")) }
}

extension LiveDate.Style: WireCodable {
    package func write(to writer: inout WireWriter) {
        switch self {
        case .timer(let date): writer.write(UInt8(0), date)
        case .interval(let start, let end, let pause, let countsDown, let clock):
            writer.write(UInt8(1), start)
            writer.write(end)
            writer.write(pause)
            writer.write(countsDown)
            writer.write(clock)
        case .stopwatch(let start, let clock):
            writer.write(UInt8(2), start)
            writer.write(clock)
        case .relative(let date): writer.write(UInt8(3), date)
        case .offset(let date): writer.write(UInt8(4), date)
        case .difference(let anchor, let fields, let maximumFields, let sign):
            writer.write(UInt8(5), anchor)
            writer.write(fields.map(\.rawValue))
            writer.write(maximumFields)
            writer.writeEnum(sign)
        case .reference(let date, let fields, let maximumFields, let threshold):
            writer.write(UInt8(6), date)
            writer.write(fields.map(\.rawValue))
            writer.write(maximumFields)
            writer.writeEnum(threshold)
        case .sampled(let samples):
            writer.writeFixed(UInt8(7))
            writer.write(samples)
        }
    }

    package init(from reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = .timer(try reader.read("date"))
        case 1:
            self = .interval(
                start: try reader.read("start"), end: try reader.read("end"), pause: try reader.read("pause"),
                countsDown: try reader.read("countsDown"), try reader.read("clock"))
        case 2: self = .stopwatch(start: try reader.read("start"), try reader.read("clock"))
        case 3: self = .relative(try reader.read("date"))
        case 4: self = .offset(try reader.read("date"))
        case 5:
            self = .difference(
                from: try reader.read("anchor"), fields: try reader.readFields(), maximumFields: try reader.read("maximumFields"),
                sign: try reader.readEnum("sign"))
        case 6:
            self = .reference(
                to: try reader.read("date"), fields: try reader.readFields(), maximumFields: try reader.read("maximumFields"),
                threshold: try reader.readEnum("threshold"))
        case 7: self = .sampled(try reader.read("samples"))
        default: throw reader.badValue
        }
    }
}

extension WireWriter {
    fileprivate mutating func write(_ tag: UInt8, _ date: Date) {
        writeFixed(tag)
        write(date)
    }
}

extension WireReader {
    fileprivate mutating func readFields() throws -> [LiveDate.Field] {
        try inside("fields") { reader in
            try [UInt8](from: &reader).map { raw in
                guard let field = LiveDate.Field(rawValue: raw) else { throw reader.badValue }
                return field
            }
        }
    }
}
