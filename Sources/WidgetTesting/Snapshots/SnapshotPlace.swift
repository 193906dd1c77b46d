import Foundation

/// The place of a test's references: a folder for each file of tests beside it, a file for each test.
struct SnapshotPlace {
    var folder: URL
    var name: String

    /// - Parameters:
    ///   - file: the path of the test's file.
    ///   - function: the test's function as `#function` has it.
    ///   - name: nil is the function's name.
    ///   - references: nil is `References/FILE` beside the test's file.
    init(file: String, function: String, name: String?, references: URL?) {
        let file = URL(fileURLWithPath: file)
        let beside = file.deletingLastPathComponent().appending(path: "References")
        folder = references ?? beside.appending(path: file.deletingPathExtension().lastPathComponent)
        self.name = name ?? String(function.prefix { $0 != "(" })
    }

    /// The place of one of several references of a test.
    func appending(_ suffix: String) -> Self {
        var place = self
        place.name += "-\(suffix)"
        return place
    }

    /// Compares what a strategy makes of a value with the reference, or writes the reference.
    /// - Throws: `SnapshotMismatch`, and what the strategy throws.
    @MainActor func verify<Value>(_ value: Value, as strategy: SnapshotStrategy<Value>, record: Bool) throws {
        let snapshot = PictureSnapshot(references: folder, records: record)
        switch try strategy.snapshot(value) {
        case .picture(let bitmap): try snapshot.verify(bitmap, named: name)
        case .text(let text): try snapshot.verify(text: text, named: name)
        }
    }
}
