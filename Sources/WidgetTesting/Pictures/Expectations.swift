import Drawing
import Foundation
import Testing
import WidgetArchive

/// Fails the running test where the picture is not, to the pixel, its reference `<name>.png` in a folder.
/// With `VITRINE_RECORD=1` the reference is written instead. What differs is put under `Tests/Failures`.
public func expectPicture(
    _ picture: Picture, named name: String, in references: URL, record: Bool = PictureSnapshot.recordsByEnvironment,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectPicture(picture.bitmap, named: name, in: references, record: record, sourceLocation: sourceLocation)
}

/// Compares pixels that are not those of one widget alone.
public func expectPicture(
    _ bitmap: Bitmap, named name: String, in references: URL, record: Bool = PictureSnapshot.recordsByEnvironment,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    reporting(sourceLocation) { try PictureSnapshot(references: references, records: record).verify(bitmap, named: name) }
}

/// Fails the running test where an archive's text form (nodes, taps, accessibility) is not its reference `<name>.txt` in a folder.
public func expectArchive(
    _ view: ArchivedView, named name: String, in references: URL, record: Bool = PictureSnapshot.recordsByEnvironment,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    reporting(sourceLocation) {
        try PictureSnapshot(references: references, records: record).verify(text: ArchiveText(view).text, named: name)
    }
}

private func reporting(_ location: SourceLocation, _ verify: () throws -> Void) {
    do {
        try verify()
    } catch {
        Issue.record("\(error)", sourceLocation: location)
    }
}
