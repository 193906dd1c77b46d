import SwiftUI
import Testing

@MainActor @Suite("Grids") struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("a column is as wide as its widest cell, a row as high as its highest")
    func hugging() {
        let view = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            GridRow {
                box(10, 10)
                box(30, 20)
            }
            GridRow {
                box(20, 5)
                box(6, 6)
            }
        }
        let picture = Render.fitting(view, 200, 200)
        #expect(picture.contentSize == CGSize(width: 54, height: 28))
        #expect(
            picture.frames("Color") == [
                CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 24, y: 0, width: 30, height: 20),
                CGRect(x: 0, y: 22.5, width: 20, height: 5), CGRect(x: 36, y: 22, width: 6, height: 6),
            ])
        #expect(Render.fitting(view).contentSize == CGSize(width: 54, height: 28))
    }

    @Test("gaps are eight between figures, and by leading between texts")
    func gaps() {
        let view = Grid {
            GridRow {
                box(10, 10)
                box(10, 10)
            }
            GridRow { Text("A") }
            GridRow { Text("B") }
        }
        let picture = Render.fitting(view)
        #expect(picture.frames("Color")[1].minX - picture.frames("Color")[0].maxX >= 8)
        let texts = picture.frames("Text")
        #expect(abs(texts[1].minY - texts[0].maxY - 2) < 0.001)
    }

    @Test("a cell that takes all makes its column take what the others leave")
    func flexibleColumn() {
        let view = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
            GridRow {
                box(30, 10)
                Color.green.frame(height: 10)
            }
            GridRow {
                box(20, 10)
                box(10, 10)
            }
        }
        let picture = Render.fitting(view, 100, 100)
        #expect(picture.contentSize == CGSize(width: 100, height: 20))
        #expect(picture.frames("Color")[1] == CGRect(x: 40, y: 0, width: 60, height: 10))
        #expect(picture.frames("Color")[3].minX == 65)
    }

    /// The table of a picture by Apple's renderer (gonzalezreal/swift-markdown-ui): in 343 points its columns are 79.5, 84, 75.5 and 80 wide.
    @Test("picture.9: columns with words too long for their share have the same share, and each is as wide as its wrapped words")
    func wrappedColumns() {
        let titles = ["Default", "Leading", "Center", "Trailing"]
        let table = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow { ForEach(titles, id: \.self) { Text($0).font(.system(size: 16, weight: .semibold)).padding(.horizontal, 12) } }
            GridRow { ForEach(titles, id: \.self) { _ in Text("git status").font(.system(size: 16)).padding(.horizontal, 12) } }
        }.fixedSize(horizontal: false, vertical: true)
        let picture = Render.fitting(table, 341, nil, environment: Render.environment(scale: 2))
        #expect(abs(picture.contentSize.width - 322) < 2, "\(picture.contentSize)")
        #expect(picture.frames("Text").suffix(4).allSatisfy { $0.width < 55 && $0.height > 38 })
    }

    @Test("a divider across the grid makes it fill its place, and does not where it is unsized")
    func divider() {
        func grid<D: View>(_ divider: D) -> some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(40, 10)
                }
                divider
            }
        }
        let wide = Render.fitting(grid(Divider()), 100, 100)
        #expect(wide.contentSize.width == 100)
        // Both columns grow alike by half of what is left.
        #expect(wide.frames("Color").map(\.minX) == [10, 50])
        let tight = Render.fitting(grid(Divider().gridCellUnsizedAxes(.horizontal)), 100, 100)
        #expect(tight.contentSize.width == 60)
        #expect(tight.frame("Divider").width == 60)
    }

    @Test("an unsized cell has its share of the room, and its column none of it: a picture of iOS 26")
    func unsizedShare() {
        let view = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                ForEach(0..<6) { _ in box(20, 10) }
            }
            GridRow {
                box(30, 10)
                ForEach(0..<6) { _ in Rectangle().frame(height: 32) }
            }
        }
        let picture = Render.fitting(view, 361, 288)
        // kasianov-mikhail/scout's heat map: columns of 48.14 points behind one of 30, 342.9 in all of 361.
        #expect(abs(picture.contentSize.width - (30 + 6 * (361 - 24) / 7.0 + 24)) < 0.01)
        #expect(picture.frames("Rectangle").allSatisfy { abs($0.width - 337 / 7.0) < 0.01 })
    }

    @Test("a cell lies across several columns and widens them when it has to")
    func spanning() {
        let view = Grid(horizontalSpacing: 2, verticalSpacing: 0) {
            GridRow {
                box(10, 10)
                box(10, 10)
                box(10, 10)
            }
            GridRow {
                box(30, 10).gridCellColumns(2)
                box(5, 10)
            }
        }
        let picture = Render.fitting(view)
        #expect(picture.contentSize.width == 42)
        // 30 over 10 + 2 + 10: each of the two columns is 4 points wider.
        #expect(picture.frames("Color").map(\.minX) == [2, 18, 32, 0, 34.5])
    }

    @Test("cells stand by their anchor, their column, their row, then the grid")
    func alignments() {
        let view = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .top) {
                box(10, 10)
                box(40, 40)
                box(40, 40)
            }
            GridRow {
                box(40, 40)
                box(10, 10).gridColumnAlignment(.leading)
                box(10, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
            }
        }
        let frames = Render.fitting(view).frames("Color")
        #expect(frames[0].origin == CGPoint(x: 30, y: 0))
        #expect(frames[4].origin == CGPoint(x: 40, y: 70))
        #expect(frames[5].origin == CGPoint(x: 95, y: 40))
    }

    @Test("baselines of a row meet")
    func baselines() {
        let view = Grid(alignment: .leadingFirstTextBaseline, verticalSpacing: 0) {
            GridRow {
                Text("Large").font(.largeTitle)
                Text("small").font(.caption)
            }
        }
        let texts = Render.fitting(view).frames("Text")
        #expect(texts[1].minY > 15)
        #expect(texts[1].maxY < texts[0].maxY)
    }

    @Test("a grid mirrors from right to left")
    func mirrored() {
        let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10, 10)
                box(20, 10)
            }
            GridRow { box(4, 10) }
        }
        let frames = Render.fitting(view, environment: Render.environment(direction: .rightToLeft)).frames("Color")
        #expect(frames.map(\.minX) == [20, 0, 26])
    }

    @Test("a grid works as a layout of unknown type, and rows outside of it fall apart")
    func erased() {
        let rows = Group {
            GridRow {
                box(10, 10)
                box(20, 10)
            }
            GridRow { box(30, 10) }
        }
        let view = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))({ rows })
        #expect(Render.fitting(view).contentSize == CGSize(width: 50, height: 20))
        #expect(Render.fitting(VStack(spacing: 0) { rows }).contentSize == CGSize(width: 30, height: 30))
    }

    // MARK: Lazy grids

    @Test("fixed, flexible and adaptive columns share the width as objc.io measured it")
    func lazyColumns() {
        func widths(_ columns: [GridItem], _ width: CGFloat, cells: Int = 4) -> [CGFloat] {
            let view = LazyVGrid(columns: columns) { ForEach(0..<cells, id: \.self) { _ in Color.red.frame(height: 10) } }
            return Render.fitting(view, width, nil).frames("Color").map(\.width)
        }
        #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200, cells: 3) == [70, 57, 57])
        #expect(widths([GridItem(.flexible()), GridItem(.flexible())], 100, cells: 2) == [46, 46])
        #expect(widths([GridItem(.flexible(minimum: 60), spacing: 0), GridItem(.flexible())], 100, cells: 2) == [60, 40])
        #expect(widths([GridItem(.adaptive(minimum: 30), spacing: 5)], 100, cells: 4) == [30, 30, 30, 30])
        #expect(widths([GridItem(.adaptive(minimum: 30, maximum: 20), spacing: 5)], 100, cells: 2) == [20, 20])
    }

    @Test("lines follow one another with gaps of eight; cells stand in their lane by its alignment")
    func lazyLines() {
        let view = LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0, alignment: .topLeading), GridItem(.fixed(40))]) {
            box(10, 10)
            box(20, 30)
            box(10, 10)
        }
        let picture = Render.fitting(view, 80, nil)
        #expect(picture.frames("Color").map(\.origin) == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 38)])
        #expect(picture.contentSize == CGSize(width: 80, height: 48))
        let rows = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(20))], spacing: 2) {
            ForEach(0..<3) { _ in box(10, 10) }
        }
        #expect(
            Render.fitting(rows, nil, 68).frames("Color").map(\.origin) == [
                CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 53), CGPoint(x: 12, y: 15),
            ])
    }

    @Test("a section's header goes across all columns")
    func lazySections() {
        let view = LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
            Section {
                box(10, 10)
                box(10, 10)
                box(10, 10)
            } header: {
                Color.green.frame(height: 5)
            }
            Section {
                box(10, 10)
            } header: {
                Color.green.frame(height: 5)
            }
        }
        let frames = Render.fitting(view, 40, nil).frames("Color")
        #expect(frames.map(\.minY) == [0, 5, 5, 15, 25, 30])
        #expect(frames[0].width == 40)
    }

    @Test("absurd grids end", arguments: [0.0, -5, 1e-9, .infinity])
    func absurd(minimum: Double) {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(minimum)), spacing: 0)]) { box(1, 1) }
        #expect(Render.fitting(view, .infinity, nil).nodes.count > 0)
        #expect(Render.fitting(LazyVGrid(columns: []) { box(1, 1) }, 10, nil).contentSize == .zero)
    }

    @Test("lazy stacks are as wide as their place and as high as their views")
    func lazyStacks() {
        let view = LazyVStack(alignment: .leading, spacing: 3) {
            box(10, 10)
            Spacer()
            box(20, 10)
        }
        let picture = Render.fitting(view, 100, 300)
        #expect(picture.contentSize == CGSize(width: 100, height: 34))
        #expect(picture.frames("Color").map(\.origin) == [.zero, CGPoint(x: 0, y: 24)])
        #expect(Render.fitting(view).contentSize == CGSize(width: 20, height: 34))
        let row = LazyHStack(alignment: .bottom, spacing: 3) {
            box(10, 10)
            box(10, 20)
        }
        #expect(Render.fitting(row, 100, 50).contentSize == CGSize(width: 23, height: 50))
    }
}
