import Foundation
import HeadlessBrowser
import Synchronization
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import HomeScreen

/// A project with one preview and one widget, whose colour is another after each build.
private final class FakePreviewBuilder: PreviewControlling {
    private let shown = Mutex(
        {
            var state = PreviewState(title: "Harbour")
            state.build = 1
            state.seconds = 0.4
            state.devices = Device.all.map(\.name)
            state.extensions = [
                .init(
                    name: "HarbourWidget",
                    items: [
                        .init(id: "0.p0", sort: .preview, title: "Boat", detail: "Boat.swift:7", hasTimeline: false),
                        .init(id: "0.w0.systemSmall", sort: .widget, title: "Tides", detail: "tides · systemSmall", hasTimeline: true),
                    ])
            ]
            return state
        }())
    let looks = Mutex<[PreviewLook]>([])
    private let listeners = Mutex<[AsyncStream<Void>.Continuation]>([])

    func state() async -> PreviewState { shown.withLock { $0 } }

    func change(_ body: (inout PreviewState) -> Void) {
        shown.withLock { body(&$0) }
        for listener in listeners.withLock({ $0 }) { listener.yield() }
    }

    func changes() async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        listeners.withLock { $0.append(continuation) }
        return stream
    }

    func pictures(of item: String, _ look: PreviewLook) async throws -> [PreviewPicture] {
        looks.withLock { $0.append(look) }
        guard look.locale != "xx" else { throw BundleWords() }
        let build = shown.withLock { $0.build }
        return look.schemes.map { scheme in
            var environment = RenderEnvironment()
            environment.scheme = scheme
            var view = ArchivedView(
                environment: environment,
                content: DisplayList(size: CGSize(width: 158, height: 158), items: [], images: [:]),
                accessibility: [AccessibilityElement(role: .text, label: "High water", frame: .zero)],
                nodes: [
                    ViewNode(type: ViewNode.expression, frame: .zero, text: "/p/Boat.swift:5:9", depth: 0),
                    ViewNode(type: "VStack", frame: CGRect(x: 20, y: 30, width: 100, height: 80), text: nil, depth: 1),
                    ViewNode(type: ViewNode.expression, frame: .zero, text: "/p/Boat.swift:6:13", depth: 2),
                    ViewNode(type: ViewNode.expression, frame: .zero, text: "/p/Words: all.swift:3:5", depth: 3),
                    ViewNode(type: "Padding", frame: CGRect(x: 28, y: 38, width: 64, height: 24), text: nil, depth: 4),
                    ViewNode(type: "Text", frame: CGRect(x: 30, y: 40, width: 60, height: 20), text: "High water", depth: 5),
                    ViewNode(type: "Image", frame: CGRect(x: 30, y: 70, width: 20, height: 20), text: nil, depth: 2),
                ])
            view.diagnostics = item == "0.p0" ? [] : ["font “Salt” is not here"]
            var picture = PreviewPicture(
                id: "\(scheme.rawValue)-\(build)", name: nil, family: item == "0.p0" ? nil : .systemSmall,
                date: Date(timeIntervalSince1970: 0),
                entry: 1, cornerRadius: 22, view: view)
            picture.nodes[2].places[0].view = "Text(\"High water\")"
            picture.nodes[2].places[0].modifiers = [".bold()", ".padding(2)"]
            return picture
        }
    }

    struct BundleWords: Error, CustomStringConvertible { var description: String { "The language <b>xx</b> is not spoken." } }

    func png(_ id: String) async -> Data? {
        let build = Float(id.split(separator: "-").last.flatMap { Int($0) } ?? 0)
        var list = DisplayList(size: CGSize(width: 158, height: 158), items: [], images: [:])
        list.items = [.fill(Path(CGRect(x: 20, y: 20, width: 60 + CGFloat(build) * 10, height: 60)), .color(RGBA(1, 0.4, 0)), .nonZero)]
        return Data(PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(list, scale: 3)))
    }
}

@Suite("The page of previews", .serialized) struct PreviewPageTests {
    private func withPage(_ test: @escaping @Sendable (PageClient, FakePreviewBuilder) async throws -> Void) async throws {
        let bench = FakePreviewBuilder(), token = AccessToken(), server = try PreviewServer(bench, port: 0, token: token)
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { listening.finish() }
                try await server.run { listening.yield($0) }
            }
            var first = ports.makeAsyncIterator()
            let port = try #require(await first.next(), "The server ended before it listened.")
            defer { group.cancelAll() }
            try await test(PageClient(port: port, token: token.text), bench)
        }
    }

    private func withBrowser(
        width: Int = 1280, _ test: @escaping @Sendable (HeadlessBrowser, FakePreviewBuilder) throws -> Void
    ) async throws {
        try await withPage { page, bench in
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            let browser = try HeadlessBrowser(width: width, height: 800)
                            defer { browser.close() }
                            try browser.open(page.address)
                            try browser.wait(for: "document.querySelectorAll('figure img').length === 2")
                            try browser.wait(for: "[...document.images].every((one) => one.naturalWidth === 474)")
                            try test(browser, bench)
                            #expect(browser.errors.filter { !$0.contains("Failed to load resource") } == [])
                        })
                }
            }
        }
    }

    @Test("xcode.7: nothing is told without the token, what there is not is refused in words")
    func requests() async throws {
        try await withPage { page, _ in
            for path in ["/state", "/items/0.p0", "/pictures/light-1", "/events"] {
                let refused = try await page.get(path, headers: ["Authorization": ""])
                #expect(refused.status == 401, "\(path)")
            }
            let scheme = try await page.get("/items/0.p0?scheme=pink"), device = try await page.get("/items/0.p0?device=Nokia")
            #expect(scheme.sentence == "There is no scheme “pink”." && scheme.status == 400 && device.status == 400)
            let language = try await page.get("/items/0.p0?locale=xx")
            #expect(language.sentence == "The language <b>xx</b> is not spoken." && language.status == 422)
            let picture = try await page.get("/pictures/light-1")
            #expect(picture.headers["content-type"] == "image/png")
            let rebound = try await page.get("/state", headers: ["Host": "evil.example:\(page.port)"])
            #expect(rebound.status == 403)
        }
    }

    @Test("xcode.7: switches draw anew and stand in the address; a click shows the view under it with its frame")
    func switches() async throws {
        try await withBrowser { browser, bench in
            #expect(try browser.value("document.title") as? String == "Harbour – previews")
            #expect(try browser.value("document.querySelector('#problems').hidden") as? Bool == true)
            _ = try browser.value("document.querySelector('[name=scheme][value=both]').click()")
            try browser.wait(for: "document.querySelectorAll('figure img').length === 4")
            #expect(try browser.value("new URLSearchParams(location.search).get('scheme')") as? String == "both")
            #expect(bench.looks.withLock { $0.last?.schemes } == [.light, .dark])
            // What is chosen is not as quiet as what is not.
            let colour = "getComputedStyle(document.querySelector('.segments input:checked + span')).color"
            #expect(try browser.value("\(colour) === getComputedStyle(document.body).color") as? Bool == true)
            _ = try browser.value("document.querySelector('figure button').click()")
            try browser.wait(for: "document.querySelector('#inspector .stage img')?.naturalWidth === 474")
            // In the middle of the text, which lies inside of the stack.
            let point = try #require(
                try browser.value(
                    "(() => { const area = document.querySelector('.stage').getBoundingClientRect(); return [area.left + 40 / 158 * area.width, area.top + 50 / 158 * area.height] })()"
                ) as? [Double])
            for type in ["mousePressed", "mouseReleased"] {
                try browser.call(
                    "Input.dispatchMouseEvent", ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
            }
            try browser.wait(for: "document.querySelector('.facts').innerText.includes('60 × 20 points')")
            let facts = try #require(try browser.value("document.querySelector('.facts').innerText") as? String)
            #expect(facts.contains("Text") && facts.contains("30, 40") && facts.contains("VStack"))
            // The line, what stands there, and where the view that it is the body of is used.
            for words in ["Words: all.swift:3", "Text(\"High water\")", ".bold()", ".padding(2)", "Boat.swift:6", "Padding ‹ VStack"] {
                #expect(facts.contains(words), "\(words) in \(facts)")
            }
            #expect(try browser.value("document.querySelector('ol.spoken').innerText") as? String == "High water")
        }
    }

    @Test("xcode.7: what does not compile is said at its place and the last pictures stay; a new build shows what has changed")
    func builds() async throws {
        try await withBrowser { browser, bench in
            _ = try browser.value("document.querySelector('figure button').click()")
            bench.change {
                $0.problems = [
                    .init(file: "/p/Boat.swift", line: 7, column: 3, message: "cannot find 'Bot' in scope", source: "  Bot() // <i>")
                ]
            }
            try browser.wait(for: "!document.querySelector('#problems').hidden")
            let words = try #require(try browser.value("document.querySelector('#problems').innerText") as? String)
            #expect(words.contains("/p/Boat.swift:7:3") && words.contains("cannot find 'Bot' in scope") && words.contains("Bot() // <i>"))
            #expect(try browser.value("document.querySelectorAll('figure img').length") as? Int == 2)
            // Whoever has scrolled away from the list reads the first of it beside the title, and is led there.
            let status = try #require(try browser.value("document.querySelector('#status').innerText") as? String)
            #expect(status == "Does not build: Boat.swift:7: cannot find 'Bot' in scope")
            let top = "document.querySelector('#problems').getBoundingClientRect().bottom"
            _ = try browser.value(
                "document.querySelector('#items').style.paddingBottom = '3000px'; document.querySelector('main').scrollTop = 2000")
            try browser.wait(for: "\(top) < 0")
            _ = try browser.value("document.querySelector('#status a').click()")
            try browser.wait(for: "\(top) > 100")
            bench.change {
                $0.problems = []
                $0.build = 2
            }
            try browser.wait(
                for: "document.querySelector('figure img').src.includes('light-2') && document.querySelector('#problems').hidden")
            try browser.wait(
                for: "[...document.querySelectorAll('.actions button')].map((one) => one.innerText).join() === 'Now,Before,Difference'")
            _ = try browser.value("[...document.querySelectorAll('.actions button')].at(-1).click()")
            try browser.wait(for: "document.querySelector('.stage canvas')?.width === 474")
            // The square grew by 10 points to the right: those pixels are marked, and no others.
            let marked =
                "(() => { const canvas = document.querySelector('.stage canvas'), data = canvas.getContext('2d').getImageData(0, 0, 474, 474).data; let count = 0; for (let i = 0; i < data.length; i += 4) if (data[i] === 255 && data[i + 1] === 45) count += 1; return count })()"
            try browser.wait(for: "\(marked) > 0")
            #expect(try browser.value(marked) as? Int == 30 * 180)
        }
    }

    @Test("xcode.7: a view without an expression of its own has that of the view around it; expressions are no views")
    func places() async throws {
        let bench = FakePreviewBuilder()
        let nodes = try #require(try await bench.pictures(of: "0.p0", PreviewLook()).first).nodes
        #expect(nodes.map(\.type) == ["VStack", "Padding", "Text", "Image"] && nodes.map(\.depth) == [0, 1, 2, 1])
        let places = nodes.map { $0.places.map { "\($0.file):\($0.line):\($0.column)" } }
        let inner = ["/p/Words: all.swift:3:5", "/p/Boat.swift:6:13"]
        #expect(places == [["/p/Boat.swift:5:9"], inner, inner, ["/p/Boat.swift:5:9"]])
    }

    @Test("xcode.7: a matrix has a line for each value, and stands in the address") func matrix() async throws {
        try await withBrowser { browser, bench in
            _ = try browser.value(
                "(() => { const one = document.querySelector('#matrix'); one.value = 'locale'; one.dispatchEvent(new Event('change')) })()")
            try browser.wait(for: "document.querySelectorAll('.item:first-child .line').length === 4")
            #expect(
                try browser.value("[...document.querySelectorAll('.item:first-child .line h3')].map((one) => one.innerText).join()")
                    as? String == "en_GB,de_DE,ja_JP,ar_SA")
            #expect(try browser.value("new URLSearchParams(location.search).get('matrix')") as? String == "locale")
            #expect(try browser.value("document.querySelector('#locale').disabled") as? Bool == true)
            try browser.wait(for: "document.querySelectorAll('.line').length === 8")
            let looks = bench.looks.withLock { $0 }
            #expect(Set(looks.filter { $0.most == 1 }.map(\.locale)) == ["en_GB", "de_DE", "ja_JP", "ar_SA"])
            #expect(try browser.value("document.documentElement.scrollWidth") as? Int == 1280)
        }
    }

    @Test("xcode.7: pictures are compared with those of the moment that was pinned, through several builds") func pinned() async throws {
        try await withBrowser { browser, bench in
            _ = try browser.value("document.querySelector('#pin').click()")
            #expect(try browser.value("document.querySelector('#pin').innerText") as? String == "Nothing changed")
            for build in [2, 3] {
                bench.change { $0.build = build }
                try browser.wait(for: "document.querySelector('figure img').src.includes('light-\(build)')")
            }
            try browser.wait(for: "document.querySelector('#pin').innerText === '2 changed'")
            #expect(try browser.value("document.querySelectorAll('figcaption .changed').length") as? Int == 2)
            _ = try browser.value("document.querySelector('figure button').click()")
            _ = try browser.value("[...document.querySelectorAll('.actions button')].find((one) => one.innerText === 'Before').click()")
            #expect((try browser.value("document.querySelector('.stage img').src") as? String)?.contains("light-1") == true)
            _ = try browser.value("document.querySelector('#pin').click()")
            #expect(try browser.value("document.querySelectorAll('figcaption .changed').length") as? Int == 0)
        }
    }

    @Test("xcode.7: nothing is wider than the page, also on a phone") func narrow() async throws {
        try await withBrowser(width: 390) { browser, _ in
            let width = try browser.value("document.documentElement.scrollWidth") as? Int
            #expect(width == 390)
        }
    }
}
