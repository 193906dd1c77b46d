/// The schemas an engine knows.
public struct Catalogue: Sendable {
    /// The schemas, in the order they are listed.
    public var schemas: [Schema]

    /// A catalogue of these schemas.
    public init(_ schemas: [Schema]) { self.schemas = schemas }

    /// Sales, sessions, orders, products and customers.
    public static let standard = Catalogue([.sales, .sessions, .orders, .products, .customers])

    /// Names of older dialects, and what they are called now.
    private static let olderNames = ["visits": "sessions", "order": "orders"]

    func schema(_ name: Name) throws(QueryError) -> Schema {
        let small = name.text.lowercased()
        if let schema = schemas.first(where: { $0.name == small }) { return schema }
        if let today = Self.olderNames[small] {
            throw QueryError(
                .olderForm, name.position, "'\(name.text)' is a table of the first report language.", expected: [today], nearest: today)
        }
        throw QueryError(
            .unknownSchema, name.position, "Table not found: '\(name.text.prefix(80))' is no schema of this service.",
            expected: schemas.map(\.name), nearest: nearestName(to: name.text, among: schemas.map(\.name)))
    }
}
