import Foundation
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

/// What is found when an extension is started and asked.
@Suite("Doctor with real processes", .serialized, .timeLimit(.minutes(5)))
struct ExtensionDoctorTests {
    @Test("each widget that would stay blank is found, with its code; those that are well are not") func report() async throws {
        var probe = try Probe()
        probe.configuration.duplicateProviderCalls = 1
        probe.configuration.limits.answer = .seconds(2)
        let report = try await ExtensionDoctor(probe.extensionBundle, app: Probe.app, configuration: probe.configuration)
            .report(at: midnight)
        func codes(_ kind: String) -> Set<CauseCode> {
            Set(report.findings.filter { $0.kind == kind && $0.severity == .error }.map(\.code))
        }
        #expect(codes("Fine") == [] && codes("Twice") == [])
        #expect(codes("Crash") == [.extensionDied] && codes("Hang") == [.timedOut] && codes("Memory") == [.memoryLimit])
        #expect(codes("Endless") == [.endlessWork] && codes("Silent") == [.timedOut])
        #expect(codes("OutOfRange") == [.noPlaceholder, .extensionDied])
        // 15 MB are allowed, and twice 15 are not.
        #expect(codes("Hoarder") == [] && codes("Needy") == [.concurrentCalls])
        #expect(codes("Nothing") == [.noEntries] && codes("Blank") == [.drawsNothing] && codes("Forgetful") == [.providerError])
        #expect(codes("Vast") == [.imageTooLarge])
        #expect(report.findings.contains { $0.kind == "Orphan" && $0.code == .noHandler })
        #expect(!report.findings.contains { $0.kind == "Journey" && $0.code == .noHandler })
        #expect(!report.isHealthy && report.findings.allSatisfy { $0.app == Probe.app && !$0.words.isEmpty })
        #expect(report.widgets.first { $0.kind == "Fine" }?.families == [.systemSmall, .systemMedium])
    }

    @Test("true.34: what a picture says of itself, what nobody could read, and a group that may not be used are findings")
    func pictures() async throws {
        var probe = try Probe()
        probe.configuration.limits.answer = .seconds(2)
        let report = try await ExtensionDoctor(probe.extensionBundle, app: Probe.app, configuration: probe.configuration)
            .report(at: midnight)
        func found(_ kind: String) -> [CauseCode] { report.findings.filter { $0.kind == kind }.map(\.code) }
        #expect(found("Bare") == [.noContainerBackground])
        #expect(report.findings.first { $0.kind == "Bare" }?.severity == .error)
        let tinted = try #require(report.findings.first { $0.kind == "Colourful" && $0.code == .noContainerBackground })
        #expect(tinted.severity == .warning && tinted.words.hasPrefix("On a tinted home screen: "), "\(tinted.words)")
        #expect(Set(found("Sloppy")) == [.missingImage, .unknownSymbol, .notDrawn, .whiteOnWhite], "\(found("Sloppy"))")
        let white = try #require(report.findings.first { $0.code == .whiteOnWhite && $0.kind == "Sloppy" })
        #expect(white.severity == .warning && white.words.contains("“first”"), "\(white.words)")
        #expect(!found("Fine").contains(.whiteOnWhite))
        let groups = report.findings.filter { $0.code == .groupNotEntitled }
        #expect(
            groups.map(\.words)
                == ["group.com.vitrine.defaults", "group.com.vitrine.stranger"].map {
                    "The extension asks for \($0), and its entitlements do not name it."
                })
        #expect(groups.allSatisfy { $0.file?.hasSuffix(ExtensionBundle.entitlements) == true })
    }

    @Test("an extension that only babbles is found by its placeholder and its timeline") func babbler() async throws {
        let probe = try Probe(babbling: true)
        let report = try await ExtensionDoctor(probe.extensionBundle, app: nil, configuration: probe.configuration).report(at: midnight)
        #expect(report.findings.filter { $0.severity == .error }.map(\.code) == [.noPlaceholder, .undecodableAnswer])
    }

    @Test("kinds that two widgets share, no widget at all, and sizes that no device has are found") func descriptions() {
        func widget(_ kind: String, _ families: [WidgetFamilyName]) -> ExtensionDescription.Widget {
            .init(
                kind: kind, displayName: nil, description: nil, families: families, contentMarginsDisabled: false,
                containerBackgroundRemovable: true)
        }
        func codes(_ widgets: [ExtensionDescription.Widget]) -> [CauseCode] {
            DoctorFinding.of(widgets, on: .standard, app: nil, extension: "x").map(\.code)
        }
        #expect(codes([]) == [.noWidgets])
        // It may have Live Activities or controls, which are no fault.
        #expect(DoctorFinding.of([], on: .standard, app: nil, extension: "x").map(\.severity) == [.warning])
        #expect(codes([widget("a", [.systemSmall]), widget("b", [.systemSmall]), widget("a", [.systemLarge])]) == [.duplicateKind])
        #expect(codes([widget("a", [.systemExtraLarge])]) == [.noFamilies] && codes([widget("a", [])]) == [.noFamilies])
    }

    @Test("xcode.9: what is hidden is looked for where a picture is, and a text outside of its tile is none") func outside() {
        let bitmap = Bitmap(width: 4, height: 4)
        for frame in [CGRect(x: 40, y: 1, width: 2, height: 2), CGRect(x: -9, y: -9, width: 2, height: 2), .null, .zero] {
            #expect(!bitmap.isPlain(in: frame))
        }
    }

    @Test("xcode.9: a timeline that asks again at once, or has more entries than iOS bears, is found; one that plans ahead is not")
    func plans() throws {
        let probe = try Probe()
        let doctor = ExtensionDoctor(probe.extensionBundle, app: nil, configuration: probe.configuration)
        let widget = ExtensionDescription.Widget(
            kind: "a", displayName: nil, description: nil, families: [.systemSmall], contentMarginsDisabled: false,
            containerBackgroundRemovable: true)
        func found(_ policy: ReloadPolicy, _ seconds: [Double]) -> [String] {
            let entries = seconds.map { ArchivedEntry(date: midnight.addingTimeInterval($0), relevance: nil, variants: []) }
            let timeline = ArchivedTimeline(kind: "a", family: .systemSmall, entries: entries, policy: policy)
            return doctor.plans(timeline, widget, .systemSmall, at: midnight).map { "\($0.severity) \($0.code.rawValue): \($0.words)" }
        }
        #expect(
            found(.atEnd, [0]) == [
                "warning refreshes-too-soon: After its last entry it asks for the next timeline at once."
            ])
        #expect(
            found(.after(midnight.addingTimeInterval(60)), [0, 3600]) == [
                "warning refreshes-too-soon: Its policy asks for the next timeline 60 s from now."
            ])
        #expect(found(.atEnd, [0, 300]) == [] && found(.after(midnight.addingTimeInterval(900)), [0]) == [] && found(.never, [0]) == [])
        #expect(found(.never, Array(repeating: 0, count: 401)) == ["warning too-many-entries: The timeline has 401 entries."])
    }

    @Test("xcode.9: a timer that counts up after its end is found; one that an entry or the next timeline follows is not")
    func timers() {
        let later = midnight.addingTimeInterval(600)
        func timeline(_ style: LiveDate.Style, _ seconds: [Double] = [0]) -> ArchivedTimeline {
            let text = LiveText(
                pieces: [
                    .init(
                        TextSpan("10:00", font: FontDescription(size: 17), paint: .color(.black)),
                        date: LiveDate(style, locale: "en_US", timeZone: "GMT"))
                ], paragraph: TextParagraph(spans: []), frame: .zero, scale: 1, items: [])
            let view = ArchivedView(
                environment: RenderEnvironment(), content: DisplayList(size: CGSize(width: 100, height: 100), items: [.liveText(text)]))
            let entries = seconds.map { ArchivedEntry(date: midnight.addingTimeInterval($0), relevance: nil, variants: [view]) }
            return ArchivedTimeline(kind: "a", family: .systemSmall, entries: entries, policy: .never)
        }
        #expect(timeline(.timer(later)).timerEndWithoutEntry(next: nil) == later)
        #expect(timeline(.timer(later), [0, 300]).timerEndWithoutEntry(next: later.addingTimeInterval(60)) == later)
        #expect(timeline(.timer(later), [0, 600]).timerEndWithoutEntry(next: nil) == nil)
        #expect(timeline(.timer(later)).timerEndWithoutEntry(next: later) == nil)
        #expect(timeline(.timer(midnight)).timerEndWithoutEntry(next: nil) == nil)
        #expect(timeline(.relative(later)).timerEndWithoutEntry(next: nil) == nil)
    }

    @Test("xcode.9: an item that is gone is none of those that are there, and is written as they are") func gone() {
        #expect(ExtensionDoctor.goneIdentifier(beside: ["3", "12"]) == "13")
        #expect(ExtensionDoctor.goneIdentifier(beside: ["lugano", "bern"]).hasPrefix("lugano-"))
        #expect(UUID(uuidString: ExtensionDoctor.goneIdentifier(beside: [UUID().uuidString])) != nil)
        #expect(UUID(uuidString: ExtensionDoctor.goneIdentifier(beside: [])) != nil)
    }

    @Test("a home screen tells its own tiles' causes, and broken apps beside sound ones") func home() async throws {
        var probe = try Probe()
        probe.configuration.attempts = 1
        let broken = probe.state.bundles(of: "com.example.broken").appendingPathComponent("Broken.app/Info.plist")
        try FileManager.default.createDirectory(at: broken.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("not a list".utf8).write(to: broken)
        try await probe.withHost { host in
            let id = try await host.place(kind: "Nothing", family: .systemSmall)
            let fine = try await host.place(kind: "Fine", family: .systemSmall)
            await host.settle()
            let report = await host.doctor()
            #expect(report.findings.contains { $0.code == .unreadablePropertyList && $0.file == broken.path })
            #expect(report.findings.contains { $0.code == .noEntries && $0.tile == id && $0.kind == "Nothing" })
            #expect(report.findings.contains { $0.code == .noHandler && $0.kind == "Orphan" })
            #expect(!report.findings.contains { $0.tile == fine })
            #expect(report.widgets.contains { $0.kind == "Fine" })
        }
    }

    @Test("the gallery says of every size that is not offered why, and shows the others by their own snapshot") func gallery() async throws
    {
        let probe = try Probe()
        try await probe.withHost { host in
            let offer = try #require(await host.offered().first { $0.kind == "Fine" })
            let refusals = Dictionary(uniqueKeysWithValues: offer.refusals.map { ($0.family, $0.code) })
            #expect(refusals[.systemLarge] == .unsupportedFamily && refusals[.systemSmall] == nil)
            #expect(Set(offer.families).union(refusals.keys) == Set(WidgetFamilyName.allCases))
            // true.31: in words for people, the same for every size that is missing for the same reason.
            #expect(Set(offer.refusals.filter { $0.code == .unsupportedFamily }.map(\.words)).count == 1)
            #expect(offer.refusals.allSatisfy { !$0.words.contains("system") && !$0.words.contains("accessory") })
            #expect(offer.refusals.allSatisfy { $0.href == "/causes.html#\($0.code.rawValue)" && $0.words.hasSuffix(".") })

            let small = try await host.galleryPicture(of: "Fine", family: .systemSmall, scheme: .light, scale: 1)
            #expect(small.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(try await host.galleryPicture(of: "Fine", family: .systemSmall, scheme: .light, scale: 1) == small)
            #expect(try await host.galleryPicture(of: "Fine", family: .systemMedium, scheme: .light, scale: 1) != small)
            // Nothing is placed and nothing is spent for it.
            let state = await host.state()
            #expect(state.tiles.isEmpty && state.lines(.granted).isEmpty)
            await #expect(throws: HostError.self) {
                _ = try await host.galleryPicture(of: "Fine", family: .systemLarge, scheme: .light, scale: 1)
            }
            await #expect(throws: HostError.self) {
                _ = try await host.galleryPicture(of: "Nobody", family: .systemSmall, scheme: .light, scale: 1)
            }
            await #expect(throws: HostError.badScale(9)) {
                _ = try await host.galleryPicture(of: "Fine", family: .systemSmall, scheme: .light, scale: 9)
            }
        }
    }
}
