import Foundation
import OwnThreads
import Testing
import XcodeProject

@testable import WidgetBuild

/// Tests of patterns that widgets of many public projects have in common, written anew.
@Suite("A pattern of public projects", .ownThreads, .serialized) struct ForeignPatternTests {
    private static let entry = """
        import Foundation
        import WidgetKit

        struct TideEntry: TimelineEntry { let date: Date }

        struct TideProvider: TimelineProvider {
            func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
                completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
            }
        }
        """
    /// Views, configurations and bundles that differ in type by the release.
    private static let releases = """
        import SwiftUI
        import WidgetKit

        extension View {
            func ground(_ ground: some View) -> some View {
                if #available(iOS 17.0, *) {
                    return containerBackground(for: .widget) { ground }
                } else {
                    return background(ground)
                }
            }

            var margins: some View {
                guard #available(iOSApplicationExtension 17.0, *) else { return padding(3) }
                let words = "new"
                return overlay(Text(verbatim: words))
            }
        }

        struct TideWidget: Widget {
            var body: some WidgetConfiguration {
                if #available(iOSApplicationExtension 17, *) {
                    return StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Text(verbatim: "tide").margins.ground(Color.blue) }
                        .supportedFamilies([.systemSmall, .accessoryInline])
                        .contentMarginsDisabled()
                } else if #available(iOS 16.0, *) {
                    return StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Text(verbatim: "sixteen").ground(Color.red) }
                        .supportedFamilies([.systemSmall, .accessoryInline])
                } else {
                    return StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Text(verbatim: "ebb").ground(Color.red) }
                        .supportedFamilies([.systemSmall])
                }
            }
        }

        struct MoonWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Moon", provider: TideProvider()) { _ in Text(verbatim: "moon").ground(Color.black) }
            }
        }

        @main struct Widgets: WidgetBundle {
            var body: some Widget {
                TideWidget()
                if #available(iOS 16.1, *) {
                    MoonWidget()
                }
            }
        }
        """

    private func target(_ path: URL) throws -> WidgetTarget {
        try #require(try ProjectFinder().describe(path).targets(named: nil).first)
    }

    private func vitrine(_ arguments: [String], _ scratch: Scratch) async throws -> Tool.Outcome {
        try await Tool(url: URL(fileURLWithPath: "/usr/bin/env")).run(
            ["VITRINE_CACHE=\(scratch.cache.folder.path)", Places.build.appendingPathComponent("vitrine").path] + arguments)
    }

    @Test("of branches by the release with types of their own is drawn as that release has it (xcode.4)")
    func releases() async throws {
        let scratch = try Scratch(["Tide/Entry.swift": Self.entry, "Tide/Widgets.swift": Self.releases])
        defer { scratch.remove() }
        let place = scratch.folder.appendingPathComponent("Tide").path
        func shown(_ release: String) async throws -> String {
            let out = scratch.folder.appendingPathComponent("out-\(release)")
            let outcome = try await vitrine(
                ["render", place, "--ios", release, "--family", "systemSmall", "--format", "json", "--out", out.path], scratch)
            #expect(outcome.status == 0, "\(outcome.output)")
            return try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8)
        }
        let seventeen = try await shown("17"), sixteen = try await shown("16.0"), fifteen = try await shown("15")
        #expect(seventeen.contains("tide") && seventeen.contains("new") && seventeen.contains("moon"))
        #expect(sixteen.contains("sixteen") && !sixteen.contains("new") && !sixteen.contains("moon"))
        #expect(fifteen.contains("ebb") && !fifteen.contains("moon"))
    }

    /// Chooses between bundles before either begins.
    private static let chosen = """
        import WidgetKit
        import SwiftUI

        @main struct Widgets {
            static func main() {
                if #available(iOSApplicationExtension 18.0, *) {
                    NewBundle.main()
                } else {
                    OldBundle.main()
                }
            }
        }

        struct NewBundle: WidgetBundle { var body: some Widget { Tide(words: "eighteen") } }
        struct OldBundle: WidgetBundle { var body: some Widget { Tide(words: "older") } }

        struct Tide: Widget {
            var words = ""
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Tide", provider: TideProvider()) { [words] _ in
                    Text(verbatim: words).containerBackground(.white, for: .widget)
                }
            }
        }
        """
    /// Source that uses what Foundation re-exports on Apple's systems, and what of it is elsewhere here.
    private static let model = """
        import Foundation

        @Observable final class Shore {
            var depth = 3.0
            let session = Foundation.URLSession(configuration: .background(withIdentifier: "shore"))
            func whole() -> Double { Darwin.round(depth) }
        }
        """

    @Test("with a main of its own begins the bundle that it chooses; @Observable and Darwin come with Foundation (xcode.10)")
    func ownMain() async throws {
        let scratch = try Scratch(["Tide/Entry.swift": Self.entry, "Tide/Widgets.swift": Self.chosen, "Tide/Shore.swift": Self.model])
        defer { scratch.remove() }
        let place = scratch.folder.appendingPathComponent("Tide").path, out = scratch.folder.appendingPathComponent("out")
        for (release, words) in [("18", "eighteen"), ("17", "older")] {
            let outcome = try await vitrine(
                ["render", place, "--ios", release, "--family", "systemSmall", "--format", "json", "--out", out.path], scratch)
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8).contains(words))
        }
    }

    @Test("whose provider's entry is told by a method alone, and asked for by another file, is drawn (xcode.10)")
    func entryAcrossFiles() async throws {
        let scratch = try Scratch([
            // The compiler reads files by their names: this one asks first.
            "Tide/A.swift": #"""
            import SwiftUI
            import WidgetKit

            struct Tile: View {
                @Environment(\.height) private var height
                var entry: Provider.Entry
                var body: some View { Text(verbatim: "tide \(height)") }
            }

            extension EnvironmentValues { @Entry var height = 3 }
            """#,
            "Tide/B.swift": """
            import SwiftUI
            import WidgetKit

            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> ()) { completion(SimpleEntry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
                    completion(Timeline(entries: [SimpleEntry(date: .now)], policy: .atEnd))
                }
            }

            struct SimpleEntry: TimelineEntry { let date: Date }
            """,
            "Tide/C.swift": """
            import SwiftUI
            import WidgetKit

            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: Provider()) { Tile(entry: $0).containerBackground(.white, for: .widget) }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let place = scratch.folder.appendingPathComponent("Tide").path, out = scratch.folder.appendingPathComponent("out")
        let outcome = try await vitrine(
            ["render", place, "--family", "systemSmall", "--format", "json", "--out", out.path], scratch)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(try String(contentsOf: out.appendingPathComponent("index.json"), encoding: .utf8).contains("tide 3"))
    }

    @Test("of a project that Xcode 26 made compiles: members of modules that it does not know of are seen (xcode.10)")
    func memberImportVisibility() async throws {
        let scratch = try Scratch([
            "Entry.swift": Self.entry, "Widget.swift": Self.plain,
            "Tile.swift": """
            import SwiftUI
            import WidgetKit

            struct Tile: View {
                var body: some View {
                    RoundedRectangle(cornerRadius: 4, style: .continuous)
                        .fill(.blue)
                        .transformEffect(CGAffineTransform(translationX: 1, y: 0).scaledBy(x: 2, y: 2))
                    Path { $0.addArc(center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }
                }
            }
            """,
            "Shape.swift": """
            import CoreGraphics
            func turned(_ matrix: CGAffineTransform) -> CGAffineTransform { matrix.rotated(by: 1).inverted() }
            """,
        ])
        defer { scratch.remove() }
        var target = try target(scratch.folder)
        target.code.settings.upcomingFeatures = ["MemberImportVisibility"]
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        #expect(try await builder.check(target).errors.map(\.message) == [])
    }

    @Test(
        "of a form that an app shares with its widget compiles: keyboards, days up to one, a sound, a hash, a value that is asked for (xcode.10)"
    )
    func sharedForms() async throws {
        let scratch = try Scratch([
            "Entry.swift": Self.entry, "Widget.swift": Self.plain,
            "Form.swift": """
            import AudioToolbox
            import CommonCrypto
            import SwiftUI

            struct Day: View {
                @Binding var day: Date
                @Binding var amount: String
                var title: String
                var body: some View {
                    DatePicker("", selection: $day, in: ...Date(), displayedComponents: [.date]).datePickerStyle(.graphical).labelsHidden()
                    DatePicker(title, selection: $day, in: Date()...)
                    DatePicker(selection: $day, in: Date()...) { Text(verbatim: "day") }
                    NavigationLink(tag: "day", selection: .constant(String?.none)) {
                        Text(TimeDataSource<Date>.durationOffset(to: day), format: .units(allowed: [.hours], width: .narrow))
                    } label: {
                        Text(verbatim: "day")
                    }
                    TextField("", text: $amount).textFieldStyle(Plain()).keyboardType(.decimalPad).textContentType(nil).autocapitalization(.none)
                }
            }
            struct Plain: TextFieldStyle {
                func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
            }
            public struct Crew {
                public var formatter = PersonNameComponentsFormatter()
                func letters(_ name: PersonNameComponents) -> String {
                    formatter.style = .abbreviated
                    return formatter.string(from: name) + name.formatted(.name(style: .short))
                }
            }
            func sound(_ url: URL) {
                var sound: SystemSoundID = 0, no: UInt32 = 0
                AudioServicesCreateSystemSoundID(url as CFURL, &sound)
                AudioServicesSetProperty(kAudioServicesPropertyIsUISound, 4, &sound, 4, &no)
            }
            extension String {
                var sha1: String {
                    let data = Data(utf8)
                    var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
                    data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &digest) }
                    return digest.map { String(format: "%02hhx", $0) }.joined()
                }
            }
            """,
            "Log.swift": """
            import AppIntents

            struct LogTide: AppIntent {
                static let title: LocalizedStringResource = "Log"
                @Parameter(title: "Metres") var metres: Double?
                func perform() async throws -> some IntentResult {
                    let height: Double
                    if let metres { height = metres } else { height = try await $metres.requestValue(IntentDialog("How high?")) }
                    return .result(value: height)
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(try target(scratch.folder))
        #expect(result.errors.map(\.message) == [])
    }

    @Test("with models of its own compiles where a module that has models too is imported before SwiftData (xcode.10)")
    func modelsOfTwoModules() async throws {
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Tide", targets: [.executableTarget(name: "TideWidget", dependencies: ["Kit"]), .target(name: "Kit")])
            """,
            "Sources/TideWidget/Entry.swift": Self.entry,
            "Sources/Kit/Ferry.swift": """
            import SwiftData
            @Model public final class Ferry {
                public var name: String
                public init(name: String) { self.name = name }
            }
            """,
            "Sources/TideWidget/Lamp.swift": """
            import Foundation
            import Kit
            import SwiftData

            @Model final class Lamp {
                // A constant is kept as a variable is.
                @Attribute(.unique) let name: String
                var ferry: Ferry?
                init(name: String) { self.name = name }
            }

            enum Stores {
                static let schema = Schema([Lamp.self, Ferry.self])
            }
            """,
            "Sources/TideWidget/Main.swift": """
            import SwiftUI
            import WidgetKit
            @main struct Tide: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Text("tide") }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder(manifests: PackageReader(cache: scratch.cache)).describe(scratch.folder)
        let target = try #require(found.targets.first)
        #expect(target.modules.map(\.module) == ["Kit"])
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        #expect(result.errors.map(\.message) == [])
    }

    @Test("with models of the main actor compiles in Swift 6, as Xcode 26 makes projects (xcode.10)") func modelsOfTheMainActor()
        async throws
    {
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Tide", targets: [.executableTarget(name: "TideWidget", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """,
            "Sources/TideWidget/Tide.swift": """
            import SwiftData
            import SwiftUI
            import WidgetKit

            @Model class Harbour: Identifiable {
                #Unique<Harbour>([\\.name])
                var id = UUID()
                var name: String
                // Tells a relationship to its inverse before it is there.
                @Relationship(deleteRule: .cascade, inverse: \\Berth.harbour) var berths: [Berth]! = []
                init(name: String) { self.name = name }
            }
            @Model final class Berth {
                var number = 0
                var harbour: Harbour?
                init(number: Int) { self.number = number }
                func grow() { number += 1 }
            }
            nonisolated func names(_ context: ModelContext) throws -> [String] {
                try context.fetch(FetchDescriptor<Harbour>(predicate: #Predicate { $0.name != "" }, sortBy: [SortDescriptor(\\.name)])).map(\\.name)
            }
            @ModelActor actor Keeper {
                func add() { modelContext.insert(Berth(number: 3)) }
            }
            struct TideEntry: TimelineEntry { let date: Date }
            struct TideProvider: TimelineProvider {
                func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {}
            }
            struct Berths: View {
                @Query(sort: \\Berth.number) private var berths: [Berth]
                var body: some View { ForEach(berths) { Text($0.number, format: .number) } }
            }
            @main struct Tide: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in Berths() }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder(manifests: PackageReader(cache: scratch.cache)).describe(scratch.folder)
        let target = try #require(found.targets.first)
        #expect(target.code.settings.languageMode == "6" && target.code.settings.defaultIsolation == "MainActor")
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        #expect(result.errors.map(\.message) == [])
    }

    @Test("overrides what Objective-C declares in Swift 5 on the main actor, and gets no symbols of colourless sets (xcode.2, xcode.10)")
    func overridesOnTheMainActor() async throws {
        let scratch = try Scratch([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Tide", targets: [
                    .executableTarget(
                        name: "TideWidget", swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)])
                ])
            """,
            "Sources/TideWidget/Assets.xcassets/WidgetBackground.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
            "Sources/TideWidget/Tide.swift": """
            import Intents
            import SwiftUI
            import WidgetKit

            extension Color { static let widgetBackground = Color.blue }
            class Handler: INExtension { override func handler(for intent: INIntent) -> Any { self } }
            class Berth: NSObject {
                var number = 0
                override var description: String { "Berth \\(number)" }
                override func isEqual(_ object: Any?) -> Bool { (object as? Berth)?.number == number }
            }
            struct TideEntry: TimelineEntry { let date: Date; var place: CLLocation? }
            struct TideProvider: TimelineProvider {
                func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {}
            }
            struct Bled: ViewModifier {
                @Environment(\\.widgetContentMargins) var margins
                @State var number = 0
                func body(content: Content) -> some View {
                    content.padding(-margins).onLongPressGesture { number += 1 }
                        .environment(\\.isBled, Binding(get: { number > 0 }, set: { isOn, _ in number = isOn ? 1 : 0 }).wrappedValue)
                }
            }
            extension EnvironmentValues { @Entry var isBled = false }
            @main struct Tide: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in
                        Text(Berth().description).modifier(Bled()).containerBackground(Color.widgetBackground, for: .widget)
                    }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let found = try ProjectFinder(manifests: PackageReader(cache: scratch.cache)).describe(scratch.folder)
        let target = try #require(found.targets.first)
        #expect(target.code.settings.languageMode == "5" && target.code.settings.defaultIsolation == "MainActor")
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        #expect(result.errors.map(\.message) == [])
    }

    @Test("in Swift 4 has published properties, and the data model by the name that Xcode compiles it to (xcode.2, xcode.10)")
    func olderProjects() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        for (path, text) in try NewProject(name: "Tides").files {
            try scratch.write(
                text.replacingOccurrences(of: "SWIFT_VERSION = [0-9.]+", with: "SWIFT_VERSION = 4.2", options: .regularExpression),
                "Tides/\(path)")
        }
        let model = #"<model><entity name="Berth"><attribute name="name" optional="YES" attributeType="String"/></entity></model>"#
        try scratch.write(model, "Tides/TidesWidget/Harbour.xcdatamodeld/Harbour.xcdatamodel/contents")
        try scratch.write(
            "import Combine\nclass Berths: ObservableObject { @Published var number = 0 }\n", "Tides/TidesWidget/Berths.swift")
        let target = try #require(try ProjectFinder().describe(scratch.folder.appendingPathComponent("Tides")).targets.first)
        #expect(target.code.settings.languageMode == "4.2")
        let bundle = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).build(target)
        #expect(Bundle(url: bundle)?.url(forResource: "Harbour", withExtension: "momd") != nil)
        #expect(
            FileManager.default.fileExists(atPath: bundle.appendingPathComponent("Harbour.xcdatamodeld/Harbour.xcdatamodel/contents").path))
    }

    @Test("is told where the macro stands whose expansion does not compile (xcode.6)") func expansions() async throws {
        let scratch = try Scratch([
            "Entry.swift": Self.entry, "Widget.swift": Self.plain,
            "Lamp.swift": """
            import Observation

            @Observable final class Lamp {
                var height = 3 { didSet { height.light() } }
            }
            """,
            "Buoy.swift": """
            import SwiftData

            @Model final class Buoy {
                var name: String
                @Transient var _$backingData = 1
                init(name: String) { self.name = name }
            }
            """,
        ])
        defer { scratch.remove() }
        let target = try target(scratch.folder)
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(target)
        let told = try #require(result.errors.first { $0.macro == "Model" })
        #expect(told.file?.hasSuffix("/Buoy.swift") == true && told.line == 3)
        // What a macro moves keeps its place too.
        #expect(result.errors.contains { $0.file?.hasSuffix("/Lamp.swift") == true && $0.file?.hasPrefix("/") == true && $0.line == 4 })
        #expect(!result.errors.contains { $0.file?.contains("swiftmacro") == true })
        let report = CheckReport(targets: [CheckReport.Target(target, result)])
        #expect(report.words.contains("Buoy.swift:3:1: ") && report.words.contains(" (in what Model expands to)"))
    }

    @Test(
        "of modules and models compiles: a part of a module, a query beside other properties, a view's task, a managed object's own initialiser (xcode.10)"
    )
    func modules() async throws {
        let scratch = try Scratch([
            "Entry.swift": Self.entry,
            "Log.swift": """
            import os.log
            let log = Logger(subsystem: "tide", category: "widget")
            """,
            "Stored.swift": """
            import SwiftData
            import SwiftUI

            @Model final class Tide {
                @Attribute(.unique) var name: String
                init(name: String) { self.name = name }
            }

            struct Tides: View {
                let title: String
                @Query private var tides: [Tide]
                @Query (sort: \\Tide.name) private var sorted: [Tide]
                @State private var isOpen = false
                var body: some View { Text(verbatim: title + (tides.first?.name ?? "")).task { open() } }
                private func open() { isOpen = true }
            }
            """,
            "Managed.swift": """
            import CoreData

            final class Buoy: NSManagedObject {
                @NSManaged var name: String
                @NSManaged var lamps: NSOrderedSet?

                init(name: String, in context: NSManagedObjectContext) {
                    super.init(entity: NSEntityDescription.entity(forEntityName: "Buoy", in: context)!, insertInto: context)
                    self.name = name
                }

                @objc override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
                    super.init(entity: entity, insertInto: context)
                }
            }
            """,
            "Buoy+CoreDataProperties.swift": """
            import CoreData
            import Foundation

            extension Buoy {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<Buoy> { NSFetchRequest<Buoy>(entityName: "Buoy") }
            }

            // MARK: Generated accessors for lamps
            extension Buoy {

                @objc(insertObject:inLampsAtIndex:)
                @NSManaged public func insertIntoLamps(_ value: Buoy, at idx: Int)

                @objc(removeLampsAtIndexes:)
                @NSManaged public func removeFromLamps(at indexes: NSIndexSet)

                @objc(replaceLampsAtIndexes:withLamps:)
                @NSManaged public func replaceLamps(at indexes: NSIndexSet, with values: [Buoy])

                @objc(addLampsObject:)
                @NSManaged public func addToLamps(_ value: Buoy)

                @objc(removeLamps:)
                @NSManaged public func removeFromLamps(_ values: NSOrderedSet)

            }
            """,
            "Widget.swift": """
            import SwiftUI
            import WidgetKit

            struct Widget {}

            @main struct W: SwiftUI.Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: TideProvider()) { _ in Tides(title: "tides").onAppear { log.info("seen") } }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(try target(scratch.folder))
        #expect(result.errors.map(\.message) == [])
    }

    @Test("compiles: views, selectors, observers, passwords and the way to the network in what an app shares (xcode.3, xcode.10, xcode.11)")
    func sharedFiles() async throws {
        let scratch = try Scratch([
            "Entry.swift": Self.entry,
            "Field.swift": """
            import UIKit

            public class Field: UITextField, UITextFieldDelegate {
                private let words = UILabel()
                private var shade: CAGradientLayer!
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setup()
                }
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setup()
                }
                private func setup() {
                    addSubview(words)
                    shade = CAGradientLayer()
                    shade.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                    layer.addSublayer(shade)
                    delegate = self
                    addTarget(self, action: #selector(edited), for: .editingChanged)
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Field.tapped(_:))))
                    NSLayoutConstraint.activate([words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4)])
                }
                public override func layoutSubviews() {
                    super.layoutSubviews()
                    shade?.frame = bounds
                }
                public override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: .init(top: 1, left: 1, bottom: 1, right: 1)) }
                public func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
                @objc private func edited() { setNeedsLayout() }
                @objc private func tapped(_ sender: UITapGestureRecognizer) { becomeFirstResponder() }
            }
            enum Feel { static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() } }
            """,
            "Store.swift": """
            import Foundation

            final class Store: NSObject {
                private var timer: Timer?
                private var watch: NSKeyValueObservation?
                func start() {
                    timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
                    NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: nil, object: nil)
                    watch = UserDefaults.standard.observe(\\.tide, options: [.new]) { _, change in print(change.newValue ?? 0) }
                }
                @objc private func tick() {}
                @objc private func changed(_ note: Notification) {}
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
                ) {}
                func password() -> Data? {
                    var found: CFTypeRef?
                    let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecReturnData: true]
                    return SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess ? found as? Data : nil
                }
                var orders: [NSSortDescriptor] { [NSSortDescriptor(key: "startDate", ascending: false)] }
                deinit { NotificationCenter.default.removeObserver(self) }
            }
            extension UserDefaults { @objc dynamic var tide: Int { integer(forKey: "tide") } }
            """,
            "Way.swift": """
            import CoreMotion
            import MediaPlayer
            import SystemConfiguration

            func isReachable() -> Bool {
                var address = sockaddr(), flags = SCNetworkReachabilityFlags()
                address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
                address.sa_family = sa_family_t(AF_INET)
                guard let way = SCNetworkReachabilityCreateWithAddress(nil, &address) else { return false }
                return SCNetworkReachabilityGetFlags(way, &flags) && flags.contains(.reachable)
            }
            func play() {
                MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "tide"]
                MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
                CMPedometer().queryPedometerData(from: .now, to: .now) { _, error in print(error ?? "none") }
            }
            """,
            "Widget.swift": """
            import SwiftUI
            import WidgetKit

            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: TideProvider()) { _ in Text(verbatim: isReachable() ? "there" : "away") }
                }
            }
            """,
        ])
        defer { scratch.remove() }
        let result = try await WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache).check(try target(scratch.folder))
        #expect(result.errors.map(\.message) == [])
    }

    /// The source of a widget with a provider of `entry`.
    private static let plain = """
        import SwiftUI
        import WidgetKit

        @main struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: TideProvider()) { _ in Text(verbatim: "tide") }
            }
        }
        """
    private static let app = """
        import NobodysModule
        import Foundation

        final class Shop { let clerk = NobodysClerk() }
        """
    private static let helper = """
        import Foundation

        func openShop() -> Shop { Shop() }
        """
    private static let widget = """
        import SwiftUI
        import WidgetKit

        @main struct W: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "W", provider: TideProvider()) { _ in Text(verbatim: "w") }
            }
        }
        """

    @Test("of an app's files in the widget's target is built without those that need what is not here, and says so (xcode.3)")
    func leftOut() async throws {
        let scratch = try Scratch([
            "Tide/Entry.swift": Self.entry, "Tide/Shop.swift": Self.app, "Tide/Helper.swift": Self.helper, "Tide/W.swift": Self.widget,
        ])
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let folder = scratch.folder.appendingPathComponent("Tide")
        _ = try await builder.build(try target(folder))
        let left = try builder.leftOut(of: try target(folder))
        #expect(left.map { $0.file.map { URL(fileURLWithPath: $0).lastPathComponent } } == ["Helper.swift", "Shop.swift"])
        #expect(left.allSatisfy { $0.kind == .leftOut } && left.last?.words.contains("NobodysClerk") == true)
        // Still said where nothing had to be built, on standard error, and no reason to fail.
        let out = scratch.folder.appendingPathComponent("out")
        for _ in 0..<2 {
            let outcome = try await vitrine(["render", folder.path, "--family", "systemSmall", "--out", out.path], scratch)
            #expect(outcome.status == 0 && outcome.output.contains("Shop.swift: it is left out"), "\(outcome.output)")
        }
        // A check shows them as before.
        #expect(try await !builder.check(try target(folder)).errors.isEmpty)
    }

    @Test(
        "is not built where the widget itself needs what is not here, or where an error is the project's own (xcode.3)",
        arguments: [
            ["Widget.swift": "let clerk = Shop().clerk\n"],
            ["Provider.swift": "extension TideProvider { func a() { let b: Int = \"c\" } }\n"],
        ])
    func needed(more: [String: String]) async throws {
        var files = ["Tide/Entry.swift": Self.entry, "Tide/Shop.swift": Self.app, "Tide/Widget.swift": Self.widget]
        for (name, text) in more { files["Tide/\(name)", default: ""] += "\n" + text }
        let scratch = try Scratch(files)
        defer { scratch.remove() }
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let target = try target(scratch.folder.appendingPathComponent("Tide"))
        await #expect {
            _ = try await builder.build(target)
        } throws: { error in
            guard case .notCompiled = error as? BuildError else { return false }
            return true
        }
    }

    @Test("that needs a file left out of its framework is told which, and what that file lacks (xcode.6)")
    func leftOutBelow() async throws {
        let scratch = try Scratch([
            "Tide/Entry.swift": Self.entry,
            "Tide/W.swift": "import Harbour\n" + Self.widget.replacingOccurrences(of: "\"w\"", with: "Pier().name"),
            "Harbour/Pier.swift":
                "import NobodysKit\npublic struct Pier {\n public init() {}\n public var name: String { NobodysName().text }\n}\n",
            "Harbour/Sea.swift": "public let sea = 1\n",
        ])
        defer { scratch.remove() }
        var target = try target(scratch.folder.appendingPathComponent("Tide"))
        let files = ["Pier.swift", "Sea.swift"].map { scratch.folder.appendingPathComponent("Harbour/\($0)") }
        target.modules.append(SourceModule(module: "Harbour", sources: files))
        let builder = WidgetBuilder(sdk: try await WidgetSDK.find(), cache: scratch.cache)
        let error = await #expect(throws: BuildError.self) { _ = try await builder.build(target) }
        let words = error.map { "\($0)" } ?? ""
        #expect(
            words.contains("cannot find 'Pier' in scope, which \(files[0].path) declares; it is left out: cannot find 'NobodysName'"),
            "\(words)")
    }
}
