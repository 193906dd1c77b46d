import Foundation

/// A package's macros: a program that the compiler asks, of sources that run on the machine that builds.
package struct MacroTarget: Hashable, Sendable {
    /// What `#externalMacro(module:)` says.
    package var module: String
    /// What the program is made of, beside swift-syntax: what others need comes first, the last is its own.
    package var modules: [SourceModule]

    package init(module: String, modules: [SourceModule]) { (self.module, self.modules) = (module, modules) }

    /// Whether a product is one of swift-syntax, which macros are written with.
    static func isSwiftSyntax(_ dependency: PackageManifest.Dependency) -> Bool {
        if let package = dependency.package { return package.lowercased() == "swift-syntax" }
        return products.contains(dependency.name)
    }

    private static let products: Set = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig", "SwiftLexicalLookup",
        "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]
}
