import Foundation
import VitrineDrawing

/// A message that is the payload of one frame.
package protocol FrameMessage: Sendable {
    static var channel: FrameChannel { get }
    func payload() throws -> [UInt8]
    /// - Throws: `ArchiveError`, whatever the bytes.
    init(payload: [UInt8]) throws
}

extension FrameMessage where Self: Codable {
    package func payload() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    package init(payload: [UInt8]) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(payload))
        } catch {
            throw ArchiveError.badMessage(type: "\(Self.self)", reason: Self.reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
        default: return "\(error)"
        }
    }
}

extension ExtensionRequest: FrameMessage {
    package static var channel: FrameChannel { .request }
}

extension HostCall: FrameMessage {
    package static var channel: FrameChannel { .call }
}

extension HostReply: FrameMessage {
    package static var channel: FrameChannel { .reply }
}

/// Answers carry pictures, so they have the binary form.
extension ExtensionResponse: FrameMessage, WireCodable {
    package static var channel: FrameChannel { .answer }

    package func payload() -> [UInt8] { wireBytes() }

    package init(payload: [UInt8]) throws {
        self = try ArchiveError.naming { try ExtensionResponse(wireBytes: payload) }
    }

    /// Says that an entry follows.
    static let entryForm: UInt8 = 1
    /// Says that a timeline follows.
    static let timelineForm: UInt8 = 2

    /// The archive file of the timeline that a payload holds; nil where it holds none. What was read of the payload is not written again.
    package static func archiveFile(ofTimelineIn payload: [UInt8]) -> [UInt8]? {
        let header = MemoryLayout<UInt64>.size
        guard payload.count > header, payload[header] == timelineForm else { return nil }
        return ArchiveFile.encode(body: payload[(header + 1)...])
    }

    package func write(to writer: inout WireWriter) {
        writer.writeFixed(id)
        switch body {
        case .described(let description):
            writer.writeFixed(UInt8(0))
            writer.write(description.widgets)
        case .entry(let entry):
            writer.writeFixed(Self.entryForm)
            writer.write(entry)
        case .timeline(let timeline):
            writer.writeFixed(Self.timelineForm)
            writer.write(timeline)
        case .failed(let failure):
            writer.writeFixed(UInt8(3))
            writer.writeEnum(failure.code)
            writer.write(failure.message)
        case .configuration(let schema):
            writer.writeFixed(UInt8(4))
            writer.write(json: schema)
        case .options(let options):
            writer.writeFixed(UInt8(5))
            writer.write(json: options)
        case .performed(let outcome):
            writer.writeFixed(UInt8(6))
            writer.write(json: outcome)
        case .sheet(let sheet):
            writer.writeFixed(UInt8(7))
            writer.write(json: sheet)
        case .values(let values):
            writer.writeFixed(UInt8(8))
            writer.write(json: values)
        case .handled(let intent):
            writer.writeFixed(UInt8(9))
            writer.write(json: intent)
        case .previews(let previews):
            writer.writeFixed(UInt8(10))
            writer.write(json: previews)
        case .previewed(let entries):
            writer.writeFixed(UInt8(11))
            writer.write(PreviewedEntries(entries))
        }
    }

    package init(from reader: inout WireReader) throws {
        let id: UInt64 = try reader.read("id")
        let body: Body
        switch try reader.readFixed(UInt8.self) {
        case 0: body = .described(ExtensionDescription(widgets: try reader.read("widgets")))
        case 1: body = .entry(try reader.read("entry"))
        case 2: body = .timeline(try reader.read("timeline"))
        case 3: body = .failed(ExtensionFailure(code: try reader.readEnum("code"), message: try reader.read("message")))
        case 4: body = .configuration(try reader.read(json: WidgetConfigurationSchema.self))
        case 5: body = .options(try reader.read(json: IntentOptions.self))
        case 6: body = .performed(try reader.read(json: IntentOutcome.self))
        case 7: body = .sheet(try reader.read(json: WidgetSheet.self))
        case 8: body = .values(try reader.read(json: IntentValues.self))
        case 9: body = .handled(try reader.read(json: HandledIntent.self))
        case 10: body = .previews(try reader.read(json: [PreviewDescription].self))
        case 11: body = .previewed(try reader.read("entries", as: PreviewedEntries.self).entries)
        default: throw reader.badValue
        }
        self.init(id: id, body: body)
    }
}

// What carries no pictures and is not asked for often stands as JSON in the binary form.
extension WireWriter {
    mutating func write(json value: some Encodable) {
        // Only numbers that are none could fail to be encoded; then the reader finds nothing it can read.
        writeBytes(Array((try? JSONEncoder().encode(value)) ?? Data()))
    }
}

extension WireReader {
    mutating func read<Value: Decodable>(json type: Value.Type) throws -> Value {
        let bytes = try readBytes()
        guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { throw badValue }
        return value
    }
}

extension ExtensionDescription.Widget: WireCodable {
    package func write(to writer: inout WireWriter) {
        writer.write(kind)
        writer.write(displayName)
        writer.write(description)
        writer.write(families.map(\.rawValue))
        writer.write(contentMarginsDisabled)
        writer.write(containerBackgroundRemovable)
        writer.write(isConfigurable)
        writer.write(promptsForConfiguration)
    }

    package init(from reader: inout WireReader) throws {
        self.init(
            kind: try reader.read("kind"), displayName: try reader.read("displayName"), description: try reader.read("description"),
            families: try reader.inside("families") { reader in
                try [String](from: &reader).map { name in
                    guard let family = WidgetFamilyName(rawValue: name) else { throw reader.badValue }
                    return family
                }
            },
            contentMarginsDisabled: try reader.read("contentMarginsDisabled"),
            containerBackgroundRemovable: try reader.read("containerBackgroundRemovable"),
            isConfigurable: try reader.read("isConfigurable"), promptsForConfiguration: try reader.read("promptsForConfiguration"))
    }
}
