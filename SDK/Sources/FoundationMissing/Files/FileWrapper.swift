import Foundation

/// A file, a folder with all that is in it, or a link, held in memory.
open class FileWrapper: NSObject, @unchecked Sendable {
    /// Options for how a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The options in bits: 1 for `immediate`, 2 for `withoutMapping`.
        public let rawValue: UInt
        /// The options whose bits are set in `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads all of it now; without it, too.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Lets files stay where they are until somebody asks; here they are read at once.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for how a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The options in bits: 1 for `atomic`, 2 for `withNameUpdating`.
        public let rawValue: UInt
        /// The options whose bits are set in `rawValue`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes beside the place and moves it there whole.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Gives the wrapper and those in it the names that they were written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Node {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var node: Node
    /// The name that it is to have in a folder.
    open var preferredFilename: String?
    /// The name that it was read from or written under.
    open var filename: String?
    /// The attributes of the file, as `FileManager` has them.
    open var fileAttributes: [String: Any]

    private init(_ node: Node, attributes: [String: Any] = [:]) {
        self.node = node
        fileAttributes = attributes
    }

    /// Makes a wrapper of a file with contents.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }

    /// A folder of wrappers by their names.
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.init(.folder([:]))
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            child.preferredFilename = child.preferredFilename ?? name
            _ = add(child, as: name)
        }
    }

    /// A link to another place.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

    /// Reads the file or folder at a URL, with all that is in it.
    /// - Throws: `CocoaError` where it cannot be read.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        self.init(try Self.node(at: url), attributes: Self.attributes(at: url))
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    /// Whether the wrapper is a folder, which may hold others.
    open var isDirectory: Bool { if case .folder = node { true } else { false } }
    /// Whether the wrapper is a file with bytes of its own.
    open var isRegularFile: Bool { if case .file = node { true } else { false } }
    /// Whether the wrapper is a link to another place; what it leads to does not count.
    open var isSymbolicLink: Bool { if case .link = node { true } else { false } }

    /// A file's bytes.
    open var regularFileContents: Data? { if case .file(let data) = node { data } else { nil } }
    /// The children of a folder, by the names under which they are kept there.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = node { children } else { nil } }
    /// The address that a link leads to.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = node { url } else { nil } }

    /// Takes a wrapper into a folder; one that is there by that name makes it take another.
    /// - Returns: the name under which it is kept.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            preconditionFailure("A wrapper in a folder has a preferredFilename.")
        }
        return add(child, as: name)
    }

    /// Takes a file into a folder.
    /// - Returns: the name under which it is kept.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = node, let name = children.first(where: { $0.value === child })?.key else { return }
        children[name] = nil
        node = .folder(children)
    }

    /// The name under which a folder keeps a wrapper; nil where it is not in there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Whether the place still has the same files and folders as when it was read.
    open func matchesContents(of url: URL) -> Bool {
        guard let found = try? FileWrapper(url: url) else { return false }
        return found.isSame(as: self)
    }

    /// Reads the wrapper anew.
    /// - Throws: `CocoaError` where it cannot be read.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        (node, fileAttributes) = (try Self.node(at: url), Self.attributes(at: url))
        filename = url.lastPathComponent
        preferredFilename = preferredFilename ?? filename
    }

    /// Writes the wrapper with all that is in it.
    /// - Throws: `CocoaError` where it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        guard options.contains(.atomic) else { return try place(at: url, options) }
        let beside = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            try place(at: beside, options)
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
            try FileManager.default.moveItem(at: beside, to: url)
        } catch {
            try? FileManager.default.removeItem(at: beside)
            throw error
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func place(at url: URL, _ options: WritingOptions) throws {
        switch node {
        case .file(let data): try data.write(to: url)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children.sorted(by: { $0.key < $1.key }) {
                try child.place(at: url.appendingPathComponent(name), options)
            }
        case .link(let destination): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// The name under which it is kept: its own, or one behind a number where another has that.
    private func add(_ child: FileWrapper, as name: String) -> String {
        guard case .folder(var children) = node else { preconditionFailure("Only a folder takes wrappers.") }
        var key = name, number = 1
        while let other = children[key], other !== child {
            key = "\(number)__#$!@%!#__\(name)"
            number += 1
        }
        children[key] = child
        node = .folder(children)
        return key
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (node, other.node) {
        case (.file(let mine), .file(let others)): mine == others
        case (.link(let mine), .link(let others)): mine.path == others.path
        case (.folder(let mine), .folder(let others)):
            mine.count == others.count && mine.allSatisfy { name, child in others[name].map(child.isSame) ?? false }
        default: false
        }
    }

    private static func attributes(at url: URL) -> [String: Any] {
        let found = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    }

    private static func node(at url: URL) throws -> Node {
        let files = FileManager.default
        switch try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType {
        case .typeSymbolicLink?: return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path)))
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try files.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name))
            }
            return .folder(children)
        case .typeRegular?: return .file(try Data(contentsOf: url))
        // A pipe or a device would be read for ever.
        default: throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
        }
    }
}
