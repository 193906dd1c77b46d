import SwiftUI

private struct Cell: View {
    let color: Color
    var width: CGFloat?
    var height: CGFloat? = 22

    var body: some View { RoundedRectangle(cornerRadius: 5).fill(color).frame(width: width, height: height) }
}

let gridScenes: [GalleryScene] = [
    GalleryScene("grid-columns", width: 190, height: 120) {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 6) {
            GridRow {
                Text("Tea").bold()
                Cell(color: .teal)
                Text("12").gridColumnAlignment(.trailing)
            }
            GridRow {
                Text("Coffee").bold()
                Cell(color: .brown, width: 40)
                Text("140")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Both")
                Cell(color: .orange).gridCellColumns(2)
            }
        }
    },
    GalleryScene("grid-alignment", width: 150, height: 120) {
        Grid(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow(alignment: .top) {
                Cell(color: .red, width: 14, height: 14)
                Cell(color: .orange, width: 40, height: 40)
                Cell(color: .yellow, width: 40, height: 40)
            }
            GridRow {
                Cell(color: .green, width: 40, height: 40)
                Cell(color: .mint, width: 14, height: 14)
                Cell(color: .blue, width: 14, height: 14).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
            }
        }
    },
    GalleryScene("grid-baselines", width: 160, height: 80) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 6) {
            GridRow {
                Text("21°").font(.largeTitle)
                Text("warm").font(.caption)
                Circle().fill(.orange).frame(width: 12, height: 12)
            }
        }
    },
    GalleryScene("lazy-grid-vertical", width: 190, height: 110) {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30)), GridItem(.flexible(minimum: 20))], spacing: 6) {
            ForEach(0..<8) { index in
                Cell(color: [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo][index])
            }
        }
    },
    GalleryScene("lazy-grid-horizontal", width: 170, height: 110) {
        LazyHGrid(rows: [GridItem(.fixed(20), alignment: .bottom), GridItem(.flexible())], spacing: 5) {
            ForEach(0..<7) { index in
                Cell(color: index.isMultiple(of: 2) ? .purple : .pink, width: 18, height: CGFloat(8 + index * 4))
            }
        }
    },
    GalleryScene("lazy-grid-sections", width: 150, height: 120) {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 4) {
            Section {
                ForEach(0..<4) { _ in Cell(color: .cyan, height: 14) }
            } header: {
                Text("Morning").font(.caption.bold()).frame(maxWidth: .infinity, alignment: .leading)
            }
            Section {
                ForEach(0..<2) { _ in Cell(color: .indigo, height: 14) }
            } header: {
                Text("Evening").font(.caption.bold()).frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    },
    GalleryScene("lazy-stacks", width: 170, height: 90) {
        HStack(spacing: 12) {
            LazyVStack(alignment: .trailing, spacing: 3) {
                ForEach(1..<5) { Cell(color: .blue, width: CGFloat($0 * 12), height: 10) }
            }
            LazyHStack(alignment: .bottom, spacing: 3) {
                ForEach(1..<5) { Cell(color: .green, width: 10, height: CGFloat($0 * 12)) }
            }
        }
    },
]
