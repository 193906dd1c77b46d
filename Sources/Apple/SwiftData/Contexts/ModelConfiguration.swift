import FoundationMissing
import Foundation

/// The place where the models of a container are kept, and how.
public struct ModelConfiguration: DataStoreConfiguration, Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    /// The type of the store that keeps the models.
    public typealias Store = DefaultStore

    /// The app group in whose folder a store lies.
    public struct GroupContainer: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, none, identifier(String) }
        let kind: Kind
        /// The first group of the entitlements; the process’s own folder where there is none.
        public static let automatic = GroupContainer(kind: .automatic)
        /// The process’s own folder.
        public static let none = GroupContainer(kind: .none)
        /// A group by its identifier.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(kind: .identifier(groupName)) }
    }

    /// The CloudKit database that a store is synchronised with on Apple's systems; here nothing is synchronised.
    public struct CloudKitDatabase: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, none, identifier(String) }
        let kind: Kind
        /// The database that the entitlements name.
        public static let automatic = CloudKitDatabase(kind: .automatic)
        /// The choice of no database.
        public static let none = CloudKitDatabase(kind: .none)
        /// The user’s own database of a container.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(kind: .identifier(privateDBName)) }
    }

    /// The identity of the configuration among a container's: its name.
    public var id: String { name }
    /// The configuration's name, which is also the file's name unless a URL is given.
    public var name: String
    /// The models that the configuration is for; nil for all of the container's.
    public var schema: Schema?
    /// The database’s file.
    public var url: URL
    /// Whether models are kept in memory only, and lost when the process ends.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be saved.
    public let allowsSave: Bool
    /// The app group in whose folder the store lies.
    public let groupContainer: GroupContainer
    /// The CloudKit database that the store would be synchronised with.
    public let cloudKitDatabase: CloudKitDatabase

    /// Makes a configuration with default values.
    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

    /// Makes a configuration for some of the container's models.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// - Parameter name: that of the file, without its ending.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? ""
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : Self.folder(groupContainer).appendingPathComponent("\(name ?? "default").store")
    }

    /// - Parameter url: the file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        self.url = url
        self.allowsSave = allowsSave
        self.cloudKitDatabase = cloudKitDatabase
        isStoredInMemoryOnly = false
        groupContainer = .none
    }

    /// The group’s identifier, where one was said.
    public var groupAppContainerIdentifier: String? {
        if case .identifier(let name) = groupContainer.kind { name } else { nil }
    }

    /// The cloud container’s identifier, where one was said.
    public var cloudKitContainerIdentifier: String? {
        if case .identifier(let name) = cloudKitDatabase.kind { name } else { nil }
    }

    public var debugDescription: String { "ModelConfiguration \(name) \(url.path)" }

    /// Checks the file's name, and throws where no file can have it.
    public func validate() throws {
        guard name.utf8.count <= 200 else { throw SwiftDataError.configurationFileNameTooLong }
        guard !name.contains("/"), !name.contains("\0") else { throw SwiftDataError.configurationFileNameContainsInvalidCharacters }
    }

    private static func folder(_ group: GroupContainer) -> URL {
        let found: URL? =
            switch group.kind {
            case .none: nil
            case .identifier(let name): FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
            case .automatic:
                GroupContainers.current.groups.sorted().first.flatMap {
                    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
                }
            }
        return found?.appendingPathComponent("Library/Application Support", isDirectory: true) ?? URL.applicationSupportDirectory
    }

    public static func == (one: ModelConfiguration, other: ModelConfiguration) -> Bool {
        one.name == other.name && one.url == other.url && one.isStoredInMemoryOnly == other.isStoredInMemoryOnly
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}
