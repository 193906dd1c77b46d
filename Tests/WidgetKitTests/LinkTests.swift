import Foundation
import SwiftUI
import Testing
import VitrineWidgetArchive
import WidgetKit

@MainActor @Suite("Taps on a widget") struct LinkTests {
    private let link = URL(string: "vitrine-sample://hotel")!  // A constant that is a URL.
    private let whole = URL(string: "vitrine-sample://booking")!  // A constant that is a URL.

    private func widget() -> some Widget {
        TestWidget {
            VStack(spacing: 0) {
                Color.red
                Link(destination: link) { Color.blue }
            }
            .widgetURL(whole)
            .containerBackground(.white, for: .widget)
        }
    }

    @Test("go to the link under them, else to the widget's URL") func target() async throws {
        let view = try await widget().view(.systemMedium)
        #expect(view.tapTarget(at: CGPoint(x: 100, y: 120)) == .open(link))
        #expect(view.tapTarget(at: CGPoint(x: 100, y: 30)) == .open(whole))
        #expect(view.widgetURL == whole)
    }

    @Test("of a view that is made late, because others do not fit, are found, and its container background too") func late() async throws {
        let view = try await TestWidget {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 1_000)
                Color.red.frame(width: 40).widgetURL(whole).containerBackground(.white, for: .widget)
            }
        }.view()
        #expect(view.widgetURL == whole)
        #expect(view.background != nil)
        #expect(view.diagnostics.isEmpty)
    }

    @Test("find links in small widgets, unless the older rule is asked for") func small() async throws {
        #expect(try await widget().view(.systemSmall).taps.count == 1)
        var options = ExtensionService.Options()
        options.linksInSmall = false
        let old = try await widget().view(.systemSmall, options: options)
        #expect(old.taps.isEmpty)
        #expect(old.widgetURL == whole)
        #expect(old.diagnostics.contains { $0.contains("links have no effect in systemSmall") })
    }

    @Test("find no links in circular and inline accessories, and links in the rectangular one") func accessories() async throws {
        #expect(try await widget().view(.accessoryCircular).taps.isEmpty)
        #expect(try await widget().view(.accessoryInline).taps.isEmpty)
        #expect(try await widget().view(.accessoryRectangular).taps.count == 1)
    }

    @Test("on a widget with two URLs are reported, one with none opens the app") func ambiguous() async throws {
        let two = try await TestWidget {
            VStack { Text("a").widgetURL(link) }.widgetURL(whole).containerBackground(.white, for: .widget)
        }.view()
        #expect(two.diagnostics.contains { $0.contains("widgetURL") })
        let none = try await TestWidget { Text("a").widgetURL(nil).containerBackground(.white, for: .widget) }.view()
        #expect(none.widgetURL == nil)
        #expect(none.tapTarget(at: CGPoint(x: 5, y: 5)) == nil)
    }
}
