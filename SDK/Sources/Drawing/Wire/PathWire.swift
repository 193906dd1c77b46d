import Foundation

extension Path: WirePart {
    package static var partKind: UInt8 { 1 }
    package func writeBody(to writer: inout WireWriter) {
        writer.writeCount(elements.count)
        for element in elements {
            switch element {
            case .move(let to):
                writer.writeFixed(UInt8(0))
                writer.write(to)
            case .line(let to):
                writer.writeFixed(UInt8(1))
                writer.write(to)
            case .quadCurve(let to, let control):
                writer.writeFixed(UInt8(2))
                writer.write(to)
                writer.write(control)
            case .curve(let to, let control1, let control2):
                writer.writeFixed(UInt8(3))
                writer.write(to)
                writer.write(control1)
                writer.write(control2)
            case .closeSubpath: writer.writeFixed(UInt8(4))
            }
        }
    }

    package init(bodyFrom reader: inout WireReader) throws {
        let count = try reader.readCount()
        self.init()
        elements.reserveCapacity(min(count, 1024))
        for _ in 0..<count {
            switch try reader.readFixed(UInt8.self) {
            case 0: elements.append(.move(to: try reader.read("to")))
            case 1: elements.append(.line(to: try reader.read("to")))
            case 2: elements.append(.quadCurve(to: try reader.read("to"), control: try reader.read("control")))
            case 3:
                elements.append(
                    .curve(
                        to: try reader.read("to"), control1: try reader.read("control1"), control2: try reader.read("control2")))
            case 4: elements.append(.closeSubpath)
            default: throw reader.badValue
            }
        }
    }
}

extension CGAffineTransform: WireCodable {
    /// Writes the transform: one byte where it is the identity, which it mostly is.
    package func write(to writer: inout WireWriter) {
        writer.write(!isIdentity)
        guard !isIdentity else { return }
        for number in [a, b, c, d, tx, ty] { writer.write(number) }
    }
    package init(from reader: inout WireReader) throws {
        guard try Bool(from: &reader) else {
            self = .identity
            return
        }
        self.init(
            a: try reader.readFinite("a"), b: try reader.readFinite("b"), c: try reader.readFinite("c"),
            d: try reader.readFinite("d"), tx: try reader.readFinite("tx"), ty: try reader.readFinite("ty"))
    }
}

extension GlyphRun: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(Letters(run: self))
        writer.write(origin)
        writer.write(paint)
    }
    package init(from reader: inout WireReader) throws {
        self = try reader.read("letters", as: Letters.self).run
        origin = try reader.read("origin")
        paint = try reader.read("paint")
    }
}

/// A run without its place and its colour: the same word in the light and in the dark, wherever it stands.
struct Letters: WirePart {
    static var partKind: UInt8 { 3 }
    var run: GlyphRun

    init(run: GlyphRun) { self.run = run }

    func writeBody(to writer: inout WireWriter) {
        writer.writeVariable(run.face.rawValue)
        writer.write(run.size)
        // Upright letters of their own width, which most are, take one byte.
        let isReshaped = run.stretch != 1 || run.slant != 0
        writer.write(isReshaped)
        if isReshaped {
            writer.write(run.stretch)
            writer.write(run.slant)
        }
        writer.write(run.glyphs)
        writer.write(run.text)
    }
    init(bodyFrom reader: inout WireReader) throws {
        let face = FontFace(rawValue: try reader.readVariable())
        let size = try reader.readFinite("size")
        let isReshaped = try Bool(from: &reader)
        let stretch = isReshaped ? try reader.readFinite("stretch") : 1
        let slant = isReshaped ? try reader.readFinite("slant") : 0
        run = GlyphRun(
            face: face, size: size, origin: .zero, glyphs: try reader.read("glyphs"), paint: .color(.clear), text: try reader.read("text"))
        run.stretch = stretch
        run.slant = slant
    }
}

extension GlyphRun.Glyph: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.writeVariable(UInt64(id))
        writer.writeFixed(x.bitPattern)
        writer.writeFixed(y.bitPattern)
    }
    package init(from reader: inout WireReader) throws {
        guard let id = UInt32(exactly: try reader.readVariable()) else { throw reader.badValue }
        self.init(id: id, x: try Float(from: &reader), y: try Float(from: &reader))
        guard x.isFinite, y.isFinite else { throw reader.badValue }
    }
}
