import Foundation

extension Paint: WirePart {
    package static var partKind: UInt8 { 2 }
    package func writeBody(to writer: inout WireWriter) {
        switch self {
        case .color(let color):
            writer.writeFixed(UInt8(0))
            writer.write(color)
        case .linear(let stops, let start, let end):
            writer.writeFixed(UInt8(1))
            writer.write(stops)
            writer.write(start)
            writer.write(end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            writer.writeFixed(UInt8(2))
            writer.write(stops)
            writer.write(center)
            writer.write(startRadius)
            writer.write(endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            writer.writeFixed(UInt8(3))
            writer.write(stops)
            writer.write(center)
            writer.write(startAngle)
            writer.write(endAngle)
        case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
            writer.writeFixed(UInt8(4))
            writer.write(stops)
            writer.write(bounds)
            writer.write(center)
            writer.write(startFraction)
            writer.write(endFraction)
        case .image(let key, let origin, let scale):
            writer.writeFixed(UInt8(5))
            writer.write(key)
            writer.write(origin)
            writer.write(scale)
        case .backdrop(let backdrop):
            writer.writeFixed(UInt8(6))
            writer.write(backdrop)
        }
    }

    package init(bodyFrom reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = .color(try reader.read("color"))
        case 1: self = .linear(stops: try reader.read("stops"), start: try reader.read("start"), end: try reader.read("end"))
        case 2:
            self = .radial(
                stops: try reader.read("stops"), center: try reader.read("center"),
                startRadius: try reader.readFinite("startRadius"), endRadius: try reader.readFinite("endRadius"))
        case 3:
            self = .angular(
                stops: try reader.read("stops"), center: try reader.read("center"),
                startAngle: try reader.readFinite("startAngle"), endAngle: try reader.readFinite("endAngle"))
        case 4:
            self = .elliptical(
                stops: try reader.read("stops"), bounds: try reader.read("bounds"), center: try reader.read("center"),
                startFraction: try reader.readFinite("startFraction"), endFraction: try reader.readFinite("endFraction"))
        case 5:
            self = .image(try reader.read("key"), origin: try reader.read("origin"), scale: try reader.readFinite("scale"))
        case 6: self = .backdrop(try reader.read("backdrop"))
        default: throw reader.badValue
        }
    }
}

extension Backdrop: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(veil)
        for number in [blur, saturation, opacity] { writer.write(number) }
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            veil: try reader.read("veil"), blur: try reader.readFinite("blur"), saturation: try reader.readFinite("saturation"),
            opacity: try reader.readFinite("opacity"))
        guard blur >= 0, saturation >= 0, (0...1).contains(opacity) else { throw reader.badValue }
    }
}

extension GradientStop: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(color)
        writer.write(location)
    }
    package init(from reader: inout WireReader) throws {
        self.init(color: try reader.read("color"), location: try reader.readFinite("location"))
    }
}

extension RGBA: WireCodable {
    package func write(to writer: inout WireWriter) {
        for component in [red, green, blue, alpha] { writer.writeFixed(component.bitPattern) }
    }
    package init(from reader: inout WireReader) throws {
        self.init(try Float(from: &reader), try Float(from: &reader), try Float(from: &reader), try Float(from: &reader))
        guard red.isFinite, green.isFinite, blue.isFinite, alpha.isFinite else { throw reader.badValue }
    }
}

extension Stroke: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(width)
        writer.writeEnum(cap)
        writer.writeEnum(join)
        writer.write(miterLimit)
        writer.write(dash)
        writer.write(dashPhase)
    }
    package init(from reader: inout WireReader) throws {
        self.init(
            width: try reader.readFinite("width"), cap: try reader.readEnum("cap"), join: try reader.readEnum("join"),
            miterLimit: try reader.readFinite("miterLimit"), dash: try reader.read("dash"),
            dashPhase: try reader.readFinite("dashPhase"))
        guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else { throw reader.badValue }
    }
}
