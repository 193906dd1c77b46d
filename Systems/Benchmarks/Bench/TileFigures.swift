import BenchFigures
import BenchScene
import Foundation
import HeadlessBrowser
import SwiftUI
import VitrineDrawing

#if CAIRO_PEER
    import CairoPeer
#endif

/// Tiles drawn by Vitrine and by its peers, PNG included, and a tree of views, all in one run. Processor time.
@MainActor struct TileFigures {
    private let photo: EncodedImage
    private let photoFile: URL
    private let setter = TextSetter()
    private let rounds = 9

    private static let medium = [(name: "medium3x.flat", isPhoto: false), (name: "medium3x.photo", isPhoto: true)]

    /// - Parameter root: the package's folder.
    init(root: URL) throws {
        photoFile = root.appendingPathComponent("Systems/Tests/Tools/TripsScenes/Resources/hotel.jpg")
        photo = EncodedImage(format: .jpeg, bytes: Array(try Data(contentsOf: photoFile)), pixelWidth: 1200, pixelHeight: 800)
    }

    /// - Parameter pictures: where each peer's picture of each scene is written, to look at; nil writes none.
    func all(pictures: URL?) throws -> [Figure] {
        var contenders = ours(pictures)
        contenders += try views()
        contenders += peers(pictures)
        var browser: WarmBrowser?
        defer { browser?.close() }
        if HeadlessBrowser.isInstalled {
            let started = try WarmBrowser(width: 364, height: 170, photo: photoFile)
            browser = started
            contenders += try Self.medium.map { try page($0.name, isPhoto: $0.isPhoto, started, pictures) }
        } else {
            print("Chromium is not installed: drawing is not measured against it.")
        }
        let times = try Contender.medians(of: contenders, rounds: rounds)
        return figures(times, names: contenders.map(\.name))
    }

    // MARK: The figures

    private func figures(_ times: [String: Double], names: [String]) -> [Figure] {
        var figures: [Figure] = []
        for name in names {
            guard let value = times[name] else { continue }
            let scene = name.split(separator: ".").dropFirst().joined(separator: ".")
            switch name {
            case "views.60nodes":
                let drawing = times["draw.medium3x.flat"] ?? .nan
                figures.append(Figure(name, value, ratio: value / drawing, against: "draw.medium3x.flat").ratioAtMost(0.05))
            case "draw.medium3x.flat", "draw.medium3x.photo":
                let needed = name.hasSuffix("flat") ? 5 : 2.5
                let cairo = times["cairo.\(scene)"]
                figures.append(
                    cairo.map { Figure(name, value, ratio: $0 / value, against: "Pango+Cairo").ratioAtLeast(needed) } ?? Figure(name, value)
                )
                if let page = times["chromium.\(scene)"] {
                    let figure = Figure("\(name).chromium", value, ratio: page / value, against: "warm Chromium")
                    figures.append(figure.ratioAtLeast(8))
                }
            default: figures.append(Figure(name, value))
            }
        }
        return figures
    }

    // MARK: Who takes part

    private func list(_ kind: TileScene.Kind, isPhoto: Bool, scale: Double) -> DisplayList {
        TilePicture(TileScene(kind, photo: isPhoto), photo: photo, scale: scale, setter: setter).list
    }

    private func ours(_ pictures: URL?) -> [Contender] {
        let tiles: [(name: String, list: DisplayList, scale: Double)] = [
            ("draw.medium3x.flat", list(.medium, isPhoto: false, scale: 3), 3),
            ("draw.medium3x.photo", list(.medium, isPhoto: true, scale: 3), 3),
            ("draw.small2x.flat", list(.small, isPhoto: false, scale: 2), 2),
            ("draw.large3x.flat", list(.large, isPhoto: false, scale: 3), 3),
        ]
        let rasterizer = Rasterizer(fonts: FontCatalog.file)
        var contenders = tiles.map { tile in
            Contender(tile.name, goes: 15) { _ = PNG.encode(rasterizer.draw(tile.list, scale: tile.scale)) }
        }
        for tile in tiles { write(PNG.encode(rasterizer.draw(tile.list, scale: tile.scale)), tile.name, pictures) }
        let flat = tiles[0].list
        contenders.append(Contender("draw.svg", goes: 10) { _ = SVG.write(flat, fonts: FontCatalog.file) })
        // The picture that is drawn first, without drawing it.
        let bitmap = rasterizer.draw(flat, scale: 3)
        contenders.append(Contender("png.encode", goes: 15) { _ = PNG.encode(bitmap) })
        return contenders
    }

    /// Body evaluation and layout of a tree of 60 nodes, 12 of them texts; fonts and words are warm. And the same with drawing commands.
    private func views() throws -> [Contender] {
        let size = CGSize(width: 364, height: 382)
        let environment = EnvironmentValues()
        let nodes = ViewRenderer().render(SixtyNodes(), size: size, environment: environment).nodes
        let texts = nodes.count { $0.type == "Text" }
        guard nodes.count == 60, texts == 12 else { throw BenchFailure("The tree has \(nodes.count) nodes, \(texts) of them texts.") }
        return [
            Contender("views.60nodes", goes: 30) { _ = ViewRenderer().layOut(SixtyNodes(), size: size, environment: environment) },
            Contender("views.60nodes.drawn", goes: 30) { _ = ViewRenderer().render(SixtyNodes(), size: size, environment: environment) },
            Contender("views.sparkline", goes: 30) {
                _ = ViewRenderer().render(Sparkline(), size: CGSize(width: 120, height: 40), environment: environment)
            },
        ]
    }

    #if CAIRO_PEER
        private func peers(_ pictures: URL?) -> [Contender] {
            Self.medium.compactMap { tile in
                var pixels: [UInt8]?
                if tile.isPhoto {
                    // The photograph alone, as ours is scaled.
                    var picture = list(.medium, isPhoto: true, scale: 3)
                    picture.items = picture.items.compactMap {
                        guard case .layer(let tile) = $0 else { return nil }
                        return tile.items.first
                    }
                    pixels = Rasterizer(fonts: FontCatalog.file).draw(picture, scale: 3).pixels
                }
                guard let painter = CairoPainter(TileScene(.medium, photo: tile.isPhoto), scale: 3, photo: pixels) else { return nil }
                var bitmap = Bitmap(width: painter.width, height: painter.height)
                func draw() -> [UInt8] {
                    painter.draw()
                    bitmap.pixels.withUnsafeMutableBytes { painter.copyPixels(into: $0) }
                    return PNG.encode(bitmap)
                }
                write(draw(), "cairo.\(tile.name)", pictures)
                return Contender("cairo.\(tile.name)", goes: 15) { _ = draw() }
            }
        }
    #else
        private func peers(_ pictures: URL?) -> [Contender] {
            print("Pango and Cairo are not installed: drawing is not measured against them.")
            return []
        }
    #endif

    private func page(_ name: String, isPhoto: Bool, _ browser: WarmBrowser, _ pictures: URL?) throws -> Contender {
        let html = TilePage(scene: TileScene(.medium, photo: isPhoto), photo: "photo.jpg").html
        write(Array(try browser.picture(of: html)), "chromium.\(name)", pictures)
        return Contender("chromium.\(name)", goes: 4, browser: browser, html)
    }

    private func write(_ png: [UInt8], _ name: String, _ folder: URL?) {
        guard let folder else { return }
        // A picture to look at is no figure: without it the bench still tells all it measures.
        try? Data(png).write(to: folder.appendingPathComponent("\(name).png"))
    }
}
