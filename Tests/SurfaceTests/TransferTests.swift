import CoreTransferable
import Foundation
import SwiftUI
import Testing

private struct Trip: Transferable, Codable, Equatable {
    var name: String
    var nights: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name).exportingCondition { $0.nights > 0 }.suggestedFileName { $0.name }
        DataRepresentation(exportedContentType: .rtf) { Data("rtf \($0.name)".utf8) }.visibility(.ownProcess)
    }
}

private struct Note: Transferable, Equatable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .utf8PlainText) { note in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data(note.words.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Note(words: try String(contentsOf: received.file, encoding: .utf8))
        }
    }
}

@Suite("Items that are handed over") struct TransferTests {
    private let trip = Trip(name: "Oslo", nights: 2)

    @Test("xcode.11: an item becomes bytes of its types, and is made of them") func bytes() async throws {
        let json = try await trip.exported(as: .json)
        #expect(try await Trip(importing: json, contentType: .json) == trip)
        #expect(try await trip.exported(as: .utf8PlainText) == Data("Oslo".utf8))
        #expect(try await String(importing: Data("Bergen".utf8), contentType: .utf8PlainText) == "Bergen")
        #expect(try await URL(importing: Data("https://example.com".utf8), contentType: .url).host == "example.com")
        await #expect(throws: TransferFailure.self) { try await trip.exported(as: .image) }
        await #expect(throws: TransferFailure.self) { try await Trip(importing: Data(), contentType: .image) }
    }

    @Test("xcode.11: an item's types are told by who may have them, and by the item") func types() {
        #expect(Trip.exportedContentTypes() == [.json, .utf8PlainText] && Trip.exportedContentTypes(visibility: .ownProcess) == [.rtf])
        #expect(Trip.importedContentTypes() == [.json])
        #expect(Trip(name: "Day", nights: 0).exportedContentTypes() == [.json])
        #expect(trip.suggestedFilename == "Oslo" && Note(words: "").suggestedFilename == nil)
    }

    @Test("xcode.11: an item is written into a file, and made of one") func files() async throws {
        let note = Note(words: "Remember")
        #expect(try await Note(importing: note.exported(as: .utf8PlainText), contentType: .utf8PlainText) == note)
        let (name, kept) = try await trip.withExportedFile(contentType: .json) { file in
            (file.lastPathComponent, try await Trip(importing: file))
        }
        #expect(name == "Oslo.json" && kept == trip)
    }

    @Test("xcode.11: a colour is handed over as its numbers") func colors() async throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
        let same = try await Color(importing: color.exported(as: .data), contentType: .data)
        let (a, b) = (color.resolve(in: EnvironmentValues()), same.resolve(in: EnvironmentValues()))
        #expect(abs(a.red - b.red) < 1e-5 && abs(a.green - b.green) < 1e-5 && abs(a.blue - b.blue) < 1e-5 && a.opacity == b.opacity)
    }

    @Test("xcode.11: an item is made of what a provider has, of the first of its types, and none of another's")
    func providers() async throws {
        func loaded<Item: Transferable & Sendable>(_ provider: NSItemProvider, as type: Item.Type) async -> Result<Item, any Error> {
            await withCheckedContinuation { continuation in
                _ = provider.loadTransferable(type: type) { continuation.resume(returning: $0) }
            }
        }
        let provider = NSItemProvider(), trip = trip
        provider.register(trip)
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(try await loaded(provider, as: Trip.self).get() == trip)
        #expect(try await loaded(provider, as: String.self).get() == "Oslo")
        await #expect(throws: TransferFailure.self) { try await loaded(NSItemProvider(), as: Trip.self).get() }
    }
}
