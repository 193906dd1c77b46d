import XcodeProject

/// Other flags for a module that Xcode compiles with its own, and the compiler here does not.
enum SecondTry {
    /// The change of a module's flags that may help; nil where nothing is known to.
    static func change(for module: SourceModule, _ made: WidgetBuilder.Compilation) -> (([String]) -> [String])? {
        let settings = module.settings
        func says(_ words: String) -> Bool { made.errors.contains { $0.message.contains(words) } }
        // The main actor as what declarations are isolated to where they say nothing, which Xcode 26 writes into every new project. In Swift 5
        // mode Xcode lets such a class override what Objective-C declares (`NSObject.description`, `INExtension.handler(for:)`,
        // `NSManagedObject.awakeFromInsert()`): the compiler asks whether the overridden declaration came from there, and here it never did.
        if settings.languageMode == "5", settings.defaultIsolation != nil,
            says("has different actor isolation from nonisolated overridden declaration")
        {
            return { without("-default-isolation", $0) }
        }
        // Apple's Combine has `@Published` in every mode of the language; the one that stands for it begins with Swift 5.1.
        if settings.languageMode.hasPrefix("4"), says("'Published' is unavailable in Swift") {
            return { without("-swift-version", $0) + ["-swift-version", "5"] }
        }
        return nil
    }

    /// The flags without one and the word behind it.
    private static func without(_ flag: String, _ flags: [String]) -> [String] {
        guard let place = flags.firstIndex(of: flag) else { return flags }
        return Array(flags[..<place]) + flags[(place + 2)...]
    }
}
