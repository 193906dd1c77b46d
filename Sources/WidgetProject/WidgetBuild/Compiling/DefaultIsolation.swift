import XcodeProject

/// The main actor as what a module's declarations are isolated to where they say nothing, which Xcode 26 writes into every new project.
///
/// In Swift 5 mode Xcode lets such a class override what Objective-C declares (`NSObject.description`, `INExtension.handler(for:)`,
/// `NSManagedObject.awakeFromInsert()`); the compiler asks whether the overridden declaration came from there. Here it never did, and each of
/// them would be an error. In Swift 6 mode it is one in Xcode too.
enum DefaultIsolation {
    private static let flag = "-default-isolation"

    /// Whether a module does not compile because of it, and would in Xcode.
    static func isInTheWay(of module: SourceModule, _ made: WidgetBuilder.Compilation) -> Bool {
        guard module.settings.languageMode == "5", module.settings.defaultIsolation != nil else { return false }
        return made.errors.contains { $0.message.contains("has different actor isolation from nonisolated overridden declaration") }
    }

    /// The same flags without it.
    static func removed(from flags: [String]) -> [String] {
        guard let place = flags.firstIndex(of: flag) else { return flags }
        return Array(flags[..<place]) + flags[(place + 2)...]
    }
}
