import Foundation
import Synchronization
import VitrineDrawing

/// Reference pictures in a folder: recorded once, compared ever after.
public struct PictureSnapshot: Sendable {
    /// The folder of the references, `<name>.png` and `<name>.txt`.
    public let references: URL
    /// The folder that the pictures of a failed comparison go to.
    public let failures: URL
    /// Whether references are written instead of compared with.
    public let records: Bool

    /// Compares with pictures of a folder.
    /// - Parameters:
    ///   - references: the folder of the pictures that are compared with.
    ///   - failures: the folder into which pictures that differ are written; nil is `Tests/Failures` of the package the references are in.
    ///   - records: writes the reference instead of comparing with it; by default when `VITRINE_RECORD=1`.
    public init(references: URL, failures: URL? = nil, records: Bool = Self.recordsByEnvironment) {
        self.references = references
        self.failures = failures ?? Self.packageRoot(of: references).appending(path: "Tests/Failures")
        self.records = records
    }

    /// Whether the variable `VITRINE_RECORD` of the process is `1`.
    public static var recordsByEnvironment: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" }

    /// Checks that a picture is equal to the reference to the pixel, or throws `SnapshotMismatch`.
    public func verify(_ bitmap: Bitmap, named name: String) throws {
        let reference = references.appending(path: "\(name).png")
        if records { return try record(PNG.encode(bitmap, compression: .compact), as: reference) }
        guard let stored = try? Data(contentsOf: reference) else {
            let actual = try writeFailure(PNG.encode(bitmap), "\(name).actual.png")
            throw SnapshotMismatch.noReference(reference.path, actual: actual)
        }
        // Both sides have gone through a file: premultiplied pixels lose their last bits there.
        let file = PNG.encode(bitmap)
        let expected = try Bitmap(decoding: Array(stored)), actual = try Bitmap(decoding: file)
        guard expected != actual else { return }
        let difference = PixelDiff(expected: expected, actual: actual)
        let actualPath = try writeFailure(file, "\(name).actual.png")
        let differencePath = try writeFailure(PNG.encode(difference.picture), "\(name).diff.png")
        throw SnapshotMismatch.picture(
            name: name, expected: (expected.width, expected.height), actual: (actual.width, actual.height),
            differingPixels: difference.differingPixels, largestDifference: difference.largestDifference, actualPath: actualPath,
            differencePath: differencePath)
    }

    /// Checks that a text is equal to the reference, or throws `SnapshotMismatch` with the lines that differ.
    public func verify(text: String, named name: String) throws {
        let reference = references.appending(path: "\(name).txt")
        if records { return try record(Array(text.utf8), as: reference) }
        guard let stored = try? String(contentsOf: reference, encoding: .utf8) else {
            let actual = try writeFailure(Array(text.utf8), "\(name).actual.txt")
            throw SnapshotMismatch.noReference(reference.path, actual: actual)
        }
        guard stored != text else { return }
        let actual = try writeFailure(Array(text.utf8), "\(name).actual.txt")
        throw SnapshotMismatch.text(name: name, lines: Self.changes(from: stored, to: text), actualPath: actual)
    }

    /// The lines that are gone (-) and new (+), in order.
    static func changes(from old: String, to new: String) -> [String] {
        let (before, after) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        return after.difference(from: before).map { change in
            switch change {
            case .remove(let line, let words, _): (line, "- \(words)")
            case .insert(let line, let words, _): (line, "+ \(words)")
            }
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func writeFailure(_ bytes: [UInt8], _ name: String) throws -> String {
        let file = failures.appending(path: name)
        try write(bytes, to: file)
        return file.path
    }

    /// The references that this process has recorded, by their paths, each with its content's hash.
    private static let recorded = Mutex<[String: Int]>([:])

    private func record(_ bytes: [UInt8], as reference: URL) throws {
        let path = reference.standardizedFileURL.path
        let first = Self.recorded.withLock { recorded in
            let first = recorded[path] ?? bytes.hashValue
            recorded[path] = first
            return first
        }
        guard first == bytes.hashValue else { throw SnapshotMismatch.nameTaken(path) }
        try write(bytes, to: reference)
    }

    private func write(_ bytes: [UInt8], to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    private static func packageRoot(of folder: URL) -> URL {
        var root = folder.standardizedFileURL
        while root.path != "/" {
            if FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) { return root }
            root.deleteLastPathComponent()
        }
        return URL(filePath: FileManager.default.currentDirectoryPath)
    }
}
