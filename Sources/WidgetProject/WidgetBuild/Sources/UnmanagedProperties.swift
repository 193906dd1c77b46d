import XcodeProject

/// `@NSManaged` in a file that knows nothing of Core Data. Xcode's compiler takes it before any class's properties, and who asks for one
/// there ends the process, as no class in the file has anybody who manages it.
///
/// One that may be nil is a plain property here; any other has accessors that say why they have no value.
struct UnmanagedProperties {
    /// The places of the attributes in the source.
    private(set) var words: [Range<Int>] = []
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("@NSManaged"), code.hold("import "), !code.hold("import CoreData"), !code.hold("import SwiftData"),
            !code.hold("NSManagedObject")
        else {
            return
        }
        for start in ObjectiveCDeclarations.places(of: "NSManaged", code) where start > 0 && code[start - 1] == UInt8(ascii: "@") {
            let place = start - 1
            words.append(place..<start + "NSManaged".utf8.count)
            // The declaration may stand in the next line.
            guard let keyword = ObjectiveCDeclarations.places(of: "var", Array(code[place..<min(code.count, place + 200)])).first else {
                continue
            }
            let end = code[(place + keyword)...].firstIndex { $0 == 10 || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ";") } ?? code.count
            guard let last = code[(place + keyword)..<end].lastIndex(where: { $0 != 0x20 && $0 != 9 && $0 != 13 }),
                ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(code[last])
            else { continue }
            inserted[last + 1] = " { get { fatalError(\"Core Data keeps no object of this class.\") } set {} }"
        }
    }
}
