import Foundation

// The places of rows and items in tables and collections.
extension IndexPath {
    /// The place of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The number of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The number of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The number of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
