import Foundation

extension Schema {
    /// Properties that together are different in every model of a kind.
    public final class Unique<T: PersistentModel>: SchemaProperty, @unchecked Sendable {
        /// The names in what is written of it.
        public enum CodingKeys: CodingKey {
            /// The groups of properties.
            case constraints
        }

        public var name = "unique"
        public var originalName = "unique"
        public var valueType: any Any.Type = T.self
        /// The groups of properties, each as their names.
        public var constraints: [[String]]
        public var isUnique: Bool { true }

        /// - Parameter constraints: groups of properties.
        public init(_ constraints: [PartialKeyPath<T>]...) {
            self.constraints = constraints.map { $0.map(name(of:)) }
            paths = constraints
        }

        let paths: [[AnyKeyPath]]

        public static func == (one: Unique, other: Unique) -> Bool { one.constraints == other.constraints }
        public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }

        public init(from decoder: any Decoder) throws {
            constraints = try decoder.container(keyedBy: CodingKeys.self).decode([[String]].self, forKey: .constraints)
            paths = []
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(constraints, forKey: .constraints)
        }
    }

    /// Properties by which models of a kind are looked for.
    public final class Index<T: PersistentModel>: SchemaProperty, @unchecked Sendable {
        /// A group of properties with the kind of its index.
        public enum Types<Model: PersistentModel>: @unchecked Sendable {
            /// Sorted by value.
            case binary([PartialKeyPath<Model>])
            /// An index by ranges in several directions; kept as one that is sorted.
            case rtree([PartialKeyPath<Model>])
        }

        /// The names in what is written of it.
        public enum CodingKeys: CodingKey {
            /// The groups of properties.
            case indices
        }

        public var name = "index"
        public var originalName = "index"
        public var valueType: any Any.Type = T.self
        /// The groups of properties, each as their names.
        public var indices: [[String]]
        public var isUnique: Bool { false }
        let paths: [[AnyKeyPath]]

        /// - Parameter indices: groups of properties.
        public init(_ indices: [PartialKeyPath<T>]...) {
            self.indices = indices.map { $0.map(name(of:)) }
            paths = indices
        }

        /// - Parameter indices: groups of properties with the kind of each index.
        public init(_ indices: Types<T>...) {
            let groups = indices.map { index in
                switch index {
                case .binary(let group), .rtree(let group): group
                }
            }
            self.indices = groups.map { $0.map(name(of:)) }
            paths = groups
        }

        public static func == (one: Index, other: Index) -> Bool { one.indices == other.indices }
        public func hash(into hasher: inout Hasher) { hasher.combine(indices) }

        public init(from decoder: any Decoder) throws {
            indices = try decoder.container(keyedBy: CodingKeys.self).decode([[String]].self, forKey: .indices)
            paths = []
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(indices, forKey: .indices)
        }
    }
}

/// Groups of a kind’s properties.
protocol PropertyGroups {
    var paths: [[AnyKeyPath]] { get }
}

extension Schema.Unique: PropertyGroups {}
extension Schema.Index: PropertyGroups {}

/// The part of a key path's text that follows its root.
private func name(of path: AnyKeyPath) -> String {
    "\(path)".split(separator: ".").last.map(String.init) ?? ""
}
