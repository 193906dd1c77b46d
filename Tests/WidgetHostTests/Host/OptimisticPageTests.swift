import Foundation
import HeadlessBrowser
import HomeScreen
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// A toggle in a browser's page, with the real host and extension: what the page shows until the intent is done.
@Suite("A tap as the page shows it, with real processes", .serialized, .timeLimit(.minutes(3))) struct OptimisticPageTests {
    @Test("a tapped toggle is on and what is out of date is dim before the intent is done; then the words are new and clear")
    func toggle() async throws {
        var probe = try Probe()
        // The intent waits for the page.
        probe.configuration.limits.perform = .seconds(60)
        try await probe.withHost { [probe] host in
            let id = try await host.place(kind: "Lamps", family: .systemMedium)
            await host.settle()
            let go = probe.state.group("group.com.vitrine.probe").appendingPathComponent("go.txt")
            try await withPage(of: host) { address in
                let browser = try HeadlessBrowser(width: 1280, height: 900)
                defer { browser.close() }
                try browser.open(address)
                try Self.settle(browser)
                try Self.waitForPreviews(browser)
                _ = try browser.value(Self.look)
                let before = try Self.seen(browser)
                try browser.click("#tiles [data-id='\(id)'] .region")
                try browser.wait(for: "state.tiles[0].pending && document.querySelector('#tiles .tile').ariaBusy === 'true'")
                try Self.settle(browser)
                let meanwhile = try Self.seen(browser)
                #expect(try browser.value("state.tiles[0].pending") as? Bool == true, "the intent waits for the test")
                #expect(meanwhile.toggle != before.toggle && meanwhile.other == before.other)
                #expect(before.darkest < 60 && meanwhile.darkest > before.darkest + 60, "\(before) \(meanwhile)")
                try Data("go".utf8).write(to: go)
                try browser.wait(for: "!state.tiles[0].pending && state.tiles[0].label.includes('lit')")
                try Self.settle(browser)
                let after = try Self.seen(browser)
                #expect(after.toggle == meanwhile.toggle && after.darkest < 60, "\(after)")
                // Of the widgets that crash there is no preview.
                #expect(browser.errors.filter { !$0.contains("/gallery/OutOfRange/") } == [])
            }
        }
    }

    private struct Seen {
        /// What the first and the second toggle look like.
        var toggle: String
        var other: String
        /// The darkest pixel of the words below them, 0…255.
        var darkest: Double
    }

    /// The first tile's picture, read pixel by pixel.
    private static let look = """
        window.look = () => {
          const image = document.querySelector('#tiles img'), tile = state.tiles[0], canvas = document.createElement('canvas');
          const scale = image.naturalWidth / tile.width;
          canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          const part = ({ x, y, width, height }) => [...context.getImageData(Math.round(x * scale), Math.round(y * scale), Math.floor(width * scale), Math.floor(height * scale)).data];
          const below = tile.taps[1].y + tile.taps[1].height + 1;
          const words = part({ x: 20, y: below, width: tile.width - 40, height: tile.height - below - 16 });
          return [part(tile.taps[0]).join(), part(tile.taps[1]).join(), Math.min(...words.filter((_, index) => index % 4 !== 3))];
        }
        """

    private static func seen(_ browser: HeadlessBrowser) throws -> Seen {
        let found = try #require(try browser.value("look()") as? [Any])
        return Seen(
            toggle: try #require(found[0] as? String), other: try #require(found[1] as? String),
            darkest: try #require(found[2] as? Double))
    }

    /// Waits until the gallery has all previews: some widgets crash at theirs, and an intent that runs in their process ends with it.
    private static func waitForPreviews(_ browser: HeadlessBrowser) throws {
        try browser.wait(
            for:
                "(() => { const all = [...document.querySelectorAll('.preview')]; return all.length > 0 && all.every((one) => one.tagName === 'P' || one.naturalWidth > 0); })()",
            seconds: 60)
    }

    /// Waits until the newest picture is there, and alone.
    private static func settle(_ browser: HeadlessBrowser) throws {
        try browser.wait(
            for:
                "(() => { const box = document.querySelector('#tiles .tile'), all = [...(box?.querySelectorAll('img:not(.date)') ?? [])]; return all.length === 1 && all[0].naturalWidth > 0 && all[0].src.endsWith(box.dataset.wanted) && box.dataset.wanted.includes(`/${state.tiles[0].version}.png`); })()",
            seconds: 60)
    }

    /// Serves the home screen while `body` looks at it on a thread of its own.
    private func withPage(of host: WidgetHost, _ body: @escaping @Sendable (String) throws -> Void) async throws {
        let token = AccessToken(), server = try HomeScreenServer(host: HostControls(host), port: 0, token: token)
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { listening.finish() }
                try await server.run { listening.yield($0) }
            }
            defer { group.cancelAll() }
            var first = ports.makeAsyncIterator()
            let port = try #require(await first.next(), "The server ended before it listened.")
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                Thread.detachNewThread {
                    continuation.resume(with: Result { try body("http://127.0.0.1:\(port)/?token=\(token.text)&appearance=light") })
                }
            }
        }
    }
}
