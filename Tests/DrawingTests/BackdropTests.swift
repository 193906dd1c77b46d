import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct BackdropTests {
    let rasterizer = Rasterizer.forTests()

    /// Black on the left, white on the right.
    private let halves: [DisplayItem] = [
        .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(.black), .nonZero),
        .fill(Path(CGRect(x: 50, y: 0, width: 50, height: 40)), .color(.white), .nonZero),
    ]

    private func fill(_ backdrop: Backdrop, _ rect: CGRect = CGRect(x: 0, y: 10, width: 100, height: 20)) -> DisplayItem {
        .fill(Path(rect), .backdrop(backdrop), .nonZero)
    }

    private func drawn(_ items: [DisplayItem], scale: Double = 2) -> Bitmap {
        rasterizer.draw(DisplayList(size: CGSize(width: 100, height: 40), items: items), scale: scale)
    }

    @Test("picture.14: what lies under a backdrop is blurred, what lies beside it is not", arguments: [1.0, 2, 3])
    func blurs(scale: Double) {
        let bitmap = drawn(halves + [fill(Backdrop(veil: .clear, blur: 8))], scale: scale)
        func red(_ x: Double, _ y: Double) -> Int { Int(bitmap[Int(x * scale), Int(y * scale)][0]) }
        #expect(red(49, 5) == 0 && red(51, 5) == 255)
        #expect(red(2, 20) == 0 && red(98, 20) == 255)
        // A Gaussian's share of what lies beyond the edge: one half at it, 16 % a sigma before it.
        #expect(abs(red(50, 20) - 128) < 12)
        #expect(abs(red(42, 20) - 41) < 12 && abs(red(58, 20) - 214) < 12)
        let row = (0..<100).map { red(Double($0), 20) }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("picture.14: the veil lies over what is blurred, as much of it as it is opaque")
    func veil() {
        let red = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(RGBA(1, 0, 0)), .nonZero)
        #expect(drawn([red, fill(Backdrop(veil: RGBA(1, 1, 1, 0.4), blur: 10))])[100, 40] == [255, 102, 102, 255])
        #expect(drawn([red, fill(Backdrop(veil: RGBA(1, 1, 1, 0.4), blur: 10, opacity: 0.5))])[100, 40] == [255, 51, 51, 255])
        // Over nothing it is the veil.
        #expect(drawn([fill(Backdrop(veil: RGBA(1, 1, 1, 0.4), blur: 10))])[100, 40] == [102, 102, 102, 102])
    }

    @Test("picture.14: where the ground ends, as at round corners, a backdrop is as opaque as the ground") func corners() {
        var layer = Layer(items: [
            .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(RGBA(1, 0, 0)), .nonZero),
            fill(Backdrop(veil: RGBA(1, 1, 1, 0.4), blur: 10), CGRect(x: 0, y: 0, width: 100, height: 40)),
        ])
        layer.clip = Clip(Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 20))
        let bitmap = drawn([.layer(layer)])
        #expect(bitmap[100, 40] == [255, 102, 102, 255] && bitmap[0, 0] == [0, 0, 0, 0])
        // Inside of the corner, all but at it.
        #expect(bitmap[14, 14] == [255, 102, 102, 255])
    }

    @Test("picture.14: colours are stronger under a backdrop that says so, greys are not")
    func saturation() {
        func color(_ ground: RGBA) -> [UInt8] {
            let ground = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 40)), .color(ground), .nonZero)
            return drawn([ground, fill(Backdrop(veil: .clear, blur: 4, saturation: 2))])[100, 40]
        }
        #expect(color(RGBA(0.4, 0.4, 0.4)) == [102, 102, 102, 255])
        let blue = color(RGBA(0.4, 0.4, 0.6))
        #expect(blue[2] > 153 && blue[0] < 102)
    }

    @Test("picture.14: a part of a picture with a backdrop is the whole's, pixel for pixel")
    func part() throws {
        let list = DisplayList(size: CGSize(width: 100, height: 40), items: halves + [fill(Backdrop(veil: .clear, blur: 8))])
        let whole = rasterizer.draw(list, scale: 2)
        let part = try #require(rasterizer.draw(list, scale: 2, part: CGRect(x: 44, y: 12, width: 10, height: 6)))
        #expect(part.frame.minX == 44)
        for y in 0..<part.bitmap.height {
            for x in 0..<part.bitmap.width { #expect(part.bitmap[x, y] == whole[88 + x, 24 + y]) }
        }
    }

    @Test("a backdrop comes back as it was sent; one that no picture can have is refused")
    func wire() throws {
        let backdrop = Backdrop(veil: RGBA(0.2, 0.4, 0.6, 0.5), blur: 20, saturation: 1.8, opacity: 0.5)
        let list = DisplayList(size: CGSize(width: 100, height: 40), items: [fill(backdrop)])
        #expect(try DisplayList(wireBytes: list.wireBytes()) == list)
        for wrong in [
            Backdrop(veil: .clear, blur: -1), Backdrop(veil: .clear, blur: .infinity), Backdrop(veil: .clear, blur: 1, opacity: 2),
        ] {
            let list = DisplayList(size: CGSize(width: 100, height: 40), items: [fill(wrong)])
            #expect(throws: WireError.self) { try DisplayList(wireBytes: list.wireBytes()) }
        }
    }

    @Test("a backdrop of any size is drawn or left out, never an end", arguments: [0, 1e-9, 1e4, 1e300])
    func extremes(blur: Double) {
        let items = [fill(Backdrop(veil: .clear, blur: blur, saturation: 1e300), CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))]
        #expect(drawn(halves + items).width == 200)
    }
}
