import Foundation
import XcodeProject

/// The classes and protocols that the headers of a project declare in Objective-C: Xcode compiles them, and nothing here does.
enum ObjectiveCNames {
    /// More headers than this are no project's own.
    private static let most = 500

    /// Those in the headers beside a target's bridging header, and below its folder; none where the target has no such header.
    static func declared(beside target: WidgetTarget) -> Set<String> {
        let headers = Set((target.modules + [target.code]).compactMap(\.bridgingHeader))
        var names: Set<String> = [], left = most
        for folder in Set(headers.map { $0.deletingLastPathComponent().path }) {
            guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
            for case let path as String in files where path.hasSuffix(".h") && left > 0 {
                left -= 1
                guard let text = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) else { continue }
                names.formUnion(text.matches(of: /@(?:interface|protocol)\s+(\w+)/).map { String($0.1) })
            }
        }
        return names
    }
}
