import Foundation
import Testing
import VitrineDrawing

@Suite("A template of somebody's own symbol") struct SymbolTemplateTests {
    /// Squares of 50 × 60 units that stand 10 units above the baseline, 20 wider at the black weight.
    private static func template(_ groups: String, margins: String = "") -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
             <g id="Notes"><rect height="2200" id="artboard" style="fill:white" width="3300" x="0" y="0"/>
              <text transform="matrix(1 0 0 1 263 322)">Weight/Scale Variations</text></g>
             <g id="Guides">
              <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
              <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/><line id="Capline-S" x1="263" x2="3036" y1="640" y2="640"/>
              \(margins)
             </g>
             <g id="Symbols">\(groups)</g>
            </svg>
            """.utf8)
    }
    private static let regular =
        "<g id=\"Regular-M\" transform=\"matrix(1 0 0 1 1000 1126)\"><path class=\"monochrome-0\" d=\"M0-10 L50-10 L50-70 L0-70 Z\"/></g>"
    private static let black = "<g id=\"Black-M\" transform=\"matrix(1 0 0 1 2000 1126)\"><path d=\"M0-10h70v-60h-35h-35z\"/></g>"
    private static let margins = """
        <line id="left-margin-Regular-M" x1="995" x2="995" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1060" x2="1060" y1="1030" y2="1150"/>
        """

    private func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test("is a symbol in ems: its ink, the room that its margins leave, and where it stands beside capitals (picture.12)")
    func measures() throws {
        let outline = try #require(try SymbolTemplate(svg: Self.template(Self.regular, margins: Self.margins)).outline())
        #expect(close(outline.ink.minX, 0.05) && close(outline.ink.width, 0.5) && close(outline.ink.height, 0.6))
        #expect(close(outline.width, 0.65) && close(outline.height, 0.6 + 2 / 17))
        // Capitals reach from 0 to 70 above the baseline, the ink from 10 to 70.
        #expect(close(outline.rise, 0.05))
        let drawn = outline.path.boundingRect
        #expect(close(drawn.minX, outline.ink.minX) && close(drawn.maxY, outline.ink.maxY))
    }

    @Test("has the drawing of the weight that is asked for, or of the one nearest to it where they differ in their pieces (picture.12)")
    func weights() throws {
        let template = try SymbolTemplate(svg: Self.template(Self.regular + Self.black))
        func width(_ weight: FontWeight) -> Double? { template.outline(weight: weight).map { ($0.ink.width * 1000).rounded() } }
        #expect(width(.regular) == 500 && width(.light) == 500 && width(.medium) == 500)
        #expect(width(.black) == 700 && width(.heavy) == 700)
    }

    @Test("has a weight between two that are drawn of the same pieces, with its margins between theirs (picture.12)")
    func between() throws {
        let heavy = "<g id=\"Black-M\" transform=\"matrix(1 0 0 1 2000 1126)\"><path d=\"M0-10 L70-10 L70-70 L0-70 Z\"/></g>"
        let lines = """
            \(Self.margins)<line id="left-margin-Black-M" x1="1975" x2="1975" y1="1030" y2="1150"/>
            <line id="right-margin-Black-M" x1="2080" x2="2080" y1="1030" y2="1150"/>
            """
        let template = try SymbolTemplate(svg: Self.template(Self.regular + heavy, margins: lines))
        let bold = try #require(template.outline(weight: .bold)), medium = try #require(template.outline(weight: .medium))
        // Half of the way from 0.5 to 0.7 ems, and 13 of 70 parts of it.
        #expect(close(bold.ink.width, 0.6) && close(bold.ink.minX, 0.15))
        #expect(close(medium.ink.width, 0.5 + 0.2 * 13 / 70))
        #expect(template.outline(weight: .thin)?.ink.width == template.outline()?.ink.width)
    }

    /// A plate, a halo that is cut out of it, and a dot in that; the plate's right half is a layer of two ways.
    private static let layered = """
        <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)">
        <path class="monochrome-0 multicolor-0:systemBlueColor hierarchical-0:secondary" d="M0-60 L60-60 L60 0 L0 0 Z"/>
        <path class="monochrome-1 multicolor-1:white hierarchical-1:primary" d="M20-40 L40-40 L40-20 L20-20 Z"/>
        <path class="monochrome-2 multicolor-2:custom hierarchical-2:primary SFSymbolsPreview" d="M25-35 L35-35 L35-25 L25-25 Z"/></g>
        """
    private static let sheet = """
        <style><!-- a note {of no meaning} -->
        .monochrome-0 {fill:#000000} .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
        .multicolor-1:white {opacity:0.0;-sfsymbols-clear-behind:true} .multicolor-2:custom {fill:#FF0000;opacity:0.5}
        .hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}
        .hierarchical-0:secondary {-sfsymbols-variable-threshold:0.0} .hierarchical-2:primary {-sfsymbols-variable-threshold:0.51}
        /* the end */ </style>
        """

    @Test("has the layers that its file notes, what is cleared cut out of what is behind (picture.12)")
    func layers() throws {
        let outline = try #require(try SymbolTemplate(svg: Self.template(Self.layered, margins: Self.sheet)).outline())
        let layers = outline.layers
        #expect(layers.multicolor.map(\.ink) == [.named("systemBlueColor", otherwise: nil), .named("custom", otherwise: RGBA(1, 0, 0))])
        #expect(layers.multicolor.map(\.opacity) == [1, 0.5])
        #expect(layers.hierarchical.map(\.ink) == [.level(1), .level(0)] && layers.hierarchical.map(\.threshold) == [0, 0.51])
        #expect(layers.monochrome.count == 2)
        let middle = CGPoint(x: outline.ink.midX, y: outline.ink.midY), beside = CGPoint(x: middle.x - 0.08, y: middle.y)
        for path in [layers.multicolor[0].path, layers.hierarchical[0].path, outline.path] {
            #expect(!path.contains(beside) && path.contains(CGPoint(x: middle.x - 0.2, y: middle.y)))
        }
        #expect(outline.path.contains(middle) && !layers.multicolor[0].path.contains(middle))
        // What something is cut out of lies on a grid.
        #expect(abs(outline.ink.width - 0.6) < 1e-5)
    }

    @Test("of four parts lights the first past nothing, and one more at each quarter (picture.12)")
    func thresholds() {
        let parts = [0, 0.26, 0.51, 0.76].map { SymbolLayer(path: Path(), threshold: $0) } + [SymbolLayer(path: Path())]
        func lit(_ value: Double) -> Int { parts.count { $0.isLit(at: value) } }
        #expect([0, 0.01, 0.25, 0.26, 0.5, 0.51, 0.76, 1].map(lit) == [1, 2, 2, 3, 3, 4, 5, 5])
    }

    @Test(
        "notes nothing where its sheet or its classes are none (picture.12)",
        arguments: [
            "<style>}}{{:;</style>", "<style>.multicolor-0:white", "<style/>", "<style></style>",
            "<style>.hierarchical-0:primary{opacity:nan}</style>",
        ])
    func oddSheets(sheet: String) throws {
        let odd = Self.layered.replacing("multicolor-0", with: "multicolor-x").replacing("monochrome-", with: "monochrome")
        guard let outline = (try? SymbolTemplate(svg: Self.template(odd, margins: sheet)))?.outline() else {
            #expect(!sheet.contains("</style>") && !sheet.contains("/>"))
            return
        }
        #expect(outline.layers.monochrome.isEmpty && outline.layers.multicolor.count == 2 && close(outline.ink.width, 0.6))
    }

    @Test("of the small scale alone is enlarged to the usual one (picture.12)")
    func small() throws {
        let small = "<g id=\"Regular-S\" transform=\"matrix(1 0 0 1 1000 696)\"><path d=\"M0 0h40v-48h-40z\"/></g>"
        let outline = try #require(try SymbolTemplate(svg: Self.template(small)).outline())
        #expect(close(outline.ink.width, 0.5) && close(outline.ink.height, 0.6))
    }

    @Test("draws what is seen, groups and transforms within it too, by the rule that it names (picture.12)")
    func shapes() throws {
        let ring = """
            <g id="Regular-M" transform="matrix(1 0 0 1 1000 1126)"><g transform="translate(0 -60)">
            <path fill-rule="evenodd" d="M0 0h60v60h-60z M20 20h20v20h-20z"/></g>
            <path style="fill:none" d="M-500 0h10v10h-10z"/><circle cx="0" cy="0" r="400" style="opacity:0"/></g>
            """
        let outline = try #require(try SymbolTemplate(svg: Self.template(ring)).outline())
        #expect(close(outline.ink.width, 0.6) && close(outline.ink.height, 0.6))
        let list = DisplayList(
            size: CGSize(width: 60, height: 60),
            items: [
                .fill(
                    outline.path.applying(CGAffineTransform(a: 100, b: 0, c: 0, d: 100, tx: 0, ty: -100.0 / 17)), .color(.black), .nonZero)
            ])
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)
        #expect(bitmap[10, 10][3] == 255 && bitmap[30, 30][3] == 0 && bitmap[50, 50][3] == 255)
    }

    @Test(
        "that is none is refused with its cause (picture.12)",
        arguments: [
            "", "no svg", "<svg width=\"10\" height=\"10\"><g id=\"Symbols\"><path d=\"M0 0h1v1z\"/></g></svg>",
            "<svg><g id=\"Regular-M\" transform=\"matrix(1 0)\"><path d=\"M0 0h1v1z\"/></g></svg>",
            "<svg>" + String(repeating: "<g>", count: 100) + "</svg>",
        ])
    func refused(svg: String) {
        #expect(throws: VectorImageError.self) { try SymbolTemplate(svg: Array(svg.utf8)) }
    }
}
