import Drawing
import Foundation

extension ArchiveWriter {
    mutating func color(_ color: RGBA) { [color.red, color.green, color.blue, color.alpha].forEach { float($0) } }

    mutating func stops(_ stops: [GradientStop]) {
        list(stops) { writer, stop in
            writer.color(stop.color)
            writer.double(stop.location)
        }
    }

    mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            byte(0)
            self.color(color)
        case .linear(let stops, let start, let end):
            byte(1)
            self.stops(stops)
            point(start)
            point(end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            byte(2)
            self.stops(stops)
            point(center)
            double(startRadius)
            double(endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            byte(3)
            self.stops(stops)
            point(center)
            double(startAngle)
            double(endAngle)
        case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
            byte(4)
            self.stops(stops)
            rect(bounds)
            point(center)
            double(startFraction)
            double(endFraction)
        case .image(let key, let origin, let scale):
            byte(5)
            fixed(key.rawValue)
            point(origin)
            double(scale)
        }
    }
}

extension ArchiveReader {
    mutating func color(_ field: String) throws(ArchiveError) -> RGBA {
        RGBA(try float(field), try float(field), try float(field), try float(field))
    }

    mutating func stops(_ field: String) throws(ArchiveError) -> [GradientStop] {
        try list(field, minimumSize: 24) { reader throws(ArchiveError) in
            GradientStop(color: try reader.color(field), location: try reader.double(field))
        }
    }

    mutating func paint(_ field: String) throws(ArchiveError) -> Paint {
        let tag = try byte(field)
        switch tag {
        case 0: return .color(try color(field))
        case 1: return .linear(stops: try stops(field), start: try point(field), end: try point(field))
        case 2:
            return .radial(
                stops: try stops(field), center: try point(field), startRadius: try double(field), endRadius: try double(field))
        case 3:
            return .angular(
                stops: try stops(field), center: try point(field), startAngle: try double(field), endAngle: try double(field))
        case 4:
            let stops = try stops(field)
            return .elliptical(
                stops: stops, bounds: try rect(field), center: try point(field), startFraction: try double(field),
                endFraction: try double(field))
        case 5: return .image(ImageKey(rawValue: try fixed(field)), origin: try point(field), scale: try double(field))
        default: throw .unknownValue(field: field, value: UInt64(tag))
        }
    }
}
