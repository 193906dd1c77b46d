import Testing
import VitrineDrawing

@testable import SwiftUI

@MainActor @Suite("Images") struct ImageTests {
    private func picture(_ width: Int = 60, _ height: Int = 30, scale: CGFloat = 3) throws -> UIImage {
        try #require(UIImage(data: Data(PNG.encode(Bitmap(width: width, height: height))), scale: scale))
    }

    private func item(_ picture: RenderedView) -> ImageItem? {
        func find(_ items: [DisplayItem]) -> ImageItem? {
            for item in items {
                if case .image(let image) = item { return image }
                if case .layer(let layer) = item, let image = find(layer.items) { return image }
            }
            return nil
        }
        return find(picture.content.items)
    }

    @Test("a picture has its own size in points until it is resizable")
    func sizes() throws {
        let image = Image(uiImage: try picture())
        #expect(Render.fitting(image, 100, 100).contentSize == CGSize(width: 20, height: 10))
        #expect(Render.fitting(image.resizable(), 100, 50).contentSize == CGSize(width: 100, height: 50))
        #expect(Render.fitting(image.resizable()).contentSize == CGSize(width: 20, height: 10))
        #expect(Render.fitting(image.resizable().scaledToFit(), 100, 100).contentSize == CGSize(width: 100, height: 50))
        #expect(Render.fitting(image.resizable().scaledToFill(), 100, 100).contentSize == CGSize(width: 200, height: 100))
    }

    @Test("a filled picture hangs over its frame on both sides and is kept once")
    func filling() throws {
        let image = Image(uiImage: try picture()).resizable().aspectRatio(contentMode: .fill).frame(width: 40, height: 40).clipped()
        let picture = Render.fitting(
            HStack(spacing: 0) {
                image
                image
            })
        #expect(item(picture)?.frame == CGRect(x: -20, y: 0, width: 80, height: 40))
        #expect(picture.content.images.count == 1)
        #expect(picture.layers[0].clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test("a template is drawn in the foreground style")
    func template() throws {
        let image = Image(uiImage: try picture()).renderingMode(.template)
        #expect(item(Render.fitting(image.foregroundStyle(.white)))?.tint == .white)
        #expect(item(Render.fitting(Image(uiImage: try picture())))?.tint == nil)
    }

    @Test("a place may take the colour out of pictures")
    func effect() throws {
        let image = Image(uiImage: try picture())._environment { $0.renderingGroup.image = .desaturate(luminanceToAlpha: true) }
        #expect(Render.fitting(image).layers.first?.colorEffect == .desaturate(luminanceToAlpha: true))
    }

    private func items(_ picture: RenderedView) -> [ImageItem] {
        picture.content.items.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    @Test("caps keep their size in points while edges and middle are stretched")
    func capInsets() throws {
        let insets = EdgeInsets(top: 2, leading: 4, bottom: 3, trailing: 5)
        let image = Image(uiImage: try picture()).resizable(capInsets: insets)
        let pieces = items(Render.fitting(image, 100, 50))
        #expect(pieces.count == 9)
        #expect(pieces[0].frame == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(pieces[0].source == ImageRegion(left: 0, top: 0, width: 12, height: 6))
        #expect(pieces[4].frame == CGRect(x: 4, y: 2, width: 91, height: 45))
        #expect(pieces[4].source == ImageRegion(left: 12, top: 6, width: 33, height: 15))
        #expect(pieces[8].frame == CGRect(x: 95, y: 47, width: 5, height: 3))
        #expect(pieces.allSatisfy { $0.tile == nil })
        #expect(Render.fitting(image, 100, 50).diagnostics.isEmpty)
    }

    @Test("tiles have the picture's own size, between caps too, and take a template's tint")
    func tiles() throws {
        let image = Image(uiImage: try picture())
        let whole = items(Render.fitting(image.resizable(resizingMode: .tile).renderingMode(.template).foregroundStyle(.white), 100, 50))
        #expect(whole.count == 1 && whole[0].tile == CGSize(width: 20, height: 10) && whole[0].tint == .white)
        let insets = EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
        let pieces = items(Render.fitting(image.resizable(capInsets: insets, resizingMode: .tile), 100, 50))
        #expect(pieces.map(\.tile?.width) == [nil, 12, nil, 4, 12, 4, nil, 12, nil])
        #expect(pieces.map(\.tile?.height) == [nil, 2, nil, 6, 6, 6, nil, 2, nil])
    }

    @Test("caps that a frame has no room for are shown smaller, and mad ones do no harm")
    func narrowCaps() throws {
        let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        let slices = NineSlice(size: CGSize(width: 60, height: 30), scale: 3, insets: insets, isTiled: false)
        let whole = ImageItem(key: ImageKey(rawValue: 1), frame: CGRect(x: 0, y: 0, width: 8, height: 30))
        let pieces = slices.pieces(of: whole, snap: { $0 })
        #expect(pieces.map(\.frame.width) == [4, 4, 4, 4, 4, 4])
        for mad in [CGFloat.nan, .infinity, -5, 1e300] {
            let insets = EdgeInsets(top: mad, leading: mad, bottom: mad, trailing: mad)
            let frames = NineSlice(size: CGSize(width: 60, height: 30), scale: 3, insets: insets, isTiled: true)
                .pieces(of: whole, snap: { $0 }).map(\.frame)
            #expect(frames.allSatisfy { whole.frame.contains($0) })
        }
    }

    @Test("the quality of scaling is kept", arguments: [Image.Interpolation.none, .low, .medium, .high])
    func interpolation(_ quality: Image.Interpolation) throws {
        let image = Image(uiImage: try picture()).resizable().interpolation(quality)
        #expect(item(Render.fitting(image, 100, 50))?.interpolation == quality.drawn)
    }

    @Test("bytes that are no picture give no picture")
    func malformed() {
        #expect(UIImage(data: Data("not a picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test("pictures can be written as PNG and JPEG")
    func writing() throws {
        let image = try picture(8, 8, scale: 1)
        #expect(image.pngData() != nil)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.8))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 8))
    }

    @Test("a symbol grows with the font and the scale, and an unknown one is reported")
    func symbols() {
        func height<V: View>(_ view: V) -> CGFloat { Render.fitting(view).contentSize.height }
        let image = Image(systemName: "airplane")
        #expect(height(image.font(.system(size: 34))) > height(image.font(.system(size: 17))) * 1.9)
        #expect(height(image.imageScale(.large)) > height(image.imageScale(.small)))
        let unknown = Render.fitting(
            VStack {
                Image(systemName: "no.such.symbol")
                Image(systemName: "no.such.symbol")
            })
        #expect(unknown.diagnostics.count == 1)
        #expect(unknown.diagnostics.first?.contains("no.such.symbol") == true)
        #expect(Render.fitting(image.resizable().frame(width: 40, height: 20)).fills.isEmpty == false)
    }

    @Test("a symbol stands on the text's line by half the height of a capital")
    func symbolBaseline() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Image(systemName: "circle.fill")
            Text("Words")
        }
        let picture = Render.fitting(view)
        let baseline = Double(picture.frame("Text").minY) + (17.0 * 1950 / 2048 * 3).rounded() / 3
        // The symbol's ink and the margin below it lie in whole pixels, a third of a point each.
        #expect(abs(Double(picture.frame("Image").midY) - (baseline - 17.0 * 1443 / 2048 / 2)) < 1.0 / 3)
    }
}
