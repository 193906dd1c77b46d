import Foundation
import VitrineDrawing

extension ReloadPolicy: WireCodable {
    package func write(to writer: inout WireWriter) {
        switch self {
        case .atEnd: writer.writeFixed(UInt8(0))
        case .after(let date):
            writer.writeFixed(UInt8(1))
            writer.write(date)
        case .never: writer.writeFixed(UInt8(2))
        }
    }

    package init(from reader: inout WireReader) throws {
        switch try reader.readFixed(UInt8.self) {
        case 0: self = .atEnd
        case 1: self = .after(try reader.read("date"))
        case 2: self = .never
        default: throw reader.badValue
        }
    }
}

extension ArchivedEntry.Relevance: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(score)
        writer.write(duration)
    }

    package init(from reader: inout WireReader) throws {
        self.init(score: try reader.read("score"), duration: try reader.readFinite("duration"))
        guard score.isFinite else { throw reader.badValue }
    }
}

extension RenderEnvironment: WirePart {
    package static var partKind: UInt8 { 17 }
    package func writeBody(to writer: inout WireWriter) {
        writer.writeEnum(scheme)
        writer.writeEnum(mode)
        writer.write(typeSize)
        writer.write(locale)
        writer.write(timeZone)
        writer.write(displayScale)
        writer.write(showsContainerBackground)
        writer.writeEnum(contrast)
        writer.write(isLuminanceReduced)
        writer.write(hidesPrivateContent)
        writer.write(isInvalidated)
        writer.write(flippedToggle)
        writer.write(isTextBold)
        writer.write(forcesRightToLeft)
    }

    package init(bodyFrom reader: inout WireReader) throws {
        self.init()
        scheme = try reader.readEnum("scheme")
        mode = try reader.readEnum("mode")
        typeSize = try reader.read("typeSize")
        locale = try reader.read("locale")
        timeZone = try reader.read("timeZone")
        displayScale = try reader.readFinite("displayScale")
        showsContainerBackground = try reader.read("showsContainerBackground")
        contrast = try reader.readEnum("contrast")
        isLuminanceReduced = try reader.read("isLuminanceReduced")
        hidesPrivateContent = try reader.read("hidesPrivateContent")
        isInvalidated = try reader.read("isInvalidated")
        flippedToggle = try reader.read("flippedToggle")
        isTextBold = try reader.read("isTextBold")
        forcesRightToLeft = try reader.read("forcesRightToLeft")
    }
}

extension TapRegion: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(frame)
        switch action {
        case .open(let url):
            writer.writeFixed(UInt8(0))
            writer.write(url)
        case .perform(let intent, let parameters):
            writer.writeFixed(UInt8(1))
            writer.write(intent)
            writer.write(parameters)
        }
        writer.write(label)
        writer.write(toggle)
    }

    package init(from reader: inout WireReader) throws {
        let frame: CGRect = try reader.read("frame")
        let action: Action
        switch try reader.readFixed(UInt8.self) {
        case 0: action = .open(try reader.read("url"))
        case 1: action = .perform(intent: try reader.read("intent"), parameters: try reader.read("parameters"))
        default: throw reader.badValue
        }
        self.init(frame: frame, action: action, label: try reader.read("label"), toggle: try reader.read("toggle"))
    }
}

extension AccessibilityElement: WirePart {
    package static var partKind: UInt8 { 19 }
    package func writeBody(to writer: inout WireWriter) {
        writer.writeEnum(role)
        writer.write(label)
        writer.write(value)
        writer.write(frame)
        writer.write(hint)
        writer.writeFixed(traits.rawValue)
        writer.writeFixed(headingLevel)
        writer.write(identifier)
        writer.write(inputLabels)
        writer.write(customContent)
        writer.write(actions)
        writer.write(sortPriority)
    }

    package init(bodyFrom reader: inout WireReader) throws {
        self.init(
            role: try reader.readEnum("role"), label: try reader.read("label"), value: try reader.read("value"),
            frame: try reader.read("frame"))
        hint = try reader.read("hint")
        traits = Traits(rawValue: try reader.read("traits"))
        headingLevel = try reader.read("headingLevel")
        identifier = try reader.read("identifier")
        inputLabels = try reader.read("inputLabels")
        customContent = try reader.read("customContent")
        actions = try reader.read("actions")
        sortPriority = try reader.readFinite("sortPriority")
    }
}

extension AccessibilityElement.Content: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(label)
        writer.write(value)
    }

    package init(from reader: inout WireReader) throws { self.init(label: try reader.read("label"), value: try reader.read("value")) }
}

extension ViewNode: WirePart {
    package static var partKind: UInt8 { 18 }
    package func writeBody(to writer: inout WireWriter) {
        writer.write(type)
        writer.write(frame)
        writer.write(text)
        writer.write(depth)
    }

    package init(bodyFrom reader: inout WireReader) throws {
        self.init(
            type: try reader.read("type"), frame: try reader.read("frame"), text: try reader.read("text"), depth: try reader.read("depth"))
    }
}
