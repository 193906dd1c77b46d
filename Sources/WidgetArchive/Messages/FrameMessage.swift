import Foundation

/// A message that is the payload of one frame.
public protocol FrameMessage: Sendable {
    static var channel: FrameChannel { get }
    func payload() throws -> [UInt8]
    /// - Throws: `ArchiveError`, whatever the bytes.
    init(payload: [UInt8]) throws
}

extension FrameMessage where Self: Codable {
    public func payload() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    public init(payload: [UInt8]) throws {
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
    public static var channel: FrameChannel { .request }
}

extension HostCall: FrameMessage {
    public static var channel: FrameChannel { .call }
}

extension HostReply: FrameMessage {
    public static var channel: FrameChannel { .reply }
}

/// Answers carry pictures, so they have the binary form.
extension ExtensionAnswer: FrameMessage {
    public static var channel: FrameChannel { .answer }

    public func payload() throws -> [UInt8] {
        var writer = ArchiveWriter()
        writer.fixed(id)
        switch body {
        case .described(let description):
            writer.byte(0)
            writer.data(try JSONEncoder().encode(description))
        case .entry(let entry):
            writer.byte(1)
            writer.entry(entry)
        case .timeline(let timeline):
            writer.byte(2)
            writer.timeline(timeline)
        case .failed(let failure):
            writer.byte(3)
            writer.text(failure.code.rawValue)
            writer.text(failure.message)
        }
        return writer.bytes
    }

    public init(payload: [UInt8]) throws {
        var reader = ArchiveReader(payload)
        let id: UInt64 = try reader.fixed("answer id")
        let tag = try reader.byte("answer")
        let body: Body
        switch tag {
        case 0: body = .described(try ExtensionDescription(json: try reader.data("description")))
        case 1: body = .entry(try reader.entry())
        case 2: body = .timeline(try reader.timeline())
        case 3:
            let name = try reader.text("failure code")
            guard let code = ExtensionFailure.Code(rawValue: name) else { throw ArchiveError.badText(field: "failure code") }
            body = .failed(ExtensionFailure(code: code, message: try reader.text("failure message")))
        default: throw ArchiveError.unknownValue(field: "answer", value: UInt64(tag))
        }
        try reader.finish()
        self.init(id: id, body: body)
    }
}

extension ExtensionDescription {
    fileprivate init(json: [UInt8]) throws(ArchiveError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json))
        } catch {
            throw .badMessage(type: "ExtensionDescription", reason: "\(error)")
        }
    }
}
