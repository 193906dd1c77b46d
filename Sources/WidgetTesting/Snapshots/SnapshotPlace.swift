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
}
