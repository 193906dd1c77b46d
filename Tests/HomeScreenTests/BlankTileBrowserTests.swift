import HeadlessBrowser
import Testing
import WidgetHost

@testable import HomeScreen

/// Words where there is no picture.
@Suite(.serialized, .timeLimit(.minutes(3))) struct BlankTileBrowserTests {
    @Test("true.29: a tile in which nothing is to be seen has the words of its cause on it, whatever its state") func blank() async throws {
        try await withBrowser { browser, host in
            // It is stale, and its last picture stands.
            #expect(try browser.value("document.querySelector('#tiles .cause').hidden") as? Bool == true)
            host.scene.isBlank = true
            try browser.wait(for: "document.querySelector('#tiles .cause').hidden === false")
            #expect(try browser.text("#tiles .cause").contains("It crashed."))
            host.scene.isBlank = false
            try browser.wait(for: "document.querySelector('#tiles .cause').hidden === true")
        }
    }

    @Test("true.29: a preview that cannot be drawn says why in its place, in its room") func preview() async throws {
        try await withBrowser(expectingErrors: true) { browser, host in
            try browser.wait(for: "document.querySelector('#gallery .preview')?.naturalWidth > 0")
            host.refuse(.silentExtension("Trips", reason: "It crashed."))
            try browser.click("#gallery .chip[aria-label='Trips, Large']")
            try browser.wait(for: "document.querySelector('#gallery p.preview') !== null")
            #expect(try browser.text("#gallery p.preview").hasSuffix("It crashed."))
            let height = try #require(try browser.value("document.querySelector('#gallery p.preview').offsetHeight") as? Double)
            #expect(height > 40)
        }
    }
}
