import Foundation

/// A product of a package from elsewhere.
package struct RemotePackage: Hashable, Sendable, Codable {
    package var product: String
    /// The repository it comes from; nil where the project does not say from where.
    package var repository: String?
    /// The versions that are meant; nil where the project does not say which.
    package var requirement: PackageRequirement?

    package init(product: String, repository: String? = nil, requirement: PackageRequirement? = nil) {
        self.product = product
        self.repository = repository
        self.requirement = requirement
    }

    /// The identity by which SwiftPM knows a package: the last part of its address, in small letters.
    package static func identity(of repository: String) -> String { name(of: repository).lowercased() }

    /// The last part of a repository's address, after which its folder is called.
    static func name(of repository: String) -> String {
        let path = repository.hasSuffix("/") ? repository.dropLast() : repository[...]
        guard var name = path.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) else { return "" }
        if name.hasSuffix(".git") { name.removeLast(4) }
        return name == "." || name == ".." ? "" : name
    }
}
