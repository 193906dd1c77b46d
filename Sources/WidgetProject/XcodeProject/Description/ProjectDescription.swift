import Foundation

/// The description of a project: its widget extensions, and notes on what could not be read as it is meant.
package struct ProjectDescription: Hashable, Sendable {
    /// The kind of place.
    package enum Kind: String, Hashable, Sendable, Codable { case project, workspace, package, folder, file }

    package var kind: Kind
    /// The project, workspace, folder or file.
    package var place: URL
    /// The widget extensions of the place, in the project's order.
    package var targets: [WidgetTarget]
    /// The apps that they are embedded in, where they were asked for.
    package var apps: [WidgetTarget] = []
    /// The names of every configuration.
    package var configurations: [String]
    package var notes: [ProjectNote]

    package init(kind: Kind, place: URL, targets: [WidgetTarget] = [], configurations: [String] = [], notes: [ProjectNote] = []) {
        self.kind = kind
        self.place = place
        self.targets = targets
        self.configurations = configurations
        self.notes = notes
    }

    /// The targets of a name, or all where none is given.
    /// - Throws: `ProjectError` where there is none.
    package func targets(named name: String?) throws(ProjectError) -> [WidgetTarget] {
        let targets = targets.map(\.withStandIns)
        guard let name else { return targets }
        let found = targets.filter { $0.name == name || $0.code.module == name || $0.productName == name }
        guard !found.isEmpty else { throw .noSuchTarget(name, known: targets.map(\.name)) }
        return found
    }
}

/// Something that is not as the project says, and that a build goes on without.
package struct ProjectNote: Hashable, Sendable, Codable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable, Codable {
        /// A file that is named and not there.
        case missingFile
        /// An `.xcconfig` file, or a part of it.
        case settings
        /// A setting that nothing defines, and what stands for it.
        case unresolved
        /// An entitlement that no host takes.
        case entitlement
        /// A module or a package that is not built here.
        case module
        /// A file in a language that is not compiled here.
        case language
        /// A file that needs what is not here, and that the rest does without.
        case leftOut
        /// A package from elsewhere that could not be had.
        case fetch
    }

    package var kind: Kind
    /// Part of a sentence, whose beginning is the file.
    package var words: String
    package var file: String?
    package var line: Int?

    package init(_ kind: Kind, _ words: String, file: URL? = nil, line: Int? = nil) {
        self.kind = kind
        self.words = words
        self.file = file?.path
        self.line = line
    }

    package var description: String {
        let place = file.map { $0 + (line.map { ":\($0)" } ?? "") + ": " } ?? ""
        return place + words
    }
}
