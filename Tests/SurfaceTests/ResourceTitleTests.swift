import AppIntents
import Photos
import SwiftUI
import Testing
import TipKit

private struct Hint: Tip {
    var title: Text { Text("Tides") }
    var rules: [Rule] { [] }
}

@AppIntent(schema: .assistant.activate)
private struct Activate: AppIntent {
    static let title: LocalizedStringResource = "Begin"
    func perform() async throws -> some IntentResult { .result() }
}

@AssistantIntent(schema: .photos.search)
private struct Look: AppIntent {
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor @Suite("Titles that are looked up where they are shown") struct ResourceTitleTests {
    private let words: LocalizedStringResource = "Low water"

    @Test("views and controls take them, beside texts of the source (xcode.12)") func titles() {
        let drawn = Drawn.words(
            VStack {
                Label(words, systemImage: "star")
                Button(words) {}
                Link(words, destination: URL(string: "https://example.com")!)
                Toggle(words, isOn: .constant(true))
                Text("x").accessibilityLabel(words)
                // Both could be meant: it is a key as ever.
                Button("Key") {}
                TipView(Hint())
            })
        #expect(drawn.filter { $0 == "Low water" }.count == 4)
        #expect(drawn.contains("Key") && !drawn.contains("Tides"))
    }

    @Test("what an assistant knows keeps its title, or has its type's name (xcode.12)") func schemas() {
        #expect(String(localized: Activate.title) == "Begin" && String(localized: Look.title) == "Look")
    }

    @Test("a hint that nobody is shown says so (xcode.11)") func hints() throws {
        try Tips.configure([.displayFrequency(.daily)])
        #expect(Hint().status == .pending && !Hint().shouldDisplay && Hint().id == "Hint")
    }

    @Test("changes of a library that nobody allows are refused, and not made (xcode.11)") func photos() async {
        await #expect(throws: PHPhotosError.self) {
            try await PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets([] as NSArray)
                _ = PHAssetCreationRequest.forAsset()
            }
        }
        let made: PHAssetChangeRequest? = PHAssetCreationRequest.creationRequestForAssetFromImage(atFileURL: URL(fileURLWithPath: "/a"))
        #expect(made is PHAssetCreationRequest)
    }
}
