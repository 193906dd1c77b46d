import CoreText
import Foundation
import SwiftUI
import Testing
import UIKit
import VitrineDrawing
import VitrineWidgetArchive

/// Fonts of the Debian package fonts-dejavu-core, which stand for a bundle's own.
enum Sample {
    static let folder = "/usr/share/fonts/truetype/dejavu/"

    static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name + ".ttf"))) }

    /// The code of the error for which a file could not be registered; nil for one that was, or was registered already.
    static func register(_ file: URL) -> Int? {
        var error: Unmanaged<CFError>?
        if CTFontManagerRegisterFontsForURL(file as NSURL, .process, &error) { return nil }
        let code = error?.takeRetainedValue().code
        return code == CTFontManagerError.alreadyRegistered.rawValue ? nil : code
    }
}

@Suite("A bundle's own font", .serialized) @MainActor struct CustomFontTests {
    private let written: WrittenBundle

    init() throws {
        written = try WrittenBundle()
        for name in ["DejaVuSerif", "DejaVuSerif-Bold", "DejaVuSansMono"] {
            try written.write(Data(try Sample.bytes(name)), to: "\(name).ttf")
            #expect(Sample.register(written.folder.appendingPathComponent("\(name).ttf")) == nil)
        }
    }

    private func faces(_ view: some View) -> [FontFacts?] {
        Picture(view, width: 300, height: 60).rendered.content.items.compactMap {
            if case .glyphs(let run) = $0 { CustomFonts.facts(run.face) } else { nil }
        }
    }

    /// The fonts as they are asked for, and the names of those whose letters are drawn.
    nonisolated static let names: [(Font, String)] = [
        (.custom("DejaVuSerif", size: 20), "DejaVuSerif"), (.custom("DejaVu Serif", size: 20), "DejaVuSerif"),
        (.custom("DejaVuSerif-Bold", size: 20), "DejaVuSerif-Bold"), (.custom("DejaVu Serif Bold", size: 20), "DejaVuSerif-Bold"),
        (.custom("DejaVu Serif", size: 20).bold(), "DejaVuSerif-Bold"),
        (.custom("DejaVuSerif", size: 20).weight(.heavy), "DejaVuSerif-Bold"),
        (.custom("DejaVuSerif-Bold", size: 20).weight(.regular), "DejaVuSerif"), (.custom("dejavuserif", size: 20), "DejaVuSerif"),
        (.custom("DejaVu Serif", fixedSize: 20).italic(), "DejaVuSerif"), (.custom("DejaVu Sans Mono", size: 20), "DejaVuSansMono"),
    ]

    @Test("is drawn by its PostScript, full and family name, in the weight there is", arguments: names)
    func names(font: Font, drawn: String) {
        #expect(faces(Text("Rooms").font(font)).map { $0?.postScriptName } == [drawn])
        #expect(Picture(Text("Rooms").font(font), width: 200, height: 60).diagnostics == [])
    }

    @Test("whose letters are pictures is drawn by its outlines, and the diagnostics say so; xcode.2") func pictures() throws {
        var bytes = try Sample.bytes("DejaVuSansMono-Bold")
        let list = bytes[..<512], tag = Array("GPOS".utf8)
        let place = try #require((0..<list.count - 4).first { Array(list[$0..<$0 + 4]) == tag })
        bytes.replaceSubrange(place..<place + 4, with: "SVG ".utf8)
        let file = written.folder.appendingPathComponent("Pictures.ttf")
        try written.write(Data(bytes), to: file.lastPathComponent)
        #expect(Sample.register(file) == nil)
        let picture = Picture(Text("Rooms").font(.custom("DejaVuSansMono-Bold", size: 20)), width: 200, height: 60)
        #expect(
            picture.diagnostics.count == 1 && picture.diagnostics[0].contains("“DejaVuSansMono-Bold” are pictures of their own (table SVG)")
        )
    }

    /// DejaVu Sans with a table of pictures in the place of another one; letters without a picture have their outlines.
    /// - Parameter documents: the glyphs and the text of each; one without a text shares the one's before it.
    private func pictured(_ documents: [(glyphs: ClosedRange<Int>, text: String?)]) throws -> [UInt8] {
        func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(value >> (8 * $0) & 255) } }
        var bytes = try Sample.bytes("DejaVuSans")
        let tag = Array("GPOS".utf8), entry = try #require((0..<508).first { Array(bytes[$0..<$0 + 4]) == tag })
        var table = big(0, 2) + big(10, 4) + big(0, 4) + big(documents.count, 2), texts: [UInt8] = [], place = (start: 0, count: 0)
        for (glyphs, text) in documents {
            if let text { place = (2 + 12 * documents.count + texts.count, text.utf8.count) }
            texts += Array((text ?? "").utf8)
            table += big(glyphs.lowerBound, 2) + big(glyphs.upperBound, 2) + big(place.start, 4) + big(place.count, 4)
        }
        table += texts
        bytes.replaceSubrange(entry + 8..<entry + 16, with: big(bytes.count, 4) + big(table.count, 4))
        bytes += table
        bytes.replaceSubrange(entry..<entry + 4, with: "SVG ".utf8)
        return bytes
    }

    // DejaVu's glyphs of A, B and C are 36, 37 and 38, and an em has 2048 of its units.
    @Test("whose letters are shapes in colours is drawn in them, and by its outlines beside them; xcode.2") func shapes() throws {
        let square = ##"<rect y="-1400" width="1200" height="1400" fill="#FF0000"/>"##
        let bytes = try pictured([
            (36...36, ##"<svg xmlns="http://www.w3.org/2000/svg" id="glyph36" width="9" height="9">\##(square)</svg>"##),
            (37...40, ##"<svg viewBox="0 0 1024 1024"><g id="glyph38"><path d="M0 0V-700H600V0" fill="#0000FF"/></g></svg>"##),
        ])
        let face = try FontData.reading(bytes).face(0)
        let file = written.folder.appendingPathComponent("Shapes.ttf")
        try written.write(Data(bytes), to: file.lastPathComponent)
        #expect(Sample.register(file) == nil)
        func run(_ letters: [UInt32]) -> DisplayList {
            let glyphs = letters.enumerated().map { GlyphRun.Glyph(id: $0.element, x: Float($0.offset) * 30, y: 0) }
            let run = GlyphRun(
                face: face, size: 40, origin: CGPoint(x: 0, y: 40), glyphs: glyphs, paint: .color(.black), text: "ABC")
            return DisplayList(size: CGSize(width: 120, height: 50), items: [.glyphs(run)])
        }
        let list = run([36, 37, 38]), bitmap = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1, background: .white)
        // The letter B has a stem, and no picture: its document shows another one.
        #expect([bitmap[10, 30], bitmap[36, 30], bitmap[70, 30]] == [[255, 0, 0, 255], [0, 0, 0, 255], [0, 0, 255, 255]])
        #expect(bitmap[10, 5] == [255, 255, 255, 255])
        #expect(SVG.write(list, fonts: FontCatalog.file).lowercased().contains("#ff0000"))
        #expect(Picture(Text("A").font(.custom("DejaVuSans", size: 20)), width: 200, height: 60).diagnostics == [])
    }

    @Test("whose letters share one large picture is read once for all of them; xcode.2", .timeLimit(.minutes(1))) func shared() throws {
        let shapes = (3..<1_003).map { "<path id='glyph\($0)' d='M0 0V-700H600V0' fill='#00FF00'/>" }.joined()
        let padding = "<!--" + String(repeating: "-", count: 1 << 20) + "-->"
        let documents = (3..<1_003).map { (glyphs: $0...$0, text: $0 == 3 ? "<svg>\(padding)\(shapes)</svg>" : nil) }
        // A font is there as long as somebody keeps it.
        let font = try FontData.reading(try pictured(documents))
        let glyphs = (3..<1_003).map { GlyphRun.Glyph(id: $0, x: Float($0 % 20) * 5, y: 0) }
        let run = GlyphRun(face: font.face(0), size: 10, origin: CGPoint(x: 0, y: 40), glyphs: glyphs, paint: .color(.black), text: "")
        let list = DisplayList(size: CGSize(width: 120, height: 50), items: [.glyphs(run)])
        let bitmap = withExtendedLifetime(font) { Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1) }
        #expect(bitmap[96, 38] == [0, 255, 0, 255])
    }

    @Test("whose pictures overlap is read up to a bound, and says that it is; xcode.2", .timeLimit(.minutes(1))) func overlapping() throws {
        // Each document begins a byte later than the one before it, and all are a megabyte long.
        let text = String(repeating: " ", count: 1 << 20) + "<svg/>"
        var bytes = try pictured((3..<203).map { (glyphs: $0...$0, text: $0 == 3 ? text : nil) })
        let table = bytes.count - text.utf8.count - (12 * 200 + 2)
        for index in 0..<200 {
            let place = table + 2 + 12 * index + 4, start = 12 * 200 + 2 + index, count = text.utf8.count - index
            for byte in 0..<4 {
                bytes[place + byte] = UInt8(start >> (24 - 8 * byte) & 255)
                bytes[place + 4 + byte] = UInt8(count >> (24 - 8 * byte) & 255)
            }
        }
        let font = try FontData.reading(bytes)
        #expect(CustomFonts.pictureFault(font.face(0)) == "table SVG: more than 16777216 bytes of pictures")
    }

    @Test("takes its weight from the text too") func textWeight() {
        #expect(faces(Text("Rooms").bold().font(.custom("DejaVu Serif", size: 20))).map { $0?.postScriptName } == ["DejaVuSerif-Bold"])
        #expect(
            faces(Text("Rooms").font(.custom("DejaVu Serif", size: 20)).fontWeight(.bold)).map { $0?.postScriptName } == [
                "DejaVuSerif-Bold"
            ])
    }

    @Test("has its own lines and widths") func metrics() throws {
        let size = ViewRenderer().size(of: Text("Rooms").font(.custom("DejaVuSerif", fixedSize: 100)), proposal: .unspecified)
        // hhea of DejaVu Serif 2.37: ascender 1901, descender −483, of 2048; its five letters advance 1541 + 2 × 1233 + 1942 + 1051.
        #expect(abs(size.height - 100 * (1901 + 483) / 2048.0) <= 1)
        #expect(abs(size.width - 100 * (1541 + 2 * 1233 + 1942 + 1051) / 2048.0) <= 1)
        let font = try #require(UIFont(name: "DejaVu Serif", size: 100))
        #expect(font.fontName == "DejaVuSerif")
        #expect(font.familyName == "DejaVu Serif")
        #expect(abs(font.lineHeight - 116.4) < 0.1)
        // This font's tables are older than the figure, for which half an em stands.
        #expect(font.xHeight == 50)
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Serif") == ["DejaVuSerif", "DejaVuSerif-Bold"])
        #expect(UIFont.familyNames.contains("DejaVu Sans Mono"))
        #expect(faces(Text("Room").font(Font(font))).map { $0?.postScriptName } == ["DejaVuSerif"])
    }

    @Test("grows with the size of type as the style it is relative to, or not at all") func sizes() {
        func height(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
            var environment = EnvironmentValues()
            environment.dynamicTypeSize = size
            return ViewRenderer().size(of: Text("R").font(font), proposal: .unspecified, environment: environment).height
        }
        let fixed = Font.custom("DejaVuSerif", fixedSize: 20), body = Font.custom("DejaVuSerif", size: 20)
        let title = Font.custom("DejaVuSerif", size: 20, relativeTo: .largeTitle)
        #expect(height(fixed, .accessibility5) == height(fixed, .large))
        #expect(height(body, .large) == height(fixed, .large))
        #expect(height(body, .accessibility5) > 2.5 * height(body, .large))
        #expect(height(title, .accessibility5) < 2 * height(title, .large))
    }

    @Test("leaves letters it has not to the others") func fallBack() {
        let runs = faces(Text("Zi 部屋").font(.custom("DejaVuSerif", size: 20)))
        #expect(runs.map { $0?.postScriptName } == ["DejaVuSerif", nil])
    }

    @Test("that is not there is the system's, and the diagnostics name it; R2.11") func missing() {
        let picture = Picture(Text("Choose").font(.custom("Ubuntu-Regular", size: 16)), width: 200, height: 60)
        #expect(picture.diagnostics == ["The font “Ubuntu-Regular” is not there; the system font stands for it."])
        #expect(faces(Text("Choose").font(.custom("Ubuntu-Regular", size: 16))) == [nil])
    }

    @Test("goes with the picture, and with a text that follows the time") func archived() throws {
        let view = VStack {
            Text("Rooms").font(.custom("DejaVuSerif", size: 20))
            Text(Date(timeIntervalSince1970: 1000), style: .timer).font(.custom("DejaVuSansMono", size: 20))
            Text("Plain")
        }
        let list = Picture(view, width: 300, height: 120).rendered.content
        #expect(Set(list.fonts.flatMap { $0.facts.map(\.postScriptName) }) == ["DejaVuSerif", "DejaVuSansMono"])
        let read = try DisplayList(wireBytes: list.wireBytes())
        #expect(read == list)
        #expect(read.fonts == list.fonts)
        #expect(Picture(Text("Plain"), width: 300, height: 120).rendered.content.fonts.isEmpty)
    }

    @Test("of a graphics font and of a list of files is made known too") func otherWays() throws {
        let bytes = try Sample.bytes("DejaVuSans-Bold")
        let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName.map { $0.substring(from: 0) } == "DejaVuSans-Bold")
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(faces(Text("Rooms").font(.custom("DejaVuSans-Bold", size: 20))).map { $0?.postScriptName } == ["DejaVuSans-Bold"])
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(faces(Text("Rooms").font(.custom("DejaVuSans-Bold", size: 20))) == [nil])
        #expect(CGFont(try #require(CGDataProvider(data: Data("no font".utf8) as NSData))) == nil)
        var errors: [Int] = []
        let urls = [written.folder.appendingPathComponent("gone.ttf"), written.folder.appendingPathComponent("DejaVuSerif.ttf")]
        CTFontManagerRegisterFontURLs(urls.map { $0 as NSURL } as NSArray, .process, true) { failed, _ in
            errors = failed.compactMap { ($0 as? NSError)?.code }
            return true
        }
        #expect(errors == [CTFontManagerError.fileNotFound.rawValue, CTFontManagerError.alreadyRegistered.rawValue])
    }

    /// Ways to break a font's bytes, and the code of the error that each gives.
    nonisolated static let broken: [(String, @Sendable ([UInt8]) -> [UInt8], CTFontManagerError)] = [
        ("empty", { _ in [] }, .unrecognizedFormat), ("a page", { _ in Array("<html>".utf8) }, .unrecognizedFormat),
        ("half a font", { Array($0.prefix($0.count / 2)) }, .invalidFontData),
        ("a list of tables alone", { Array($0.prefix(200)) }, .invalidFontData),
        ("four bytes", { Array($0.prefix(4)) }, .invalidFontData),
        ("WOFF2", { _ in Array("wOF2".utf8) + [UInt8](repeating: 0, count: 60) }, .unrecognizedFormat),
        ("a collection of nothing", { _ in Array("ttcf".utf8) + [UInt8](repeating: 0, count: 60) }, .invalidFontData),
        ("a collection of too many", { _ in Array("ttcf".utf8) + [UInt8](repeating: 255, count: 60) }, .invalidFontData),
        ("too large", { $0 + [UInt8](repeating: 0, count: FontData.largest) }, .invalidFontData),
    ]

    @Test("that is broken is refused with the reason", arguments: broken.indices)
    func broken(index: Int) throws {
        let (name, damage, code) = Self.broken[index]
        try written.write(Data(damage(try Sample.bytes("DejaVuSans"))), to: "Broken.ttf")
        #expect(Sample.register(written.folder.appendingPathComponent("Broken.ttf")) == code.rawValue, "\(name)")
    }

    @Test("with damaged tables draws something or nothing, and never ends the process") func damaged() throws {
        let whole = try Sample.bytes("DejaVuSerif")
        var random = SystemRandom(seed: 7)
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<40 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
            for _ in 0..<8 { bytes[Int(random.next() % 1000)] = UInt8(truncatingIfNeeded: random.next()) }
            guard let font = try? FontData.reading(bytes) else { continue }
            var description = FontDescription(size: 24)
            description.family = .custom("Damaged")
            description.face = font.face(0)
            let text = TextSetter().set(
                TextParagraph(spans: [TextSpan("Rooms & Ötzi", font: description, paint: .color(.black))]), width: nil, height: nil,
                scale: 2)
            let list = DisplayList(size: CGSize(width: 200, height: 40), items: text.items(at: .zero, width: 200), fonts: [font])
            #expect(Rasterizer(fonts: FontCatalog.file).draw(list, scale: 2).width == 400)
        }
    }
}

/// A generator with the same numbers in every run.
struct SystemRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    }
}
