import Foundation
import SalonScenes
import Testing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@testable import SalonCore

/// What the views say, where they put it and where it leads.
@MainActor @Suite("Views of Salon") struct SalonViewTests {
    private func scene(_ name: String) throws -> SalonScenes.Scene { try #require(Scenes.all.first { $0.name == name }) }

    private func labels(_ name: String) throws -> [String] { try scene(name).draw().view.accessibility.map(\.label) }

    private func links(_ name: String) throws -> [String] {
        try scene(name).draw().view.taps.compactMap { target in
            if case .open(let url) = target.action { url.absoluteString } else { nil }
        }
    }

    @Test("R3.2: every row leads to its appointment, in medium and large")
    func rows() throws {
        #expect(try links("next-medium") == ["a1", "a2", "a3"].map { "salon://event/\($0)" })
        #expect(try links("next-large") == ["a1", "a2", "a3", "a4"].map { "salon://event/\($0)" })
        #expect(try links("under-way-medium") == ["a2", "a3", "a4"].map { "salon://event/\($0)" })
        #expect(try links("last-medium") == ["salon://event/a4"])
        #expect(try scene("next-large").draw().view.widgetURL?.absoluteString == "salon://day/2026-06-12")
    }

    @Test("R3.2: the small tile and the lock screen lead to the next appointment, or to the one under way")
    func whole() throws {
        for (name, link) in [
            ("next-small", "salon://event/a1"), ("under-way-small", "salon://event/a2"), ("empty-small", "salon://day/2026-06-12"),
            ("signed-out-small", "salon://sign-in"), ("next-rectangular-dark-vibrant", "salon://event/a1"),
            ("next-inline-dark-vibrant", "salon://event/a1"), ("next-circular-dark-vibrant", "salon://event/a1"),
            ("signed-out-rectangular-dark-vibrant", "salon://sign-in"),
        ] {
            #expect(try scene(name).draw().view.widgetURL?.absoluteString == link, "\(name)")
        }
        #expect(try scene("unavailable-small").draw().view.widgetURL == nil)
    }

    @Test("Signed out, the button and all of the tile lead to signing in")
    func signedOut() throws {
        for size in ["medium", "large"] {
            #expect(try links("signed-out-\(size)") == ["salon://sign-in"])
            #expect(try scene("signed-out-\(size)").draw().view.widgetURL?.absoluteString == "salon://sign-in")
        }
    }

    /// The words of a picture as they are drawn, and as they are read aloud.
    private func said(_ name: String) throws -> (drawn: [String], aloud: String) {
        let view = try scene(name).draw().view
        return (view.nodes.compactMap(\.text), view.accessibility.map(\.label).joined(separator: ". "))
    }

    @Test("true.24: every family says how old its copy is, drawn and aloud, in the same words")
    func age() throws {
        for (name, words) in [
            ("stale-small", "as of 09:12"), ("stale-medium", "as of 09:12"), ("stale-large", "as of 09:12"),
            ("stale-small-dark", "as of 09:12"),
            ("stale-circular-dark-vibrant", "as of 09:48"), ("stale-rectangular-dark-vibrant", "as of 09:48"),
            ("stale-inline-dark-vibrant", "as of 09:48"), ("stale-under-way-circular-dark-vibrant", "as of 09:48"),
            ("stale-empty-circular-dark-vibrant", "as of 09:48"), ("stale-empty-rectangular-dark-vibrant", "as of 09:48"),
            ("stale-empty-inline-dark-vibrant", "as of 09:48"), ("stale-empty-small", "as of 09:12"), ("stale-over-medium", "as of 09:12"),
            ("stale-since-yesterday-small", "as of Thu 21:40"), ("stale-medium-accessibility3", "as of Thu 21:40"),
            ("stale-small-accessibility5", "as of Thu 21:40"), ("elsewhere-stale-circular-dark-vibrant", "as of Thu 21:40"),
            ("elsewhere-stale-small-de-accessibility3", "Stand Do 21:40"),
        ] {
            let said = try said(name)
            #expect(said.drawn.contains { $0.contains(words) } && said.aloud.contains(words), "\(name): \(said)")
        }
    }

    @Test(
        "true.26: where the device's clock shows another time every family says whose times it has",
        arguments: Scenes.all.filter { $0.name.hasPrefix("elsewhere") })
    func zone(_ scene: SalonScenes.Scene) throws {
        let isGerman = scene.surroundings.locale == "de_DE"
        let words = isGerman ? "Ortszeit Rom" : "Rome time", short = isGerman ? "Rom" : "Rome"
        let said = try said(scene.name), isStale = scene.name.hasPrefix("elsewhere-stale") || scene.name.hasPrefix("elsewhere-empty")
        switch scene.family {
        // One line is read as it is drawn; an age that is long leaves no room for more.
        case .accessoryInline: #expect(isStale || said.drawn.contains { $0.contains(short) }, "\(said)")
        // Beside an age there may be room for the city only.
        case .accessoryCircular, .accessoryRectangular:
            #expect(said.drawn.contains { $0.contains(isStale ? short : words) } && said.aloud.contains(words), "\(said)")
        default: #expect(said.drawn.contains { $0.contains(words) } && said.aloud.contains(words), "\(said)")
        }
        #expect(try !self.said("next-small").aloud.contains("Rome"))
    }

    @Test("true.26: with the largest but two letters a medium tile without appointments today shows the next one")
    func nextAtAccessibility3() throws {
        for (name, words) in [
            ("empty-medium-de-accessibility3", "Nächster: Sa 09:30"), ("stale-empty-medium-accessibility3", "Next: Sat 09:30"),
            ("elsewhere-empty-medium-de-accessibility3", "Nächster: Sa 09:30"),
        ] {
            let drawn = try said(name).drawn
            #expect(drawn.contains { $0.contains(words) }, "\(name): \(drawn)")
        }
    }

    @Test("R3.15: nothing in a tile changes anything: every tap opens a link", arguments: Scenes.all)
    func readOnly(_ scene: SalonScenes.Scene) throws {
        for target in try scene.draw().view.taps {
            guard case .open = target.action else {
                Issue.record("\(scene.name): \(target.action)")
                continue
            }
        }
    }

    @Test("A tile reads as sentences; what has links of its own, row by row")
    func sentences() throws {
        func plain(_ name: String) throws -> [String] {
            try labels(name).map { $0.replacingOccurrences(of: "\u{2009}", with: " ") }
        }
        #expect(
            try plain("next-small") == ["Friday 12 June. 4 left today. until 18:00. 13:30 – 14:15: Chiara M., Cut and finish"])
        #expect(try plain("under-way-small").first?.hasSuffix("Now, until 16:00: Ana R., Balayage") == true)
        #expect(
            try plain("next-medium") == [
                "Friday 12 June. 4 left today. until 18:00", "13:30 – 14:15: Chiara M., Cut and finish", "14:30 – 16:00: Ana R., Balayage",
                "16:15 – 16:45: Sofia L., Brow shape",
            ])
        #expect(try plain("empty-medium").last == "Friday 12 June. All clear today. Next: Sat 09:30")
        #expect(try plain("signed-out-large") == ["Signed out. Sign in to see your appointments."])
        #expect(try plain("stale-small").first?.contains("as of 09:12") == true)
        for size in ["small", "medium", "large"] {
            #expect(try plain("stale-empty-\(size)").contains { $0.contains("as of 09:12") }, "\(size)")
        }
    }

    @Test(
        "On a locked device no name is in the archive, neither drawn nor read aloud",
        arguments: Scenes.all.filter { $0.name.hasSuffix("locked") })
    func hidden(_ scene: SalonScenes.Scene) throws {
        let view = try scene.draw().view
        let all = view.nodes.compactMap(\.text) + view.accessibility.map(\.label)
        for name in ["Chiara", "Ana R", "Sofia", "Jonas", "Balayage", "Cut and"] {
            #expect(!all.contains { $0.contains(name) }, "\(scene.name): \(all.filter { $0.contains(name) })")
        }
        #expect(scene.name.hasPrefix("empty") || all.contains { $0.contains("13:30") || $0.contains("16:00") })
    }

    @Test("The placeholder says nothing of anybody")
    func placeholder() throws {
        for size in ["small", "medium", "large"] {
            #expect(try !labels("placeholder-\(size)").joined().contains("Chiara"))
        }
    }

    @Test(
        "No word or figure leaves its tile, on any screen",
        arguments: Scenes.all.filter { $0.surroundings.scheme == .light && $0.surroundings.mode == .fullColor })
    func within(_ scene: SalonScenes.Scene) throws {
        for device in [Device.standard, Device.named("iPhone SE 1"), Device.named("iPad mini 6")].compactMap({ $0 }) {
            guard let size = device.size(of: scene.family) else { continue }
            let tile = CGRect(x: 0, y: 0, width: size.width, height: size.height).insetBy(dx: -0.5, dy: -0.5)
            for node in try scene.draw(on: device).view.nodes where node.text?.isEmpty == false {
                #expect(tile.contains(node.frame), "\(device.name): “\(node.text ?? "")” \(node.frame)")
            }
        }
    }

    @Test("With larger letters what is done goes first, then rows; each that is left leads to its appointment")
    func largeType() throws {
        func texts(_ name: String) throws -> [String] { try scene(name).draw().view.nodes.compactMap(\.text) }
        for (size, medium) in [("xxxLarge", 3), ("accessibility1", 2), ("accessibility3", 2), ("accessibility5", 1)] {
            #expect(try links("next-medium-\(size)") == ["a1", "a2", "a3"].prefix(medium).map { "salon://event/\($0)" }, "\(size)")
            #expect(try links("next-large-\(size)") == ["a1", "a2", "a3", "a4"].map { "salon://event/\($0)" }, "\(size)")
            for family in ["small", "medium", "large"] {
                let shown = try texts("next-\(family)-\(size)")
                #expect(shown.contains("Chiara") || shown.contains("Chiara M."), "\(family) \(size): \(shown)")
                // How old a copy is has to be said.
                #expect(try texts("stale-\(family)-\(size)").contains { $0.contains("21:40") }, "\(family) \(size)")
            }
        }
        #expect(try texts("next-large-accessibility1").contains("Balayage"))
        #expect(try !texts("next-large-accessibility5").contains("Balayage"))
        #expect(try !texts("next-medium-accessibility1").contains("Balayage"))
        #expect(try !texts("next-small-accessibility3").contains("Cut and finish"))
    }

    @Test("The week begins on the locale's first day")
    func week() {
        func first(_ locale: String) -> String? {
            let day = DaySheet(
                [], now: SampleAppointments.at(12), locale: Locale(identifier: locale), timeZone: SampleAppointments.zone)
            return day.week.first?.number
        }
        #expect(first("en_GB") == "8" && first("en_US") == "7" && first("ar_EG") == "٦" && first("de_DE") == "8")
    }
}
