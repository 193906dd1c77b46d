import Foundation
import Testing
import VitrineWidgetArchive
import WidgetKit

@testable import InsightsCore

@Suite("Older versions, and sizes") struct MigrationTests {
    @Test("R4.107, R4.108: only a watch extension on watchOS 9 takes complications from ClockKit, and a migration keeps them")
    func complications() {
        for watchOS in 7...12 {
            for hasExtension in [false, true] {
                for hasLockScreen in [false, true] {
                    for migrates in [false, true] {
                        let outcome = ComplicationSupport.outcome(
                            watchOS: watchOS, hasWatchWidgetExtension: hasExtension, hasLockScreenWidgets: hasLockScreen, migrates: migrates
                        )
                        let expected: ComplicationSupport = hasExtension && watchOS >= 9 ? (migrates ? .migrated : .lost) : .clockKit
                        #expect(outcome == expected)
                    }
                }
            }
        }
    }

    @Test("R4.109, R4.110, R4.111: what becomes of a placed widget")
    func kinds() {
        let old = KindMigration.Shape(families: ["small"], intent: nil)
        let new = KindMigration.Shape(families: ["small", "medium", "large"], intent: "Insights")
        #expect(KindMigration.outcome(family: "small", old: old, new: nil) == .gone)
        #expect(KindMigration.outcome(family: "small", old: old, new: new) == .blank)
        #expect(KindMigration.outcome(family: "small", old: old, new: old, isRetired: true) == .retired)
        #expect(KindMigration.outcome(family: "small", old: old, new: old) == .kept)
        #expect(KindMigration.outcome(family: "large", old: new, new: old) == .blank)
    }

    @Test("R4.89: previews have the sizes that the system gives widgets, of every screen")
    func sizes() {
        var known: Set<String> = []
        for device in Device.all {
            for (family, size) in device.sizes where family != .systemExtraLarge {
                known.insert("\(device.screen.width)×\(device.screen.height) \(family.rawValue) \(size.width)×\(size.height)")
            }
        }
        let ours = WidgetSize.all.map {
            "\($0.screen.width)×\($0.screen.height) \($0.family) \($0.size.width)×\($0.size.height)"
        }
        #expect(Set(ours) == known, "\(Set(ours).symmetricDifference(known).sorted())")
        #expect(Set(ours).count == ours.count)
    }

    @Test("R4.111: links are read as they were made, and others are not")
    func links() throws {
        for link in [InsightsLink.home, .help, .metrics(shop: "1001", range: .last7Days)] { #expect(InsightsLink(link.url) == link) }
        for text in [
            "insights://shop/1001", "insights://shop/../x?range=today", "insights://shop/1001?range=ever", "other://home", "insights://x",
            "insights://shop/\(String(repeating: "1", count: 41))?range=today",
        ] {
            #expect(InsightsLink(try #require(URL(string: text))) == nil, "\(text)")
        }
        #expect(WidgetState(.retired).link == InsightsLink.help.url)
    }
}
