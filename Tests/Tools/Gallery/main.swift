import Drawing
import Foundation
import GalleryScenes
import SwiftUI
import WidgetTesting

// Writes every scene of the gallery as one contact sheet, laid out and drawn by the house itself.
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: vitrine-gallery SHEET.png\n".utf8))
    exit(64)
}
do {
    let sheet = try ContactSheet.draw()
    try Data(sheet.png).write(to: URL(filePath: CommandLine.arguments[1]), options: .atomic)
    print("\(Gallery.scenes.count) scenes are in \(CommandLine.arguments[1]), each light and dark, left to right and right to left.")
} catch {
    FileHandle.standardError.write(Data("The contact sheet could not be written: \(error)\n".utf8))
    exit(1)
}
