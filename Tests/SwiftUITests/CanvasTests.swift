import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Canvas") struct CanvasTests {
    private func bitmap(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> Bitmap {
        let list = Render.tile(Canvas(renderer: renderer), 40, 40).content
        return Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1)
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let red: [UInt8] = [255, 0, 0, 255], empty: [UInt8] = [0, 0, 0, 0]
    private let fullRed = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

    @Test("takes what it is offered and gives its size")
    func size() {
        var given = CGSize.zero
        _ = Render.tile(Canvas { _, size in given = size }, 40, 30)
        #expect(given == CGSize(width: 40, height: 30))
        #expect(Render.fitting(Canvas { _, _ in }).contentSize == CGSize(width: 10, height: 10))
    }

    @Test("fills and strokes where it is told, in coordinates that move")
    func coordinates() {
        let picture = bitmap { context, _ in
            context.fill(square, with: fullRed)
            context.translateBy(x: 20, y: 0)
            context.scaleBy(x: 2, y: 1)
            context.fill(square, with: fullRed)
            context.transform = .identity
            context.translateBy(x: 0, y: 30)
            context.stroke(square, with: fullRed, lineWidth: 4)
        }
        #expect(picture[5, 5] == red && picture[15, 5] == empty)
        #expect(picture[22, 5] == red && picture[38, 5] == red && picture[30, 15] == empty)
        #expect(picture[0, 35] == red && picture[5, 35] == empty)
    }

    @Test("a copy has a state of its own and draws on the same canvas")
    func copies() {
        let picture = bitmap { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 20, y: 20)
            copy.fill(square, with: fullRed)
            context.fill(square, with: fullRed)
        }
        #expect(picture[5, 5] == red && picture[25, 25][3] == 128)
    }

    @Test("clips to paths, to what lies outside them, and to layers")
    func clips() {
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let inside = bitmap { context, _ in
            context.clip(to: square)
            context.fill(all, with: fullRed)
        }
        #expect(inside[5, 5] == red && inside[15, 15] == empty)
        let outside = bitmap { context, _ in
            context.clip(to: square, options: .inverse)
            context.fill(all, with: fullRed)
        }
        #expect(outside[5, 5] == empty && outside[15, 15] == red)
        let layer = bitmap { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: fullRed) }
            context.fill(all, with: fullRed)
        }
        #expect(layer[5, 5][3] == 128 && layer[15, 15] == empty)
        let around = bitmap { context, _ in
            context.clipToLayer(options: .inverse) { $0.fill(square, with: fullRed) }
            context.fill(all, with: fullRed)
        }
        #expect(around[5, 5] == empty && around[15, 15] == red)
        var bounds = CGRect.zero
        _ = bitmap { context, _ in
            context.translateBy(x: 5, y: 5)
            context.clip(to: square)
            bounds = context.clipBoundingRect
        }
        #expect(bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("filters change colours, blur and throw shadows")
    func filters() {
        func pixel(_ filter: GraphicsContext.Filter, _ x: Int, _ y: Int) -> [UInt8] {
            bitmap { context, _ in
                context.addFilter(filter)
                context.fill(square, with: fullRed)
            }[x, y]
        }
        #expect(pixel(.colorInvert(), 5, 5) == [0, 255, 255, 255])
        #expect(pixel(.grayscale(1), 5, 5)[0] == pixel(.grayscale(1), 5, 5)[1])
        #expect(pixel(.colorMultiply(.black), 5, 5) == [0, 0, 0, 255])
        #expect(pixel(.hueRotation(.degrees(120)), 5, 5) != red)
        #expect(pixel(.blur(radius: 3), 12, 5)[3] > 0 && pixel(.blur(radius: 3), 12, 5)[3] < 128)
        #expect(pixel(.shadow(color: .black, radius: 0, x: 20, y: 0), 25, 5) == [0, 0, 0, 255])
        #expect(pixel(.brightness(-1), 5, 5) == [0, 0, 0, 255])
        #expect(pixel(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))), 25, 5) == red)
        #expect(pixel(.alphaThreshold(min: 0.5, color: .black), 5, 5) == [0, 0, 0, 255])
        #expect(pixel(.colorMatrix(SwiftUI.ColorMatrix()), 5, 5) == red)
    }

    @Test("blends with what the canvas has, not with what lies below it")
    func blending() {
        let canvas = Canvas { context, size in
            context.fill(square, with: fullRed)
            context.blendMode = .destinationOut
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        let list = Render.tile(canvas.background(.white), 40, 40).content
        let picture = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)
        #expect(picture[5, 5] == [255, 255, 255, 255])
        let odd = Render.tile(
            Canvas { context, _ in
                context.blendMode = .xor
                context.fill(square, with: fullRed)
            })
        #expect(odd.diagnostics.contains { $0.contains("BlendMode 25") })
    }

    @Test("gradients run between the command's own points")
    func gradients() {
        let gradient = Gradient(colors: [.black, .white])
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let linear = bitmap { context, _ in
            context.fill(all, with: .linearGradient(gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 40, y: 0)))
        }
        #expect(linear[1, 20][0] < 20 && linear[38, 20][0] > 235)
        let radial = bitmap { context, _ in
            context.fill(all, with: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 20))
        }
        #expect(radial[20, 20][0] < 20 && radial[1, 20][0] > 225)
        let conic = bitmap { context, _ in
            context.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20)))
        }
        #expect(conic[38, 22][0] < 30 && conic[38, 17][0] > 225)
    }

    @Test("draws texts, images and symbols where they belong")
    func views() throws {
        let view = Canvas { context, size in
            let text = context.resolve(Text("Hello").font(.system(size: 10)))
            let measured = text.measure(in: size)
            #expect(
                measured.height == 12 && text.firstBaseline(in: size) > 8 && text.lastBaseline(in: size) == text.firstBaseline(in: size))
            context.draw(text, at: CGPoint(x: 20, y: 20))
            context.draw(Image(systemName: "heart.fill"), at: CGPoint(x: 20, y: 5))
            if let symbol = context.resolveSymbol(id: "dot") {
                #expect(symbol.size == CGSize(width: 4, height: 4))
                context.draw(symbol, at: CGPoint(x: 35, y: 35))
            }
            #expect(context.resolveSymbol(id: "none").map(\.size) == nil)
        } symbols: {
            Color.red.frame(width: 4, height: 4).tag("dot")
        }
        let list = Render.tile(view, 40, 40, environment: Render.environment(scale: 1)).content
        let picture = Rasterizer(fonts: FontCatalog.file).draw(list, scale: 1)
        #expect(picture[35, 35][0] > 200 && picture[30, 35] == empty)
        #expect(picture[20, 5][3] > 200)
        let inked = (0..<40).contains { picture[$0, 20][3] > 100 }
        #expect(inked)
    }

    @Test("a layer is drawn as one")
    func layers() {
        let picture = bitmap { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: fullRed)
                layer.fill(square, with: fullRed)
            }
        }
        #expect(picture[5, 5][3] == 128)
    }

    @Test("an image may be drawn by commands")
    func drawnImage() {
        let image = Image(size: CGSize(width: 10, height: 10)) { $0.fill(square, with: fullRed) }
        #expect(Render.fitting(image).contentSize == CGSize(width: 10, height: 10))
        let list = Render.tile(image.resizable(), 40, 40).content
        #expect(Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)[35, 35] == red)
    }
}
