import CoreData
import Foundation
import SQLite3
import Testing
import UIKit

final class Shelf: NSManagedObject {
    @_Managed var tags: [String]?
    @_Managed var days: [Date]?
    @_Managed var color: UIColor?
    @_Managed var secret: String?
}

/// Writes text backwards, as an app's own transformer may.
private final class Backwards: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data(String($0.reversed()).utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
    }
}

private let contents = """
    <model>
        <entity name="Shelf" representedClassName="Shelf">
            <attribute name="color" optional="YES" attributeType="Transformable" customClassName="UIColor"/>
            <attribute name="secret" optional="YES" attributeType="Transformable" valueTransformerName="Backwards"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
            <attribute name="days" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromDataTransformer"/>
        </entity>
    </model>
    """

@Suite("Transformable attributes", .serialized) struct TransformableTests {
    private func container(in folder: URL) throws -> NSPersistentContainer { try Stores.container("Shelves", contents, in: folder) }

    @Test("are what they were when they are read anew: lists, colours, and what an app's own transformer makes data of (xcode.11)")
    func kept() throws {
        ValueTransformer.setValueTransformer(Backwards(), forName: NSValueTransformerName("Backwards"))
        try Stores.withFolder { folder in
            let app = try container(in: folder).viewContext
            let shelf = Shelf(entity: Shelf.entity(), insertInto: app)
            shelf.tags = ["kelp", "salt"]
            shelf.days = [Date(timeIntervalSinceReferenceDate: 7)]
            shelf.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            shelf.secret = "tide"
            try app.save()
            let widget = try container(in: folder).viewContext
            let read = try #require(try widget.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
            #expect(read.tags == ["kelp", "salt"] && read.secret == "tide" && read.days == shelf.days)
            let color = try #require(read.color)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            #expect(red == 1 && abs(green - 0.5) < 0.01 && blue == 0 && alpha == 1)
            let empty = Shelf(entity: Shelf.entity(), insertInto: widget)
            #expect(empty.tags == nil)
        }
    }

    @Test("without their transformer are not saved, and say which it is (xcode.11)") func missing() throws {
        ValueTransformer.setValueTransformer(nil, forName: NSValueTransformerName("Backwards"))
        try Stores.withFolder { folder in
            let app = try container(in: folder).viewContext
            let shelf = Shelf(context: app)
            shelf.secret = "tide"
            let error = #expect(throws: (any Error).self) { try app.save() }
            #expect(error?.localizedDescription.contains("Backwards") == true)
        }
    }

    @Test("of damaged bytes have no value (xcode.11)", arguments: ["010203", "62706c6973743030", ""]) func damaged(bytes: String) throws {
        try Stores.withFolder { folder in
            let app = try container(in: folder).viewContext
            let shelf = Shelf(context: app)
            (shelf.tags, shelf.color) = (["kelp"], .red)
            try app.save()
            var file: OpaquePointer?
            #expect(sqlite3_open(folder.appendingPathComponent("shelves.sqlite").path, &file) == SQLITE_OK)
            #expect(sqlite3_exec(file, "UPDATE ZSHELF SET ZCOLOR = x'\(bytes)', ZTAGS = x'\(bytes)'", nil, nil, nil) == SQLITE_OK)
            sqlite3_close(file)
            let read = try #require(try container(in: folder).viewContext.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
            #expect(read.color == nil && read.tags == nil)
        }
    }
}
