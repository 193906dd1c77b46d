import Foundation
import XcodeProject

/// A place where a widget's own source asks the network. The host lets an extension reach it only if its entitlements say so, as a
/// sandboxed one of macOS; on iOS every extension may, and no project has that entitlement.
package struct NetworkUse: Hashable, Sendable {
    /// The entitlement that a host heeds.
    package static let entitlement = "com.apple.security.network.client"
    private static let words: Set = ["NWConnection", "URLSession"]

    package let file: URL
    /// The line, counted from 1.
    package let line: Int
    /// The name of the API that is used.
    package let word: String

    /// The first place in a target's own files; nil where there is none, or where the target may use the network.
    /// - Returns: nil too for what packages do: only the project's own code is looked at.
    package init?(in target: WidgetTarget) {
        if case .bool(true)? = target.entitlements?[Self.entitlement] { return nil }
        let files = ([target.code] + target.modules).filter { !$0.isForeign && $0.package == nil }.flatMap(\.sources)
        for file in files {
            guard let source = try? String(contentsOf: file, encoding: .utf8), Self.words.contains(where: source.contains) else { continue }
            for (index, line) in CodeText(source).text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let names = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
                guard let word = names.first(where: Self.words.contains) else { continue }
                (self.file, self.line, self.word) = (file, index + 1, word)
                return
            }
        }
        return nil
    }
}

extension WidgetTarget {
    /// The target with the machine's network allowed.
    package var withNetwork: WidgetTarget {
        var target = self
        var entitled = target.entitlements?.values ?? [:]
        entitled[NetworkUse.entitlement] = .bool(true)
        target.entitlements = .dictionary(entitled)
        return target
    }
}
