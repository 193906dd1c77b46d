import Foundation

/// The `main` of an extension of intents: what Xcode's own runtime does with `NSExtensionPrincipalClass`.
package struct HandlerMain: Hashable, Sendable {
    static let point = "com.apple.intents-service"

    /// The principal class as Swift has it in its module.
    package var principalClass: String
    /// Classes of intents, of all definitions of the target and of what it depends on.
    package var intents: [String]
    /// The modules that some of them stand in.
    package var modules: [String]

    /// A handler whose parts are known.
    package init(principalClass: String, intents: [String], modules: [String]) {
        self.principalClass = principalClass
        self.intents = intents
        self.modules = modules
    }

    /// Reads a handler's property list; nil where it is none: it belongs to an app, or to an extension of another kind.
    /// - Throws: `DefinitionError`, with the key, where it is a handler's and cannot be used.
    package init?(info: URL, intents: [String], modules: [String] = []) throws(DefinitionError) {
        let data: Data
        do {
            data = try Data(contentsOf: info)
        } catch {
            throw .unreadable(file: info.path, reason: error.localizedDescription)
        }
        let root = try DefinitionPlace(data, file: info.path)
        guard let place = try root.optionalPlace("NSExtension"), try place.optionalText("NSExtensionPointIdentifier") == Self.point
        else { return nil }
        let name = try place.text("NSExtensionPrincipalClass")
        // `$(PRODUCT_MODULE_NAME).IntentHandler`, `GetawaysIntents.IntentHandler`, or the class alone.
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.last.map(String.init), parts.count <= 2, SwiftName.isOne(last) else {
            throw place.wrong("NSExtensionPrincipalClass", .text(name), "a class, such as $(PRODUCT_MODULE_NAME).IntentHandler")
        }
        principalClass = last
        self.intents = intents
        self.modules = modules
    }

    /// The Swift source of a file with the entry point, which makes the principal class and serves the intents.
    package var source: String {
        """
        // Made of Info.plist. Change that file, not this one.

        import Foundation
        import Intents
        \(modules.map { "import \($0)" }.joined(separator: "\n"))

        @main struct _HandlerMain {
            static func main() async {
                await _IntentsExtension.run(intents: [\(intents.map { "\($0).self" }.joined(separator: ", "))]) { \(principalClass)() }
            }
        }

        """
    }
}
