import Foundation
import XcodeProject

/// The classes and protocols that the headers of a project declare in Objective-C: Xcode compiles them, and nothing here does.
enum ObjectiveCNames {
    /// The headers above which they are no project's own.
    private static let most = 500

    /// The names in the headers beside a target's bridging header, and below its folder; none where the target has no such header.
    static func declared(beside target: WidgetTarget) -> Set<String> {
        let folders = Set((target.modules + [target.code]).compactMap { $0.bridgingHeader?.deletingLastPathComponent() })
        let headers = folders.flatMap { folder in
            ProjectFiles.walk(folder, skipping: ProjectFiles.foreign).filter { $0.hasSuffix(".h") }.map(folder.appendingPathComponent)
        }
        let texts = headers.prefix(most).compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: /@(?:interface|protocol)\s+(\w+)/).map { String($0.1) } })
    }
}
