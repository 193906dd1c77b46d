import Foundation
import HeadlessBrowser
import Testing

/// Calls `test` on a thread of its own with the page open in a browser, then ends the browser. What the page wrote as an error fails.
func withBrowser(
    width: Int = 1440, height: Int = 900, expectingErrors: Bool = false,
    _ test: @escaping @Sendable (HeadlessBrowser, FakeHome) throws -> Void
) async throws {
    try await withServedBrowser(width: width, height: height) { browser, host, address in
        try browser.open(address)
        try browser.wait(for: "document.querySelector('#tiles img')?.naturalWidth > 0")
        try test(browser, host)
        // A refused request is one of the browser's errors too.
        let errors = browser.errors.filter { !expectingErrors || !$0.contains("Failed to load resource") }
        #expect(errors == [])
    }
}

/// Calls `test` on a thread of its own with an empty browser and the page's address, then ends the browser.
func withServedBrowser(
    width: Int, height: Int, scale: Int = 2, _ test: @escaping @Sendable (HeadlessBrowser, FakeHome, String) throws -> Void
) async throws {
    try await withServedPage { page, host in
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let browser = try HeadlessBrowser(width: width, height: height, scale: scale, notesConsole: true)
                        defer { browser.close() }
                        try test(browser, host, page.address + "&appearance=light")
                    })
            }
        }
    }
}
