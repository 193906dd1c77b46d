import SwiftUI
import Testing
import VitrineDrawing

/// Lists and forms, held to what was measured in pictures by Apple's renderer of iOS 18 (WezSieTato/ScanNow, letters of 17 points) and of iOS
/// 26 (home-assistant/iOS and StanfordSpezi/SpeziViews, letters of 16 points).
@MainActor @Suite("Lists") struct ListTests {
    private func draw<V: View>(
        _ view: V, version: Int, size: DynamicTypeSize? = nil, scheme: ColorScheme = .light, width: CGFloat = 390
    ) -> RenderedView {
        let size = size ?? (version == 26 ? .medium : .large)
        return Render.tile(view, width, 844, environment: Render.environment(size: size, scheme: scheme, version: version))
    }

    /// The vertical edges of the boxes around sections.
    private func boxes(_ picture: RenderedView) -> [[CGFloat]] {
        picture.frames("clipShape").map { [$0.minY, $0.maxY].map { ($0 * 3).rounded() / 3 } }
    }

    private func isClose(_ values: [[CGFloat]], _ apple: [[CGFloat]], within points: CGFloat = 0.35) -> Bool {
        values.count == apple.count
            && zip(values, apple).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= points } && $0.count == $1.count }
    }

    @Test("a list is in boxes unless another style is chosen; a diagnostic says that iOS draws none in widgets")
    func automatic() {
        let view = List { ForEach(0..<3) { Text("Row \($0)") } }
        #expect(draw(view, version: 18).frame("clipShape").width == 358)
        #expect(draw(view.listStyle(.automatic), version: 18).frames("clipShape").count == 1)
        #expect(draw(view.listStyle(.plain), version: 18).frames("clipShape").isEmpty)
        #expect(draw(view, version: 18).diagnostics.contains { $0.hasPrefix("List:") })
        let bare = List { ForEach(0..<3) { Text("Row \($0)").listRowSeparator(.hidden).listRowInsets(EdgeInsets()) } }.listStyle(.plain)
        #expect(draw(bare, version: 18).frames("Divider").isEmpty)
        #expect(draw(bare, version: 18).frame("Text").minX == 0)
    }

    @Test("rows of iOS 18 are 44 points high with the line between them, 35 below the top; headers are small capitals")
    func older() {
        let rows = Form {
            Section("Region") { ForEach(0..<4) { Text("Row \($0)") } }
            Section("Other") { ForEach(0..<3) { Text("Row \($0)") } }
        }
        let picture = draw(rows, version: 18)
        #expect(isClose(boxes(picture), [[38.67, 214.67], [269.67, 401.67]]), "\(boxes(picture))")
        #expect(isClose(boxes(draw(Form { Text("Row") }, version: 18)), [[35, 79]]))
        #expect(picture.frames("Divider").count == 5)
        #expect(picture.frames("Divider").allSatisfy { abs($0.height - 1.0 / 3) < 0.001 })
        #expect(picture.nodes.compactMap(\.text).first == "REGION")
        // The first header's capitals stand on a line 29.3 points below the top.
        #expect(abs(picture.frame("Text").minY - 17) < 0.35)
    }

    @Test("rows of iOS 26 are 51 points high with letters of 16 points, and stand 35 apart where there is neither header nor footer")
    func newer() {
        let rows = List {
            Section { ForEach(0..<4) { Text("Row \($0)") } }
            Section { ForEach(0..<4) { Text("Row \($0)") } }
        }
        #expect(isClose(boxes(draw(rows, version: 26)), [[35, 239], [274, 478]]))
        let titled = List {
            Section("Section 1") { ForEach(0..<4) { Text("Row \($0)") } }
            Section("Section 2") { ForEach(0..<4) { Text("Row \($0)") } }
        }
        let picture = draw(titled, version: 26)
        #expect(isClose(boxes(picture), [[39.33, 243.33], [300, 504]]), "\(boxes(picture))")
        #expect(picture.nodes.compactMap(\.text).first == "Section 1")
        // Lines of a point, which end where the rows' views end.
        #expect(picture.fills.filter { abs($0.rect.height - 1) < 0.01 }.map(\.rect.maxX) == Array(repeating: 358, count: 6))
    }

    @Test("what is higher than a row has 15 points above and below on iOS 26, and 6 on iOS 18")
    func high() {
        let view = List { Color.red.frame(width: 10, height: 82.33) }
        #expect(isClose(boxes(draw(view, version: 26)), [[35, 147.33]]))
        #expect(isClose(boxes(draw(view, version: 18)), [[35, 129.33]]))
        #expect(isClose(boxes(draw(List { Color.red.frame(width: 30, height: 30) }, version: 18)), [[35, 79]]))
    }

    @Test("a line between rows begins where the words of the row above begin", arguments: [(18, 374.0), (26, 358.0)])
    func separators(_ version: Int, _ end: CGFloat) {
        let view = List {
            HStack(spacing: 10) {
                Color.red.frame(width: 30, height: 30)
                Text("Words")
            }
            Text("Other")
            Text("Last")
        }
        let lines = draw(view, version: version).fills.map(\.rect).filter { $0.height < 1.1 && $0.width > 100 }
        #expect(lines.map(\.minX) == [72, 32] && lines.map(\.maxX) == [end, end], "\(lines)")
        let mirrored = Render.tile(
            view, 390, 844, environment: Render.environment(size: .medium, direction: .rightToLeft, version: version)
        ).fills.map(\.rect).filter { $0.height < 1.1 && $0.width > 100 }
        #expect(mirrored.map { 390 - $0.maxX } == [72, 32] && mirrored.map(\.minX) == [390 - end, 390 - end], "\(mirrored)")
    }

    @Test(
        "lines of iOS 26 are fainter: 232 of 255 on white, (56, 56, 59) on the box of a dark list", arguments: [ColorScheme.light, .dark])
    func lines(_ scheme: ColorScheme) throws {
        let picture = draw(List { ForEach(0..<2) { Text("Row \($0)") } }, version: 26, scheme: scheme)
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(picture.content, scale: 3, background: .white)
        let pixel = bitmap[600, Int((35 + 50.5) * 3)]
        let apple: [Int] = scheme == .light ? [232, 232, 232] : [56, 56, 59]
        #expect(zip(pixel, apple).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixel)")
    }

    @Test("a footer of iOS 26 begins 8 points below its box, and the next box 24 below its last line, where lines stand 14 apart")
    func footer() {
        let view = List {
            Section {
                Text("Row")
            } footer: {
                Text("One\nTwo\nThree\nFour\nFive\nSix")
            }
            Section { Text("Row") }
        }
        let picture = draw(view, version: 26)
        #expect(abs(picture.frames("Text")[1].minY - 94) < 0.35)
        #expect(isClose(boxes(picture), [[35, 86], [202, 253]], within: 0.7), "\(boxes(picture))")
    }

    @Test("a switch makes no row higher on iOS 26, and stands two points beyond the row's end; off it is as grey as a tertiary label")
    func switches() throws {
        let view = List { Toggle("Words", isOn: .constant(false)) }
        let picture = draw(view, version: 26)
        #expect(isClose(boxes(picture), [[35, 86]]))
        let track = try #require(picture.fills.first { $0.rect.width == 63 })
        #expect(track.rect.maxX == 360 && abs(track.rect.midY - 60.5) < 0.35)
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(picture.content, scale: 3, background: .white)
        #expect(zip(bitmap[Int(350 * 3), Int(60.5 * 3)], [197, 197, 199]).allSatisfy { abs(Int($0) - $1) <= 1 })
    }

    @Test("a row that leads on has an arrow 2 points before its end, and its words end 22 points before it")
    func arrows() {
        let link = NavigationLink {
            Text("There")
        } label: {
            HStack {
                Text("Here")
                Spacer()
                Text("value")
            }
        }
        let picture = draw(List { link }, version: 26)
        let words = picture.frames("Text").map(\.maxX).max() ?? 0
        #expect(abs(words - 336) < 1 && abs(picture.frame("Image").maxX - 356.33) < 1, "\(words) \(picture.frame("Image"))")
        #expect(draw(link, version: 26).frames("Image").isEmpty)
    }

    @Test("labelled content of a list is one under the other with letters of an accessibility size: 130 points of 40")
    func labelled() {
        let view = List { LabeledContent("San Francisco") { Text("20 °C, Sunny") } }
        #expect(isClose(boxes(draw(view, version: 26, size: .accessibility3)), [[35, 165]], within: 0.7))
        #expect(isClose(boxes(draw(view, version: 26)), [[35, 86]]))
    }

    @Test("icons of a list's labels are 20 points on iOS 26 with letters of 16, and titles begin 39 points after them")
    func labels() {
        let view = List { Label("How", systemImage: "questionmark.circle") }
        let picture = draw(view, version: 26)
        #expect(abs(picture.frame("Text").minX - 71) < 1.01, "\(picture.frame("Text"))")
        #expect(abs(picture.frame("Image").midX - 43.33) < 1, "\(picture.frame("Image"))")
        #expect(isClose(boxes(picture), [[35, 86]]), "\(boxes(picture))")
    }
}
