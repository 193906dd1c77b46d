import VitrineDrawing

/// The parts that the variants and entries of a timeline have in common.
enum ArchiveParts {
    static var types: [any WirePart.Type] {
        DrawingParts.types + [
            ArchivedPicture.self, RenderEnvironment.self, ViewNode.self, AccessibilityElement.self, PartList<ViewNode>.self,
            PartList<AccessibilityElement>.self, PartList<TapRegion>.self, PartList<String>.self,
        ]
    }
}

/// All of a view's values of one type: those of the light and of the dark are mostly the same.
struct PartList<Element: ListedPart>: WirePart {
    static var partKind: UInt8 { Element.listKind }
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    func writeBody(to writer: inout WireWriter) { writer.write(elements) }

    init(bodyFrom reader: inout WireReader) throws { elements = try [Element](from: &reader) }
}

protocol ListedPart: WireCodable {
    static var listKind: UInt8 { get }
}

extension ViewNode: ListedPart {
    static var listKind: UInt8 { 20 }
}

extension AccessibilityElement: ListedPart {
    static var listKind: UInt8 { 21 }
}

extension TapRegion: ListedPart {
    static var listKind: UInt8 { 22 }
}

extension String: ListedPart {
    static var listKind: UInt8 { 23 }
}
