import Foundation
import Testing

@testable import WidgetHost

@Suite("An app's own colour") struct AccentColorTests {
    private let folder = TemporaryFolder()

    private func color(_ contents: String, set: String = "AccentColor", named name: String? = nil) throws -> AccentColor? {
        try folder.write(contents, to: "vitrine_App.resources/Assets.xcassets/\(set).colorset/Contents.json")
        return AccentColor(app: folder.url, executable: "App", named: name)
    }

    private func contents(_ red: String) -> String {
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0x75", "blue": "0", "alpha": "1"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x9F", "blue": "10", "alpha": "1.000"}}}]}
        """
    }

    @Test("is the catalogue's accent colour, light and dark, or the colour that the property list names") func found() throws {
        #expect(try color(contents("0xD6")) == AccentColor(light: "#d67500", dark: "#ff9f0a"))
        #expect(try color(contents("0x06"), set: "Brand", named: "Brand") == AccentColor(light: "#067500", dark: "#ff9f0a"))
    }

    @Test("is none where there is no such set, or its figures cannot be read", arguments: ["", "{", "{}", #"{"colors": [{}]}"#])
    func none(contents: String) throws {
        #expect(try color(contents) == nil)
        #expect(try color(self.contents("loud")) == nil)
        #expect(try color(self.contents("0xD6"), named: "Other") == nil)
    }
}
