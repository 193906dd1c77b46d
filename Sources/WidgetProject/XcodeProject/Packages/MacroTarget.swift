import Foundation

/// A package's macros: a program that the compiler asks, of sources that run on the machine that builds.
package struct MacroTarget: Hashable, Sendable {
    /// The name of the module in `#externalMacro(module:)`.
    package var module: String
    /// The modules of the program, beside swift-syntax: those that others need come first, the last is its own.
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
