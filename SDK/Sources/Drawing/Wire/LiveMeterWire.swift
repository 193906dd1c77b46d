import Foundation

extension LiveMeter: WireCodable {
    package func write(to writer: inout WireWriter) {
        switch form {
        case .bar(let fromRight):
            writer.writeFixed(UInt8(fromRight ? 1 : 0))
            writer.write(0.0)
        case .ring(let lineWidth, let isAgainstClock):
            writer.writeFixed(UInt8(isAgainstClock ? 3 : 2))
            writer.write(lineWidth)
        }
        writer.write(frame)
        writer.write(paint)
        writer.write(start)
        writer.write(end)
        writer.write(countsDown)
        writer.write(items)
    }
    package init(from reader: inout WireReader) throws {
        let kind = try reader.readFixed(UInt8.self)
        let lineWidth = try reader.readFinite("line width")
        let form: Form =
            switch kind {
            case 0, 1: .bar(fromRight: kind == 1)
            case 2, 3: .ring(lineWidth: lineWidth, isAgainstClock: kind == 3)
            default: throw reader.badValue
            }
        self.init(
            form, frame: try reader.read("frame"), paint: try reader.read("paint"), start: try reader.read("start"),
            end: try reader.read("end"), countsDown: try reader.read("countsDown"), items: try reader.read("items"))
    }
}
