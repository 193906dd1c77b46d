import Foundation

/// A value in `UserDefaults`: read when the view is evaluated, written at once.
@propertyWrapper public struct AppStorage<Value>: @unchecked Sendable {
    private let key: String
    private let initial: Value
    private let read: (UserDefaults, String) -> Value?
    private let write: (UserDefaults, String, Value) -> Void
    private let ownStore: UserDefaults?
    /// The store that `defaultAppStorage(_:)` set above the view.
    private var store: UserDefaults?

    private var defaults: UserDefaults { ownStore ?? store ?? .standard }

    public var wrappedValue: Value {
        get { read(defaults, key) ?? initial }
        nonmutating set { write(defaults, key, newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    private init(
        _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (UserDefaults, String) -> Value?,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.key = key
        self.initial = initial
        self.read = read
        self.write = write
        ownStore = store
    }
}

extension AppStorage: LinkedProperty {
    mutating func link(_ inputs: _ViewInputs) { store = inputs.environment[DefaultAppStorageKey.self] }
}

enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension View {
    /// The store of every `@AppStorage` below that names none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(_EnvironmentModifier { $0[DefaultAppStorageKey.self] = store })
    }
}

extension AppStorage {
    private init(plain key: String, _ store: UserDefaults?, _ initial: Value) {
        self.init(key, store, initial, read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }

    private init<Plain>(optional key: String, _ store: UserDefaults?) where Value == Plain? {
        self.init(
            key, store, nil, read: { ($0.object(forKey: $1) as? Plain).map(Optional.some) },
            write: { $2 == nil ? $0.removeObject(forKey: $1) : $0.set($2, forKey: $1) })
    }

    private init<Raw>(raw key: String, _ store: UserDefaults?, _ initial: Value) where Value: RawRepresentable<Raw> {
        self.init(
            key, store, initial, read: { ($0.object(forKey: $1) as? Raw).flatMap(Value.init(rawValue:)) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    private init<Raw, Choice: RawRepresentable<Raw>>(optionalRaw key: String, _ store: UserDefaults?) where Value == Choice? {
        self.init(
            key, store, nil, read: { ($0.object(forKey: $1) as? Raw).flatMap(Choice.init(rawValue:)).map(Optional.some) },
            write: { $2 == nil ? $0.removeObject(forKey: $1) : $0.set($2?.rawValue, forKey: $1) })
    }
}

// One initialiser a type, as Apple has them: only what UserDefaults can keep compiles.
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(raw: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(raw: key, store, wrappedValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, read: { $0.url(forKey: $1).map(Optional.some) }, write: { $0.set($2, forKey: $1) })
    }
    public init<Choice>(_ key: String, store: UserDefaults? = nil)
    where Value == Choice?, Choice: RawRepresentable, Choice.RawValue == Int { self.init(optionalRaw: key, store) }
    public init<Choice>(_ key: String, store: UserDefaults? = nil)
    where Value == Choice?, Choice: RawRepresentable, Choice.RawValue == String { self.init(optionalRaw: key, store) }
}

extension AppStorage {
    /// A value that a module of its own makes bytes of, and out of them.
    package init(wrappedValue: Value, coded key: String, store: UserDefaults?) where Value: Codable {
        self.init(
            key, store, wrappedValue, read: { $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { $0.set(try? JSONEncoder().encode($2), forKey: $1) })
    }

    /// Stores an optional value in its coded form.
    package init<Coded: Codable>(coded key: String, store: UserDefaults?) where Value == Coded? {
        self.init(
            key, store, nil,
            read: { $0.data(forKey: $1).flatMap { try? JSONDecoder().decode(Coded.self, from: $0) }.map(Optional.some) },
            write: { $2 == nil ? $0.removeObject(forKey: $1) : $0.set(try? JSONEncoder().encode($2), forKey: $1) })
    }
}
