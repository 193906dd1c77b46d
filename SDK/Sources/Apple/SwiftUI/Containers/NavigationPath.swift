import Foundation

/// Values that say which screens lie on the first one.
public struct NavigationPath: Equatable, @unchecked Sendable {
    /// A path whose values can all be written down.
    public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
        fileprivate let values: [any Hashable & Codable]

        fileprivate init(_ values: [any Hashable & Codable]) { self.values = values }

        public static func == (one: Self, other: Self) -> Bool {
            one.values.map { AnyHashable($0) } == other.values.map { AnyHashable($0) }
        }

        /// Reads what `encode(to:)` wrote; throws where a type is none of the process's.
        public init(from decoder: any Decoder) throws {
            var written = try decoder.unkeyedContainer(), values: [any Hashable & Codable] = []
            while !written.isAtEnd {
                let name = try written.decode(String.self), text = try written.decode(String.self)
                // Whatever is no type's mangled name does not reach what reads such names.
                let isPlain =
                    name.utf8.count < 1000
                    && name.utf8.allSatisfy {
                        $0 == 0x5F || $0 == 0x24 || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                    }
                guard isPlain, let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(in: written, debugDescription: "There is no type \(name) that can be read.")
                }
                values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
            }
            self.values = values.reversed()
        }

        /// Writes the name of each value's type and the value as JSON, the last one first.
        public func encode(to encoder: any Encoder) throws {
            var written = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        value, .init(codingPath: written.codingPath, debugDescription: "A type without a name cannot be read again."))
                }
                try written.encode(name)
                try written.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }

    private var values: [any Hashable] = []

    /// The number of screens on top of the first one.
    public var count: Int { values.count }
    /// Whether the first screen is shown.
    public var isEmpty: Bool { values.isEmpty }
    /// The path as it can be written down; nil where a value of it cannot.
    public var codable: CodableRepresentation? {
        let written = values.compactMap { $0 as? any Hashable & Codable }
        return written.count == values.count ? CodableRepresentation(written) : nil
    }

    /// Makes an empty path.
    public init() {}
    /// A screen for each value.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = Array(elements) }
    /// The screens of a path that was written down.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    public static func == (one: Self, other: Self) -> Bool { one.values.map { AnyHashable($0) } == other.values.map { AnyHashable($0) } }

    /// Adds another screen.
    public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
    /// The last screens go.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}
