import Foundation
import Testing
import VitrineDrawing
import VitrineSwiftUI
import VitrineWidgetArchive

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

/// Fails the running test where what a strategy makes of a value is not its reference: a picture to the pixel, a text line by line.
///
/// With `VITRINE_RECORD=1` the reference is written instead. What differs is put under `Tests/Failures`.
/// - Parameters:
///   - value: what is compared.
///   - strategy: how it becomes a picture or a text.
///   - name: the reference's, without its kind; nil is the test's.
///   - references: the folder; nil is `References/FILE` beside the test's file.
///   - record: writes the reference instead of comparing with it.
///   - filePath: the test's file.
///   - function: the test's function.
///   - sourceLocation: the place where the failure is shown.
@MainActor public func expectSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil, in references: URL? = nil,
    record: Bool = PictureSnapshot.recordsByEnvironment, filePath: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = SnapshotPlace(file: filePath, function: function, name: name, references: references)
    reporting(sourceLocation) { try place.verify(value(), as: strategy, record: record) }
}

/// Fails the running test where a view, as the content of a widget, is not its reference in each of several families and schemes. A reference
/// is named after the test, the family and the scheme: `board-systemSmall-dark.png`.
/// - Parameters:
///   - view: what is drawn, anew for each picture.
///   - families: those that are drawn; those of the lock screen once, since it has no schemes.
///   - schemes: light, dark or both.
///   - settings: the rest: device, language, text size and so on.
///   - name: the references' beginning; nil is the test's name.
///   - references: the folder; nil is `References/FILE` beside the test's file.
///   - record: writes the references instead of comparing with them.
///   - filePath: the test's file.
///   - function: the test's function.
///   - sourceLocation: the place where the failure is shown.
@MainActor public func expectPicture<Content: View>(
    _ view: @autoclosure () throws -> Content, families: FamilyChoice, schemes: [RenderEnvironment.Scheme] = .all,
    _ settings: PictureSettings = PictureSettings(), named name: String? = nil, in references: URL? = nil,
    record: Bool = PictureSnapshot.recordsByEnvironment, filePath: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let place = SnapshotPlace(file: filePath, function: function, name: name, references: references)
    for (suffix, settings) in families.pictures(settings, schemes) {
        reporting(sourceLocation) {
            try place.appending(suffix).verify(view(), as: .picture(settings), record: record)
        }
    }
}

private func reporting(_ location: SourceLocation, _ verify: () throws -> Void) {
    do {
        try verify()
    } catch {
        Issue.record("\(error)", sourceLocation: location)
    }
}
