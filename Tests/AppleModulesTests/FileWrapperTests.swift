import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite("Files in memory") struct FileWrapperTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wrappers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("a folder is written with all that is in it, and read again the same (xcode.10)") func folder() throws {
        try withFolder { folder in
            let root = FileWrapper(directoryWithFileWrappers: ["tide.txt": FileWrapper(regularFileWithContents: Data("high".utf8))])
            let inner = FileWrapper(directoryWithFileWrappers: [:])
            inner.preferredFilename = "moons"
            #expect(root.addFileWrapper(inner) == "moons")
            #expect(inner.addRegularFile(withContents: Data([1, 2]), preferredFilename: "new") == "new")
            // Two of one name both stay.
            let second = inner.addRegularFile(withContents: Data([3]), preferredFilename: "new")
            #expect(second != "new" && inner.fileWrappers?.count == 2)
            let place = folder.appendingPathComponent("sea")
            try root.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
            #expect(root.filename == "sea")
            let read = try FileWrapper(url: place)
            #expect(read.isDirectory && read.fileWrappers?["tide.txt"]?.regularFileContents == Data("high".utf8))
            #expect(read.fileWrappers?["moons"]?.fileWrappers?[second]?.regularFileContents == Data([3]))
            #expect(root.matchesContents(of: place))
            inner.removeFileWrapper(try #require(inner.fileWrappers?["new"]))
            #expect(!root.matchesContents(of: place))
            // Written over what was there, nothing of which stays.
            try root.write(to: place, options: .atomic, originalContentsURL: place)
            #expect(root.matchesContents(of: place))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sea"])
        }
    }

    @Test("a link stays one, and what is no file is an error instead of being read for ever (xcode.10)") func others() throws {
        try withFolder { folder in
            let link = folder.appendingPathComponent("link"), pipe = folder.appendingPathComponent("pipe")
            try FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere")).write(to: link, originalContentsURL: nil)
            let read = try FileWrapper(url: link)
            #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == "/nowhere" && read.regularFileContents == nil)
            #expect(mkfifo(pipe.path, 0o600) == 0)
            #expect(throws: CocoaError.self) { try FileWrapper(url: pipe) }
            #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
        }
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText, .heic] }
        var words = ""
        init(words: String) { self.words = words }
        init(configuration: ReadConfiguration) throws {
            words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(words.utf8))
        }
    }

    @Test("a document that an app shares with its widget writes what it reads (xcode.11)") func document() {
        #expect(Note.writableContentTypes == [.plainText, .heic])
    }
}
