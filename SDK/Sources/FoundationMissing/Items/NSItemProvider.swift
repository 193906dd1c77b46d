import Foundation

/// An item that one app hands to another by a drag, a paste or a share, in the forms that it was registered with. No other app takes it
/// here: within its process it can be asked for all of them.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Gets an item, or why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Makes an item of a class when it is asked for.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of its errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Why an item is not had.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// A form of the item: how it is loaded.
    private enum Form {
        case item((any NSSecureCoding)?)
        case handler(LoadHandler)
        case object(any NSItemProviderWriting)
        case data((@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        case file((@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?, NSItemProviderFileOptions)
    }

    private let lock = NSLock()
    // Under the lock: in the order in which they were registered.
    private var forms: [(type: String, form: Form)] = []
    private var name: String?

    /// Makes an item without any form.
    public override init() {}

    /// Makes a provider of an item that is there already.
    /// - Parameter typeIdentifier: the item's type; nil takes that of its class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let own = item.flatMap { ($0 as? any NSItemProviderWriting) }.map { type(of: $0).writableTypeIdentifiersForItemProvider.first }
        guard let type = typeIdentifier ?? own ?? nil else { return }
        forms = [(type, .item(item))]
    }

    /// Makes a provider of an object in every type that its class can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a file's content; nil where there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        let ending = fileURL.pathExtension.lowercased()
        let type = TypeTable.all.first { $0.extensions.contains(ending) }?.identifier ?? "public.data"
        suggestedName = fileURL.lastPathComponent
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { done in
            done(fileURL, false, nil)
            return nil
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        lock.withLock { (copy.forms, copy.name) = (forms, name) }
        return copy
    }

    // MARK: Asking

    /// The name that a file of the item would have.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The item's type identifiers, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

    /// Returns the item's type identifiers; with `openInPlace` only those of files that can be opened where they are.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        lock.withLock { forms }.filter { _, form in
            guard fileOptions.contains(.openInPlace) else { return true }
            if case .file(_, let options) = form { return options.contains(.openInPlace) }
            return false
        }.map(\.type)
    }

    /// Whether one of its forms is of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
    }

    /// Whether one of its forms is of a type, or of a kind of it.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        registeredTypeIdentifiers(fileOptions: fileOptions).contains { TypeTable.conforms($0, to: typeIdentifier) }
    }

    private func form(_ type: String) -> (type: String, form: Form)? {
        let all = lock.withLock { forms }
        return all.first { $0.type == type } ?? all.first { TypeTable.conforms($0.type, to: type) }
    }

    // MARK: Registering

    private func register(_ type: String, _ form: Form) {
        lock.withLock {
            forms.removeAll { $0.type == type }
            forms.append((type, form))
        }
    }

    /// A form whose item is made when it is asked for.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(typeIdentifier, .handler(loadHandler))
    }

    /// Every form that an object's class names.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider { register(identifier, .object(object)) }
    }

    /// A form whose bytes are made when they are asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) { register(typeIdentifier, .data(loadHandler)) }

    /// A form whose file is made when it is asked for.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) { register(typeIdentifier, .file(loadHandler, fileOptions)) }

    // MARK: Loading

    private static func error(_ code: ErrorCode, _ words: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }

    private static func missing(_ type: String) -> NSError {
        error(.itemUnavailableError, "Cannot load representation of type \(type)")
    }

    /// Gives the item in a form to `completionHandler`, from another thread.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        func give(_ item: any NSSecureCoding) {
            // Whoever registered it handed it on.
            nonisolated(unsafe) let item = item
            DispatchQueue.global().async { completionHandler(item, nil) }
        }
        switch form(typeIdentifier)?.form {
        case .item(let item?): give(item)
        case .object(let object as any NSItemProviderWriting & NSSecureCoding): give(object)
        case .handler(let handler): DispatchQueue.global().async { handler(completionHandler, nil, nil) }
        case .file(let load, _):
            nonisolated(unsafe) let load = load
            DispatchQueue.global().async { _ = load { url, _, error in completionHandler(url.map { $0 as NSURL }, error) } }
        default: _ = loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0.map { $0 as NSData }, $1) }
        }
    }

    /// The item in a form.
    /// - Throws: an error of `errorDomain`, or that of whoever makes it.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
        /// Whoever registered it handed it on.
        struct Handed: @unchecked Sendable { let item: any NSSecureCoding }
        let handed: Handed = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: nil) { item, error in
                if let item {
                    continuation.resume(returning: Handed(item: item))
                } else {
                    continuation.resume(throwing: error ?? Self.missing(typeIdentifier))
                }
            }
        }
        return handed.item
    }

    /// Gives the bytes of a form to `completionHandler`, from another thread.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let done: @Sendable (Data?, (any Error)?) -> Void = { data, error in
            progress.completedUnitCount = 1
            completionHandler(data, data == nil ? error ?? Self.missing(typeIdentifier) : nil)
        }
        guard let (type, form) = form(typeIdentifier) else {
            DispatchQueue.global().async { done(nil, nil) }
            return progress
        }
        nonisolated(unsafe) let chosen = form
        DispatchQueue.global().async {
            switch chosen {
            case .data(let load): _ = load(done)
            case .object(let object): _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            case .item(let object as any NSItemProviderWriting):
                _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
            case .item(let data as NSData): done(data as Data, nil)
            case .item(let item?): done(try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true), nil)
            case .item(nil): done(nil, nil)
            case .handler(let handler): handler({ item, error in done((item as? NSData).map { $0 as Data }, error) }, NSData.self, nil)
            case .file(let load, _): _ = load { url, _, error in done(url.flatMap { try? Data(contentsOf: $0) }, error) }
            }
        }
        return progress
    }

    /// Gives a copy of a form's file to `completionHandler`, from another thread; the copy is gone when that returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let files = FileManager.default
            let folder = files.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)", isDirectory: true)
            defer { try? files.removeItem(at: folder) }
            do {
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
                var file = folder.appendingPathComponent((name as NSString).lastPathComponent)
                if file.pathExtension.isEmpty, let ending = TypeTable.byIdentifier[typeIdentifier]?.extensions.first {
                    file.appendPathExtension(ending)
                }
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Whether an object of a class can be made of one of its forms.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Gives an object of a class to `completionHandler`, from another thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        // Types of metatypes are as good on every thread.
        nonisolated(unsafe) let readable = aClass
        guard let wanted = aClass.readableTypeIdentifiersForItemProvider.first(where: { hasItemConformingToTypeIdentifier($0) }),
            let type = form(wanted)?.type
        else {
            DispatchQueue.global().async {
                completionHandler(nil, Self.error(.unavailableCoercionError, "Could not coerce an item to class \(readable)"))
            }
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try readable.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Whether a text or an address can be made of one of its forms.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Gives a text or an address to `completionHandler`, from another thread.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable & Sendable>(
        ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in completionHandler(object as? Value, error) }
    }
}

/// Options for how a file may be shared.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The visibility of a representation: who may have it.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}
