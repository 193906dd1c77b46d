import Foundation
import SwiftUI
import WidgetKit

/// A tile's lines for people who read large type: as large as they asked for, or as the tile allows. Nothing is cut; what has no room goes,
/// the least important first.
struct LargeTypeLines: View {
    /// A line with its rank.
    struct Line {
        /// The line's rank: 0 stays whatever happens, rather at a smaller size; a greater one goes before a smaller one.
        let rank: Int
        /// Points to what stands above it.
        let gap: CGFloat
        let content: AnyView

        init(_ rank: Int, gap: CGFloat = 0, @ViewBuilder _ content: () -> some View) {
            self.rank = rank
            self.gap = gap
            self.content = AnyView(content())
        }
    }

    /// Sets of lines that say the same, the best first.
    let layouts: [[Line]]
    let margins: EdgeInsets
    @Environment(\.dynamicTypeSize) private var asked

    var body: some View {
        ViewThatFits {
            ForEach(candidates.indices, id: \.self) { index in
                let candidate = candidates[index]
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(candidate.lines.indices, id: \.self) { line in
                        candidate.lines[line].content.padding(.top, line == 0 ? 0 : candidate.lines[line].gap)
                    }
                }
                .dynamicTypeSize(candidate.size)
                .padding(margins)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private struct Candidate {
        let size: DynamicTypeSize
        let lines: [Line]
    }

    /// The largest type first; of one size the most lines first.
    private var candidates: [Candidate] {
        let sizes = DynamicTypeSize.allCases.filter { $0 <= asked && $0 >= .large }
        return sizes.reversed().flatMap { (size: DynamicTypeSize) -> [Candidate] in
            layouts.flatMap { (lines: [Line]) -> [Candidate] in
                let ranks = Set(lines.map(\.rank)).union([0]).sorted(by: >)
                return ranks.map { rank in Candidate(size: size, lines: lines.filter { $0.rank <= rank }) }
            }
        }
    }
}

extension WidgetFamily {
    /// The largest type that the tiles are drawn for as they stand on their boards; beyond it there are fewer and larger words.
    var largestBoardType: DynamicTypeSize { self == .systemLarge ? .xxLarge : .xLarge }
}

/// A text in as many lines as its width makes of it, none of its words broken.
struct WrappedText: View {
    let text: String
    let font: Font
    /// The width in points.
    let width: CGFloat

    var body: some View {
        ZStack(alignment: .leading) {
            // Asks for the room of the longest word: where it has not that, a smaller type does.
            Text(verbatim: longestWord).font(font).lineLimit(1).fixedSize().frame(height: 0).hidden().accessibilityHidden(true)
            Text(verbatim: text).font(font).fixedSize(horizontal: false, vertical: true).frame(width: width, alignment: .leading)
        }
    }

    private var longestWord: String {
        text.components(separatedBy: .whitespaces).max { $0.count < $1.count } ?? text
    }
}
