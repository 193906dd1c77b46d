import SwiftUI

private enum Marks: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private enum Waterline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension VerticalAlignment {
    fileprivate static let waterline = VerticalAlignment(Waterline.self)
}

/// Rows that break where the place ends.
private struct Flow: Layout {
    func rows(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var result: [CGRect] = []
        var origin = CGPoint.zero
        var height: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + height + 4)
                height = 0
            }
            result.append(CGRect(origin: origin, size: size))
            origin.x += size.width + 4
            height = max(height, size.height)
        }
        return result
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(proposal.width ?? .infinity, subviews)
        return CGSize(width: rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, rect) in zip(subviews, rows(bounds.width, subviews)) {
            subview.place(at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: .unspecified)
        }
    }
}

let placeScenes: [GalleryScene] = [
    GalleryScene("layout-of-ones-own", width: 150, height: 100) {
        Flow {
            ForEach(["Rome", "Oslo", "Reykjavík", "Bern", "Lisbon"], id: \.self) {
                Text($0).font(.caption).padding(.horizontal, 8).padding(.vertical, 4).background(.teal.opacity(0.3), in: Capsule())
            }
        }
    },
    GalleryScene("view-that-fits", width: 130, height: 100) {
        VStack(alignment: .leading, spacing: 8) {
            ForEach([100, 60, 24], id: \.self) { width in
                ViewThatFits(in: .horizontal) {
                    Text("Departure")
                    Text("Depart")
                    Image(systemName: "airplane")
                }
                .frame(width: CGFloat(width), alignment: .leading).background(Color.yellow.opacity(0.4))
            }
        }
    },
    GalleryScene("geometry-reader", width: 140, height: 90) {
        GeometryReader { proxy in
            Capsule().fill(.gray.opacity(0.3)).frame(height: 12)
            Capsule().fill(.green).frame(width: proxy.size.width * 0.62, height: 12)
            Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").font(.caption).offset(y: 20)
        }
    },
    GalleryScene("anchors", width: 180, height: 80) {
        HStack(spacing: 14) {
            ForEach(["One", "Two", "Three"], id: \.self) { word in
                if word == "Two" {
                    Text(word).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
                } else {
                    Text(word)
                }
            }
        }
        .overlayPreferenceValue(Marks.self) { marks in
            GeometryReader { proxy in
                ForEach(marks.indices, id: \.self) { index in
                    let rect = proxy[marks[index]]
                    RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 2).frame(width: rect.width + 8, height: rect.height + 8)
                        .position(x: rect.midX, y: rect.midY)
                }
            }
            // A proxy counts from the left, a position from the leading edge.
            .environment(\.layoutDirection, .leftToRight)
        }
    },
    GalleryScene("alignment-guides", width: 150, height: 90) {
        HStack(alignment: .waterline, spacing: 6) {
            RoundedRectangle(cornerRadius: 4).fill(.brown).frame(width: 30, height: 30).alignmentGuide(.waterline) { $0.height * 0.7 }
            Circle().fill(.orange).frame(width: 24, height: 24).alignmentGuide(.waterline) { $0[VerticalAlignment.center] }
            Rectangle().fill(.blue).frame(width: 50, height: 4).alignmentGuide(.waterline) { $0[.top] }
        }
    },
    GalleryScene("offset-and-position", width: 140, height: 90) {
        ZStack(alignment: .topLeading) {
            Rectangle().stroke(.gray)
            Rectangle().fill(.blue.opacity(0.3)).frame(width: 30, height: 20)
            Rectangle().fill(.blue).frame(width: 30, height: 20).offset(x: 14, y: 10)
            Circle().fill(.red).frame(width: 16, height: 16).position(x: 90, y: 46)
        }
    },
    GalleryScene("depth-order", width: 120, height: 80) {
        HStack(spacing: -14) {
            Circle().fill(.red)
            Circle().fill(.yellow).zIndex(1)
            Circle().fill(.green)
        }
    },
    GalleryScene("priority-and-fixed-size", width: 170, height: 90) {
        VStack(alignment: .leading) {
            HStack {
                Text("A long name of a place").lineLimit(1)
                Text("18:40").layoutPriority(1)
            }
            HStack {
                Text("A long name of a place").lineLimit(1)
                Text("18:40").fixedSize()
            }
            Text("Not shortened").fixedSize().frame(width: 60).border(.red).padding(.leading, 30)
        }
        .font(.subheadline)
    },
    GalleryScene("aspect-ratio", width: 190, height: 80) {
        HStack {
            Rectangle().fill(.mint).aspectRatio(1, contentMode: .fit)
            Rectangle().fill(.teal).aspectRatio(16 / 9, contentMode: .fit)
            Rectangle().fill(.indigo).aspectRatio(0.5, contentMode: .fit)
        }
    },
    GalleryScene("safe-area", width: 130, height: 110) {
        LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .overlay { Text("Safe").foregroundStyle(.white) }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Text("Inset").font(.caption).frame(maxWidth: .infinity).padding(6).background(.black.opacity(0.4)).foregroundStyle(.white)
            }
    },
    GalleryScene("container-relative", width: 160, height: 70) {
        ScrollView(.horizontal) {
            HStack(spacing: 6) {
                ForEach(0..<4) { _ in
                    RoundedRectangle(cornerRadius: 8).fill(.orange).containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 6)
                }
            }
        }
    },
]
