import Foundation
import InsightsScenes
import Testing
import VitrineWidgetArchive
import WidgetTesting

@testable import InsightsCore

/// What a locked device shows of a shop.
@MainActor @Suite("Insights on a locked device") struct PrivateFiguresTests {
    @Test(
        "true.26: no figure, comparison or chart is in the archive of a locked device, neither drawn nor read aloud", arguments: Scenes.all)
    func hidden(_ scene: InsightsScenes.Scene) throws {
        let surroundings = scene.surroundings
        guard case .metrics(let slots) = scene.state(Locale(identifier: surroundings.locale)).content else { return }
        let locked = InsightsScenes.Scene(
            scene.name, scene.family, surroundings.scheme, surroundings.mode, locale: surroundings.locale, typeSize: surroundings.typeSize,
            isPlaceholder: surroundings.isPlaceholder, isLocked: true, scene.state)
        let open = try scene.draw().view, shut = try locked.draw().view
        let figures = slots.compactMap { slot -> MetricFigures? in
            if case .metric(_, let figures?) = slot { figures } else { nil }
        }
        let words = Set(shut.nodes.compactMap(\.text)), aloud = shut.accessibility.map(\.label).joined(separator: ". ")
        for figure in figures {
            for form in figure.value.all + [figure.comparison?.text].compactMap({ $0 }) {
                #expect(!words.contains { $0.contains(form) && (form.count > 2 || $0 == form) }, "\(form) in \(words)")
                #expect(form.count < 4 || !aloud.contains(form), "\(form) in “\(aloud)”")
            }
        }
        guard !figures.isEmpty, !surroundings.isPlaceholder else { return }
        // The picture is another one, and what is no figure is still there.
        #expect(open.content != shut.content && !aloud.isEmpty)
    }
}
