import Drawing
import Foundation

extension ArchiveWriter {
    mutating func point(_ point: CGPoint) {
        double(point.x)
        double(point.y)
    }

    mutating func rect(_ rect: CGRect) {
        point(rect.origin)
        double(rect.size.width)
        double(rect.size.height)
    }

    mutating func transform(_ t: CGAffineTransform) { [t.a, t.b, t.c, t.d, t.tx, t.ty].forEach { double($0) } }

    mutating func path(_ path: Path) {
        list(path.elements) { writer, element in
            switch element {
            case .move(let to):
                writer.byte(0)
                writer.point(to)
            case .line(let to):
                writer.byte(1)
                writer.point(to)
            case .quadCurve(let to, let control):
                writer.byte(2)
                writer.point(to)
                writer.point(control)
            case .curve(let to, let control1, let control2):
                writer.byte(3)
                writer.point(to)
                writer.point(control1)
                writer.point(control2)
            case .closeSubpath: writer.byte(4)
            }
        }
    }

    mutating func stroke(_ stroke: Stroke) {
        double(stroke.width)
        byte(stroke.cap.rawValue)
        byte(stroke.join.rawValue)
        double(stroke.miterLimit)
        list(stroke.dash) { $0.double($1) }
        double(stroke.dashPhase)
    }
}

extension ArchiveReader {
    mutating func point(_ field: String) throws(ArchiveError) -> CGPoint { CGPoint(x: try double(field), y: try double(field)) }

    mutating func rect(_ field: String) throws(ArchiveError) -> CGRect {
        let origin = try point(field)
        return CGRect(origin: origin, size: CGSize(width: try double(field), height: try double(field)))
    }

    mutating func transform(_ field: String) throws(ArchiveError) -> CGAffineTransform {
        CGAffineTransform(
            a: try double(field), b: try double(field), c: try double(field), d: try double(field), tx: try double(field),
            ty: try double(field))
    }

    mutating func path(_ field: String) throws(ArchiveError) -> Path {
        Path(
            elements: try list(field) { reader throws(ArchiveError) in
                let tag = try reader.byte(field)
                switch tag {
                case 0: return .move(to: try reader.point(field))
                case 1: return .line(to: try reader.point(field))
                case 2: return .quadCurve(to: try reader.point(field), control: try reader.point(field))
                case 3:
                    return .curve(to: try reader.point(field), control1: try reader.point(field), control2: try reader.point(field))
                case 4: return .closeSubpath
                default: throw .unknownValue(field: field, value: UInt64(tag))
                }
            })
    }

    mutating func fillRule(_ field: String) throws(ArchiveError) -> FillRule {
        let value = try byte(field)
        guard let rule = FillRule(rawValue: value) else { throw .unknownValue(field: field, value: UInt64(value)) }
        return rule
    }

    mutating func stroke() throws(ArchiveError) -> Stroke {
        let width = try double("stroke width")
        let cap = try byte("stroke cap")
        let join = try byte("stroke join")
        guard let cap = Stroke.Cap(rawValue: cap) else { throw .unknownValue(field: "stroke cap", value: UInt64(cap)) }
        guard let join = Stroke.Join(rawValue: join) else { throw .unknownValue(field: "stroke join", value: UInt64(join)) }
        let miterLimit = try double("stroke miter limit")
        let dash = try list("stroke dash", minimumSize: 8) { reader throws(ArchiveError) in try reader.double("stroke dash") }
        return Stroke(
            width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: try double("stroke dash phase"))
    }
}
