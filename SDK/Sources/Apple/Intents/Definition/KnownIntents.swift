import Foundation

/// The generated classes of this process, by name: what is stored knows no modules.
package final class KnownIntents: @unchecked Sendable {
    public static let shared = KnownIntents()
    // Touched only under the lock.
    private let lock = NSLock()
    private var types: [String: INIntent.Type] = [:]

    /// Says that there is a class; widgets and handlers say so of theirs.
    public func add(_ type: INIntent.Type) { lock.withLock { types[String(describing: type)] = type } }

    /// A class that was named, or else one in the module of the process, or in a module with resources beside it. In any other module it is
    /// not found: then the app has to make the intent of the values itself.
    public func type(named name: String) -> INIntent.Type? {
        if let known = lock.withLock({ types[name] }) { return known }
        for module in Self.modules {
            guard let type = NSClassFromString("\(module).\(name)") as? INIntent.Type else { continue }
            add(type)
            return type
        }
        return nil
    }

    private static let modules: [String] = {
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        let product = executable.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" }
        let folder = executable.deletingLastPathComponent().path
        // SwiftPM names the resources of a target <package>_<target>.resources.
        let resources = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }
            .compactMap { $0.dropLast(10).split(separator: "_", maxSplits: 1).last.map(String.init) }
        return [String(product)] + resources.sorted()
    }()
}
