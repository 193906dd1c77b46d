import Foundation
import Testing
import VitrineDrawing

@testable import WidgetHost

/// An app's icon, as Xcode's asset catalogues have it.
@Suite("An app's icon") struct AppIconTests {
    private let folder = TemporaryFolder()

    private func picture(_ side: Int, _ grey: UInt8) -> Data {
        var bitmap = Bitmap(width: side, height: side)
        bitmap.pixels = [UInt8](repeating: grey, count: side * side * 4)
        for index in stride(from: 3, to: bitmap.pixels.count, by: 4) { bitmap.pixels[index] = 255 }
        return Data(PNG.encode(bitmap))
    }

    private func icon(_ contents: String, _ files: [String: Data], named: String? = nil) throws -> AppIcon? {
        let place = "vitrine_App.resources/Assets.xcassets/\(named ?? "AppIcon").appiconset"
        try folder.write(contents, to: "\(place)/Contents.json")
        for (name, data) in files { try data.write(to: folder.url.appendingPathComponent("\(place)/\(name)")) }
        return AppIcon(app: folder.url, executable: "App", named: named)
    }

    private static let contents = """
        {"images": [
            {"filename": "small.png", "idiom": "iphone", "size": "60x60", "scale": "2x"},
            {"filename": "large.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
            {"filename": "dark.png", "size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "ipad", "size": "2000x2000"}]}
        """

    @Test("is the largest picture of its appearance, 180 pixels wide, or of the light one (sdk.2)") func appearances() throws {
        let files = ["small.png": picture(120, 10), "large.png": picture(256, 80), "dark.png": picture(64, 200)]
        let icon = try #require(try icon(Self.contents, files))
        func grey(_ bytes: [UInt8]) throws -> UInt8 {
            let bitmap = try Bitmap(decoding: bytes)
            #expect(bitmap.width == AppIcon.side && bitmap.height == AppIcon.side)
            return bitmap.pixels[(90 * AppIcon.side + 90) * 4]
        }
        #expect(try grey(icon.png(.light)) == 80)
        #expect(try grey(icon.png(.dark)) == 200)
        #expect(try grey(icon.png(.tinted)) == 80)
    }

    @Test("goes by the name that the app gives it") func named() throws {
        #expect(try icon(Self.contents, ["large.png": picture(8, 1)], named: "Brand") != nil)
        #expect(AppIcon(app: folder.url, executable: "App", named: nil) == nil)
    }

    @Test(
        "that cannot be read is refused in words, whatever stands there", arguments: ["", "{}", #"{"images": [{"filename": "../x.png"}]}"#])
    func damaged(contents: String) throws {
        let icon = try #require(try icon(contents, [:]))
        #expect(throws: (any Error).self) { try icon.png(.light) }
    }

    @Test("that is no picture is refused") func noPicture() throws {
        let icon = try #require(try icon(Self.contents, ["large.png": Data("GIF89a".utf8)]))
        #expect(throws: ImageError.self) { try icon.png(.light) }
    }
}
