import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineDrawing

/// Views of which pictures drawn by Apple's SwiftUI are known (home-assistant/iOS, swift-snapshot-testing), and what was measured in those
/// pictures, in pixels. Letters and symbols are other ones here; boxes, rings, gaps and shadows are held to a point.
@MainActor @Suite("Apple's pictures") struct ApplePictureTests {
    struct Picture {
        let name: String
        let size: CGSize
        let scale: Double
        let background: RGBA?
        let view: AnyView
    }

    private struct Column: View {
        var body: some View {
            VStack(spacing: -2) {
                Image(systemName: "bolt.fill").resizable().frame(width: 10, height: 10)
                Text("68%").font(.system(size: 12, weight: .semibold))
                Text("Battery").font(.system(size: 8))
            }
        }
    }

    static func open<V: View>(bounds: Bool, @ViewBuilder _ value: () -> V) -> AnyView {
        let value = value()
        let gauge = Group {
            if bounds {
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    value
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            } else {
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    value
                }
            }
        }
        return AnyView(gauge.gaugeStyle(.accessoryCircular).tint(.green).frame(width: 100, height: 100))
    }

    static func gauge(_ name: String, _ view: AnyView) -> Picture {
        Picture(name: name, size: CGSize(width: 120, height: 120), scale: 3, background: .black, view: view)
    }

    static var checked: some View {
        HStack {
            Image(systemName: "checkmark.circle.fill")
            Text("Checked").fixedSize()
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
        .padding(10)
        .background(Color.yellow)
    }

    static let pictures = [
        gauge("gauge-open-labels", open(bounds: true) { Column().padding(2) }),
        gauge("gauge-open", open(bounds: false) { Column().padding(2) }),
        gauge("gauge-open-value", open(bounds: true) { Text("68%").font(.system(size: 22, weight: .semibold)) }),
        gauge(
            "gauge-capacity",
            AnyView(
                Gauge(value: 0.68) { Column() }.gaugeStyle(.accessoryCircularCapacity).tint(.green).frame(width: 100, height: 100))),
        Picture(
            name: "shadows", size: CGSize(width: 200, height: 200), scale: 1, background: nil,
            view: AnyView(
                Circle().fill(Color.green).frame(width: 100, height: 100)
                    .shadow(color: .black, radius: 10).shadow(color: .green, radius: 10).shadow(color: .red, radius: 10)
                    .shadow(color: .blue, radius: 10).padding(50))),
        Picture(name: "checked", size: CGSize(width: 123, height: 50.5), scale: 2, background: nil, view: AnyView(checked)),
    ]

    static func draw(_ name: String, withLetters: Bool = false) throws -> Bitmap {
        let picture = try #require(pictures.first { $0.name == name })
        return draw(picture, withLetters: withLetters)
    }

    static func draw(_ picture: Picture, withLetters: Bool) -> Bitmap {
        let isDark = picture.name.hasPrefix("gauge")
        let environment = Render.environment(scale: CGFloat(picture.scale), scheme: isDark ? .dark : .light)
        let list = Render.tile(picture.view, picture.size.width, picture.size.height, environment: environment).content
        return Rasterizer(fonts: { withLetters ? FontCatalog.file($0) : nil }).draw(
            list, scale: picture.scale, background: picture.background)
    }

    /// The box of the pixels of a colour: left, top, right, bottom.
    private func box(_ bitmap: Bitmap, _ isInside: ([UInt8]) -> Bool) -> [Int] {
        var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where isInside(bitmap[x, y]) {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
            }
        }
        return [left, top, right, bottom]
    }

    private func isClose(_ a: [Int], _ b: [Int], within pixels: Int) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= pixels } }

    @Test(
        "rings lie where Apple's lie, and are as wide",
        arguments: [
            ("gauge-open-labels", [93, 93, 267, 228]), ("gauge-open-value", [93, 93, 267, 228]), ("gauge-open", [93, 93, 267, 244]),
            ("gauge-capacity", [93, 93, 267, 267]),
        ])
    func rings(_ name: String, _ apple: [Int]) throws {
        let bitmap = try Self.draw(name)
        let ring = box(bitmap) { $0[1] > 60 && $0[0] < 100 }
        #expect(isClose(ring, apple, within: 1), "\(ring), Apple \(apple)")
        // Across the ring at nine o'clock: 16.6 pixels in Apple's pictures.
        let row = (80..<130).map { Int(bitmap[$0, 180][1]) }
        let width = Double(row.reduce(0, +)) / Double(row.max() ?? 1)
        #expect(abs(width - 16.6) < 1, "\(width)")
    }

    @Test(
        "a gauge's words stand where Apple's stand, to two points: the letters are others",
        arguments: [
            // Rows of words: top, bottom, left, right of their ink.
            ("gauge-open-labels", [[161, 188, 140, 220], [202, 223, 139, 221], [225, 250, 128, 231]]),
            ("gauge-open-value", [[157, 197, 122, 238], [225, 250, 128, 231]]),
            ("gauge-open", [[161, 188, 140, 220], [202, 223, 139, 221]]),
            ("gauge-capacity", [[168, 193, 143, 216], [201, 222, 139, 221]]),
        ])
    func words(_ name: String, _ apple: [[Int]]) throws {
        let rows = rows(try Self.draw(name, withLetters: true))
        for row in apple {
            let nearest = rows.min { abs($0[1] - row[1]) < abs($1[1] - row[1]) } ?? []
            #expect(isClose(Array(nearest.prefix(2)), Array(row.prefix(2)), within: 2), "\(nearest), Apple \(row), all \(rows)")
            let edges = Array(nearest.dropFirst(2))
            // Among the largest letters SF's percent sign, the last one, has 7 pixels more of ink than Inter's in the same advance.
            let isLarge = row[1] - row[0] == 40
            #expect(isClose([edges[0]], [row[2]], within: 5), "\(nearest), Apple \(row), all \(rows)")
            #expect(isClose([edges[1]], [row[3]], within: isLarge ? 7 : 5), "\(nearest), Apple \(row), all \(rows)")
        }
    }

    @Test(
        "picture.9: a symbol, a value and a name in an open gauge stand as high as Apple's, to two pixels, all of them or some",
        arguments: [
            (true, "Battery", [[130, 159], [161, 188], [202, 223]]), (true, nil, [[145, 174], [176, 203]]),
            (false, "Battery", [[149, 176], [190, 211]]),
        ] as [(Bool, String?, [[Int]])])
    func openRows(_ hasSymbol: Bool, _ name: String?, _ apple: [[Int]]) {
        let column = VStack(spacing: -2) {
            if hasSymbol { Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 10, height: 10) }
            Text("68%").font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
            if let name { Text(name).font(.system(size: 8)).minimumScaleFactor(0.4).lineLimit(1) }
        }
        let rows = rows(Self.draw(Self.gauge("gauge", Self.open(bounds: true) { column.padding(2) }), withLetters: true))
        #expect(rows.count == apple.count + 1)
        for (row, known) in zip(rows, apple) {
            #expect(isClose(Array(row.prefix(2)), known, within: 2), "\(row), Apple \(known), all \(rows)")
        }
    }

    /// Rows of what is white but the gauge's marker: top, bottom, left, right of their ink.
    private func rows(_ letters: Bitmap) -> [[Int]] {
        var rows: [[Int]] = []
        var open = false
        for y in 0..<letters.height {
            let ink = (0..<letters.width).filter { x in
                letters[x, y][..<3].min() ?? 0 > 110 && (x - 234) * (x - 234) + (y - 125) * (y - 125) > 17 * 17
            }
            guard let left = ink.first, let right = ink.last else {
                open = false
                continue
            }
            if !open { rows.append([y, y + 1, left, right + 1]) }
            open = true
            let last = rows.count - 1
            rows[last] = [rows[last][0], y + 1, min(rows[last][2], left), max(rows[last][3], right + 1)]
        }
        return rows
    }

    @Test("four shadows on one another fall off as Apple's do")
    func shadows() throws {
        let bitmap = try Self.draw("shadows")
        #expect(isClose(box(bitmap) { $0[1] > 180 && $0[0] < 80 && $0[2] < 120 && $0[3] == 255 }, [51, 51, 149, 149], within: 1))
        // Alpha along the middle row, every third pixel from the left edge.
        let apple = [1, 2, 5, 8, 10, 19, 27, 42, 61, 83, 112, 143, 175, 204, 226, 241, 249, 255]
        let alpha = (0..<60).map { Double(bitmap[$0, 100][3]) }
        for (index, value) in apple.enumerated() where value > 15 && value < 245 {
            // Where the same alpha is reached: within a point, which is a pixel here.
            let x = Double(alpha.firstIndex { $0 >= Double(value) } ?? 0)
            #expect(abs(x - Double(index * 3)) <= 1.5, "alpha \(value) at \(x), Apple \(index * 3)")
        }
    }

    @Test("boxes of the checked row: the row is 20.5 points high, with 5 and 10 around it")
    func checkedBoxes() throws {
        let view = Render.fitting(Self.checked, environment: Render.environment(scale: 2))
        #expect(view.contentSize.height == 50.5)
        #expect(view.frame("RoundedRectangle").minY == 10 && view.frame("RoundedRectangle").height == 30.5)
        #expect(view.frame("HStack").origin == CGPoint(x: 15, y: 15))
        // The gap between symbol and words is 8 points; in Apple's picture the words begin 25.5 points after the row.
        #expect(view.frame("Text").minX - view.frame("Image").maxX == 8)
        // The words' box: 93 points of the row less 17.5 of the symbol, which in 2020 had no room beside its ink, and 8.
        #expect(abs(view.frame("Text").width - 67.5) < 67.5 * 0.03)
        let bitmap = try Self.draw("checked")
        let blue = box(bitmap) { $0[2] > 200 && $0[0] < 80 }
        #expect(blue[1] == 20 && blue[3] == 81)
    }

    /// `VITRINE_APPLE_PICTURES` is the folder with Apple's pictures, `VITRINE_APPLE_SHEET` the file to write.
    private nonisolated static let paths: (pictures: String, sheet: String)? = {
        let environment = ProcessInfo.processInfo.environment
        guard let pictures = environment["VITRINE_APPLE_PICTURES"], let sheet = environment["VITRINE_APPLE_SHEET"] else { return nil }
        return (pictures, sheet)
    }()

    @Test("a sheet shows Apple's pictures beside ours", .enabled(if: paths != nil))
    func sheet() throws {
        let paths = try #require(Self.paths)
        let rows = try Self.pictures.map { picture -> (name: String, apple: UIImage, own: UIImage, size: CGSize) in
            let file = URL(filePath: paths.pictures).appending(path: picture.name + ".png")
            let own = PNG.encode(Self.draw(picture, withLetters: true), compression: .compact)
            return (
                picture.name, try #require(UIImage(data: Data(contentsOf: file))), try #require(UIImage(data: Data(own))),
                CGSize(width: picture.size.width * 2, height: picture.size.height * 2)
            )
        }
        let view = Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
                Text("Apple").bold()
                Text("here").bold()
                Text("")
            }
            ForEach(rows, id: \.name) { row in
                GridRow {
                    Image(uiImage: row.apple).resizable().frame(width: row.size.width, height: row.size.height)
                    Image(uiImage: row.own).resizable().frame(width: row.size.width, height: row.size.height)
                    Text(row.name).font(.caption)
                }
            }
        }
        .padding(16)
        .background(Color.white)
        let list = Render.fitting(view).content
        let bitmap = Rasterizer(fonts: { FontCatalog.file($0) }).draw(list, scale: 2, background: .white)
        try Data(PNG.encode(bitmap, compression: .compact)).write(to: URL(filePath: paths.sheet), options: .atomic)
    }
}
