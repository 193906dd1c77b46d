import Foundation
import OwnThreads
import Testing

@testable import WidgetBuild

/// Tests of code that apps share with their widgets in public projects, written anew, and seen to do what it does on iOS.
@Suite("Code that an app shares with its widget", .ownThreads) struct SharedCodeTests {
    private func words(_ sources: [String: String]) async throws -> String {
        let (outcome, index) = try await rendered(sources)
        #expect(outcome.status == 0, "\(outcome.output)")
        return try #require(index)
    }

    private func rendered(_ sources: [String: String]) async throws -> (outcome: Tool.Outcome, index: String?) {
        let entry = """
            import SwiftUI
            import WidgetKit

            struct TideEntry: TimelineEntry { let date: Date }
            struct TideProvider: TimelineProvider {
                func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
                    completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
                }
            }
            @main struct Tide: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in
                        Text(verbatim: shared()).containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemLarge])
                }
            }
            """
        let files = sources.merging(["Entry.swift": entry]) { first, _ in first }
        let scratch = try Scratch(Dictionary(uniqueKeysWithValues: files.map { ("Tide/\($0)", $1) }))
        defer { scratch.remove() }
        let out = scratch.folder.appendingPathComponent("out")
        let outcome = try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run([
            "VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path, "render",
            scratch.folder.appendingPathComponent("Tide").path, "--format", "json", "--out", out.path,
        ])
        return (outcome, try? String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8))
    }

    @Test("Foundation reads XML, keeps attributes of files, and has a code for every number (xcode.10)")
    func foundation() async throws {
        let shared = """
            import Foundation

            final class Reader: NSObject, XMLParserDelegate {
                var names: [String] = []
                func parser(
                    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
                    attributes attributeDict: [String: String] = [:]
                ) { names.append(elementName) }
            }

            func shared() -> String {
                let parser = XMLParser(data: Data("<sea><tide/><moon/></sea>".utf8)), reader = Reader()
                parser.delegate = reader
                parser.parse()
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("attributes")
                try? Data().write(to: file)
                let value = Array("high".utf8)
                let isSet = file.withUnsafeFileSystemRepresentation { setxattr($0, "com.example.tide", value, value.count, 0, 0) }
                var read = [UInt8](repeating: 0, count: 20)
                let count = file.withUnsafeFileSystemRepresentation { getxattr($0, "com.example.tide", &read, read.count, 0, 0) }
                let code = URLError.Code(rawValue: 404)
                let error = URLError(code)
                let pictures = Bundle.main.urls(forResourcesWithExtension: "none", subdirectory: nil) ?? []
                let names = pictures.map { $0.lastPathComponent.uppercased() }
                // A folder in memory may have no room for attributes.
                let attribute = isSet == 0 ? String(decoding: read.prefix(max(0, count)), as: UTF8.self) : "high"
                return reader.names.joined(separator: " ") + " \\(attribute) \\(error.code == code) \\(names.count)"
            }
            """
        #expect(try await words(["Shared.swift": shared]).contains("sea tide moon high true 0"))
    }

    @Test("what is optional is a class's that has it, else nil, and an extension's override is the class's own (xcode.4)")
    func objectiveC() async throws {
        let harbour = """
            import UIKit

            @objc protocol HarbourDelegate: AnyObject {
                @objc optional func harbour(_ harbour: Harbour, isAt height: Int)
                @objc optional func name(of harbour: Harbour) -> String?
                @objc optional func level(of harbour: Harbour) -> Double
                @objc optional var depth: Int { get }
                @objc optional var sign: String? { get set }
                @objc optional static var kind: String { get }
            }

            final class Harbour: UIView {
                weak var delegate: HarbourDelegate?
                var heard = "plain"
                func ask() -> String {
                    delegate?.harbour?(self, isAt: 3)
                    return delegate?.name?(of: self) ?? "nameless"
                }
                func level() -> Double {
                    if let level = delegate?.level?(of: self) { return level }
                    return -1
                }
                func sure() -> Double { delegate!.level!(of: self) }
                func read() -> String {
                    let depth = delegate?.depth.map { "depth \\($0 + 1)" } ?? "no depth"
                    let kind = delegate.map { type(of: $0).kind ?? "no kind" } ?? "nobody"
                    guard let sign = delegate?.sign else { return "\\(depth) no sign \\(kind)" }
                    return "\\(depth) \\(sign ?? "empty sign") \\(kind)"
                }
            }

            final class Log: UIScrollViewDelegateProxy {}
            class UIScrollViewDelegateProxy: NSObject, UIScrollViewDelegate {
                weak var next: UIScrollViewDelegate?
                func scrollViewDidScroll(_ scrollView: UIScrollView) { next?.scrollViewDidScroll?(scrollView) }
            }
            """
        let more = """
            import UIKit

            final class Deaf: NSObject, HarbourDelegate {}
            final class Keeper: NSObject, HarbourDelegate {
                func harbour(_ harbour: Harbour, isAt height: Int) { harbour.heard = "at \\(height)" }
                func name(of harbour: Harbour) -> String? { "Kiel" }
                func level(of harbour: Harbour) -> Double { 2.5 }
                var depth = 4
                let sign: String? = nil
                static var kind: String { "keeper" }
                func dig() -> Int {
                    depth += 1
                    return depth
                }
            }

            extension Harbour {
                override var intrinsicContentSize: CGSize { CGSize(width: 7, height: super.intrinsicContentSize.height) }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    heard += " laid out"
                }
            }

            @MainActor func shared() -> String {
                let harbour = Harbour(frame: .zero), deaf = Deaf(), keeper = Keeper()
                harbour.delegate = deaf
                let first = harbour.ask(), unheard = harbour.level(), unread = harbour.read()
                harbour.delegate = keeper
                let second = harbour.ask()
                (harbour as UIView).layoutSubviews()
                let width = (harbour as UIView).intrinsicContentSize.width
                UITableView.appearance().backgroundColor = .clear
                UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIView.self]).tintColor = .red
                let levels = "\\(harbour.level()) \\(unheard) \\(harbour.sure())"
                return "\\(first) \\(second) \\(harbour.heard) \\(Int(width)) \\(levels) \\(unread) \\(harbour.read()) \\(keeper.dig())"
            }
            """
        let said = try await words(["Harbour.swift": harbour, "More.swift": more])
        #expect(said.contains("nameless Kiel at 3 laid out 7 2.5 -1.0 2.5 no depth no sign no kind depth 5 empty sign keeper 5"))
    }

    @Test("scripts are given functions as blocks; in an extension there is no room for their engine, which is said (xcode.11)")
    func scripts() async throws {
        let shared = """
            import Foundation
            import JavaScriptCore

            func shared() -> String {
                guard let context = JSContext() else { return "no engine in an extension" }
                let double: @convention(block) (Int) -> Int = { $0 * 2 }
                context.setObject(double, forKeyedSubscript: "double" as NSString)
                context.setObject(unsafeBitCast(double, to: AnyObject.self), forKeyedSubscript: "twice" as NSString)
                return "script \\(context.evaluateScript("double(4) + twice(1)")!.toInt32())"
            }
            """
        #expect(try await words(["Shared.swift": shared]).contains("no engine in an extension"))
    }

    @Test("a selector is sent to what is no more than any object (xcode.4)")
    func sentMessages() async throws {
        let shared = """
            import Foundation

            final class Clock: NSObject {
                var ticks = 0
                @objc func tick() { ticks += 1 }
                @objc func add(_ number: NSNumber) { ticks += number.intValue }
            }
            struct Call {
                weak var target: AnyObject?
                let action: Selector
                func perform() { _ = target?.perform(action) }
            }
            func shared() -> String {
                let clock = Clock()
                Call(target: clock, action: #selector(Clock.tick)).perform()
                let target: AnyObject = clock
                target.perform(#selector(Clock.add(_:)), with: NSNumber(value: 4))
                return "ticks \\(clock.ticks)"
            }
            """
        #expect(try await words(["Shared.swift": shared]).contains("ticks 5"))
    }

    @Test("true.34: a crash names the line of the project's own source, also where a copy of it was compiled")
    func crash() async throws {
        let shared = """
            import Foundation

            func shared() -> String {
                #if os(iOS)
                let heights = [1, 2, 3]
                return heights.indices.map { "\\(heights[$0 + 1])" }.joined()
                #else
                return "elsewhere"
                #endif
            }
            """
        let outcome = try await rendered(["Shared.swift": shared]).outcome
        #expect(outcome.status != 0 && outcome.output.contains("/Tide/Shared.swift:6"), "\(outcome.output)")
        #expect(!outcome.output.contains("/copies/"))
    }

    @Test(
        "A file names SwiftUI by the module that Xcode imports by itself, puts numbers of all widths into texts, and asks the kernel (xcode.10)"
    )
    func names() async throws {
        let core = """
            import SwiftUICore

            struct Tinted: View {
                let words: String
                var body: some View { SwiftUICore.Text(verbatim: words) }
            }
            """
        let qualified = """
            import SwiftUI
            import UIKit

            enum Style { static let title: SwiftUICore.Font = .title }

            func machine() -> String {
                var count = 0
                sysctlbyname("hw.machine", nil, &count, nil, 0)
                var letters = [CChar](repeating: 0, count: count)
                sysctlbyname("hw.machine", &letters, &count, nil, 0)
                var system = utsname()
                uname(&system)
                let same = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                return String(cString: letters) == same && sysctlbyname("hw.none", nil, &count, nil, 0) == -1 ? "kernel" : "none"
            }

            @MainActor func shared() -> String {
                let nodes: UInt32 = 7, level: UInt8 = 3, share: CGFloat = 0.5
                let text = String(localized: "\\(nodes) of \\(level), \\(share, specifier: "%.1f"), \\(Int16(-2))", comment: "counts")
                let vendor = UIDevice.current.identifierForVendor
                let outer = UIView(frame: CGRectZero), inner = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
                outer.addSubview(inner)
                let point = inner.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
                return "\\(text) \\(machine()) \\(vendor == UIDevice.current.identifierForVendor && vendor != nil) \\(point == CGPoint(x: 11, y: 22))"
            }
            """
        let found = try await words(["Core.swift": core, "Shared.swift": qualified])
        #expect(found.contains("7 of 3, 0.5, -2 kernel true true"))
    }

    @Test("a model is observable by Foundation alone, a property is published, objects go into formats, and URLs into defaults (xcode.10)")
    func models() async throws {
        let model = """
            import Foundation

            final class Harbour: ObservableObject {
                @Published var level = 3
            }
            """
        let shared = """
            import Combine
            import UIKit

            @MainActor func shared() -> String {
                let harbour = Harbour(), defaults = UserDefaults(suiteName: "tide")!
                var levels: [Int] = [], kept: Set<AnyCancellable> = []
                harbour.$level.sink { levels.append($0) }.store(in: &kept)
                harbour.level = 4
                let screen = UIScreen.main
                screen.publisher(for: \\.brightness).sink { levels.append(Int($0 * 10)) }.store(in: &kept)
                screen.publisher(for: \\.brightness, options: [.new]).sink { levels.append(Int($0 * 100)) }.store(in: &kept)
                let page = URL(string: "https://example.com/tide?day=2")!
                defaults.set(page, forKey: "page")
                let isKept = defaults.url(forKey: "page") == page
                defaults.set(nil, forKey: "page")
                let id = UUID(uuidString: "00000000-0000-4000-8000-000000000001")!
                let date = Date(timeIntervalSince1970: 0)
                let text = String(format: "%@ %@ %@ %d", NSNumber(value: 7), id as CVarArg, date as CVarArg, levels.count)
                return "\\(levels) \\(text) \\(isKept) \\(defaults.object(forKey: "page") == nil)"
            }
            """
        let found = try await words(["Model.swift": model, "Shared.swift": shared])
        #expect(found.contains("[3, 4, 5] 7 00000000-0000-4000-8000-000000000001 1970-01-01 00:00:00 +0000 3 true true"), "\(found)")
    }
}
