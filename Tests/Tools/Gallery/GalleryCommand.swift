import Foundation
import GalleryScenes

/// Writes every scene of the gallery as one contact sheet, laid out and drawn by Vitrine itself.
@main enum GalleryCommand {
    @MainActor static func main() {
        guard CommandLine.arguments.count == 2 else { return fail("usage: vitrine-gallery SHEET.png", status: 64) }
        let file = CommandLine.arguments[1]
        do {
            try Data(ContactSheet.draw()).write(to: URL(filePath: file), options: .atomic)
            print("\(Gallery.scenes.count) scenes are in \(file), each light and dark, left to right and right to left.")
        } catch {
            fail("The contact sheet could not be written: \(error)", status: 1)
        }
    }

    private static func fail(_ words: String, status: Int32) {
        FileHandle.standardError.write(Data("\(words)\n".utf8))
        exit(status)
    }
}
