import Foundation
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// The recorded pictures of one extension in one look, a PNG each.
struct PictureReferences {
    let folder: URL
    /// Names given in this run.
    private var taken: Set<String> = []

    init(folder: URL) { self.folder = folder }

    /// `TripsWidget-systemSmall-light-2`: the mode after the scheme where it is not full colour, and the entry's number.
    mutating func name(of picture: RenderJob.Picture) -> String {
        let environment = picture.view.environment
        let look = [environment.scheme.rawValue] + (environment.mode == .fullColor ? [] : [environment.mode.rawValue])
        let words = [picture.kind, picture.family?.rawValue].compactMap(\.self) + look + ["\(picture.entry)"]
        let stem = Self.fileName(words.joined(separator: "-"))
        var name = stem, number = 2
        // Two kinds may differ in what a file's name cannot hold.
        while !taken.insert(name).inserted {
            name = "\(stem)_\(number)"
            number += 1
        }
        return name
    }

    /// A kind may be any text, a file's name not.
    static func fileName(_ words: String) -> String {
        String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) ? $0 : "_" }.prefix(120))
    }

    /// Compares to the pixel; what is missing is recorded.
    func compare(_ bitmap: Bitmap, _ name: String) throws -> PictureResult.State {
        let file = file(name)
        guard FileManager.default.fileExists(atPath: file.path) else {
            let new = PNG.encode(bitmap, compression: .compact)
            try write(new, to: file)
            return .recorded(new)
        }
        let stored = Array(try Data(contentsOf: file)), expected: Bitmap
        // Both sides have gone through a file: premultiplied pixels lose their last bits there.
        let new = PNG.encode(bitmap, compression: .compact)
        do {
            expected = try Bitmap(decoding: stored)
        } catch {
            return .failed("The recorded picture \(file.path) cannot be read: \(error). --record writes it anew.")
        }
        let actual = try Bitmap(decoding: new)
        guard expected != actual else { return .same }
        return .changed(old: stored, new: new, PixelDiff(expected: expected, actual: actual))
    }

    /// Writes the picture, unless it is recorded so already.
    func record(_ bitmap: Bitmap, _ name: String) throws -> PictureResult.State {
        if let stored = try? Data(contentsOf: file(name)), let old = try? Bitmap(decoding: Array(stored)),
            try old == Bitmap(decoding: PNG.encode(bitmap))
        {
            return .same
        }
        let new = PNG.encode(bitmap, compression: .compact)
        try write(new, to: file(name))
        return .recorded(new)
    }

    /// Recorded pictures that nothing was drawn for, by their names.
    func left(removing: Bool) throws -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let names = files.filter { $0.pathExtension == "png" }.map { $0.deletingPathExtension().lastPathComponent }
        let left = names.filter { !taken.contains($0) }.sorted()
        if removing { for name in left { try FileManager.default.removeItem(at: file(name)) } }
        return left
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".png") }

    private func write(_ bytes: [UInt8], to file: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }
}

/// The result of comparing one picture with its reference.
struct PictureResult {
    enum State {
        case same
        case changed(old: [UInt8], new: [UInt8], PixelDiff)
        /// The picture is the new reference: there was none, or recording was asked for.
        case recorded([UInt8])
        /// The reference was recorded once, and nothing draws its picture now.
        case notDrawn
        case removed
        /// The picture could not be drawn; the reason.
        case failed(String)
    }

    var `extension`: String
    var kind: String
    /// The name of its file.
    var name: String
    /// The size in points.
    var size: PointSize?
    var state = State.same
    var milliseconds = 0.0
    /// The diagnostics of a picture, where they are asked for.
    var diagnostics: [String] = []

    /// Stands for all pictures of what could not be built or asked; the reason.
    static func notTested(_ name: String, _ reason: String) -> Self {
        var result = Self(extension: name, kind: "", name: "\(name)-build", size: nil)
        result.state = .failed(reason)
        return result
    }

    /// The reason for which the picture makes the test fail; nil when it does not.
    func problem(isRecording: Bool) -> String? {
        switch state {
        case .same, .removed: break
        case .changed(_, _, let difference):
            return "\(difference.differingPixels) pixels differ, by up to \(difference.largestDifference) of 255."
        case .recorded: if !isRecording { return "There was no recorded picture. It is recorded now: look at it." }
        case .notDrawn: return "It was recorded, and is not drawn any more. --record removes it."
        case .failed(let reason): return reason
        }
        return diagnostics.isEmpty ? nil : diagnostics.joined(separator: " ")
    }
}
