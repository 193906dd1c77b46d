extension TypeTable {
    /// All types that one conforms to, near and far, without itself.
    package static func supertypes(of identifier: String) -> Set<String> {
        var found: Set<String> = [], next = byIdentifier[identifier]?.parents ?? []
        while let parent = next.popLast() {
            guard found.insert(parent).inserted else { continue }
            next += byIdentifier[parent]?.parents ?? []
        }
        return found
    }

    /// Whether a type is another, or a kind of it.
    package static func conforms(_ identifier: String, to other: String) -> Bool {
        identifier == other || supertypes(of: identifier).contains(other)
    }
}
