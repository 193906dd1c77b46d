import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("ViewThatFits makes what it has to") struct ViewThatFitsTests {
    /// Widths of the candidates that were made, in that order.
    @MainActor private final class Made {
        var widths: [CGFloat] = []
    }

    private struct Candidate: View {
        let width: CGFloat
        let made: Made

        var body: some View {
            made.widths.append(width)
            return Color.red.frame(width: width, height: 10)
        }
    }

    /// The forms in which a source may name its candidates.
    enum Form: CaseIterable {
        case listed, each, grouped, branched, nested
    }

    private static let widths: [CGFloat] = [300, 200, 80, 40, 20]

    private func view(_ form: Form, _ made: Made) -> AnyView {
        func candidate(_ width: CGFloat) -> Candidate { Candidate(width: width, made: made) }
        switch form {
        case .listed:
            return AnyView(
                ViewThatFits(in: .horizontal) {
                    candidate(300)
                    candidate(200)
                    candidate(80)
                    candidate(40)
                    candidate(20)
                })
        case .each:
            return AnyView(ViewThatFits(in: .horizontal) { ForEach(Self.widths, id: \.self) { candidate($0) } })
        case .grouped:
            return AnyView(
                ViewThatFits(in: .horizontal) {
                    EmptyView()
                    Group {
                        candidate(300)
                        candidate(200)
                    }
                    ForEach(Self.widths.dropFirst(2), id: \.self) { candidate($0) }
                })
        case .branched:
            return AnyView(
                ViewThatFits(in: .horizontal) {
                    if made.widths.isEmpty { candidate(300) }
                    if made.widths.isEmpty {
                        candidate(200)
                        candidate(80)
                    } else {
                        candidate(1)
                    }
                    candidate(40)
                    candidate(20)
                })
        case .nested:
            return AnyView(
                ViewThatFits(in: .horizontal) {
                    ViewThatFits(in: .horizontal) {
                        candidate(300)
                        candidate(200)
                    }
                    ForEach(Self.widths.dropFirst(2), id: \.self) { candidate($0) }
                })
        }
    }

    @Test("a candidate behind the first that fits is never made", arguments: Form.allCases) func lazy(_ form: Form) {
        let made = Made()
        let picture = Render.fitting(view(form, made), 100, 10)
        #expect(picture.frames("Color").map(\.width) == [80])
        // The ideal of an inner one is that of its first candidate.
        #expect(made.widths == (form == .nested ? [300, 80] : [300, 200, 80]))
    }

    @Test("where none fits, all are made and the last one is drawn", arguments: Form.allCases) func none(_ form: Form) {
        let made = Made()
        #expect(Render.fitting(view(form, made), 5, 10).frames("Color").map(\.width) == [20])
        #expect(made.widths == (form == .nested ? [300, 80, 40, 20] : Self.widths))
    }

    @Test("no candidate at all takes no place") func empty() {
        let view = HStack(spacing: 8) {
            ViewThatFits {
                ForEach([Int](), id: \.self) { Text("\($0)") }
                EmptyView()
            }
            Color.red.frame(width: 20, height: 20)
        }
        #expect(Render.fitting(view).contentSize == CGSize(width: 20, height: 20))
    }
}
