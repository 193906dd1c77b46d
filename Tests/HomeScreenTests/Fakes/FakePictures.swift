import Foundation
import VitrineAssetCatalog
import VitrineWidgetArchive
import WidgetHost

/// Pictures that are all the same.
struct FakePictures: PictureProviding {
    /// A PNG of 8 × 8 pixels.
    static let picture = [UInt8](
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPw9jyBFTEMLQkA33dXAT8cCtIAAAAASUVORK5CYII=
                """) ?? Data())

    let scene: FakeScene
    let record: RequestRecord

    func picture(of tile: String, _ request: PictureRequest) async throws -> [UInt8] {
        let words = [
            "picture", tile, request.scheme?.rawValue ?? "any", "\(request.scale)", request.mode?.rawValue,
            request.at.map { "at \($0.timeIntervalSince1970)" },
        ]
        try record.note(words.compactMap { $0 }.joined(separator: " "), of: tile)
        return Self.picture
    }

    func dates(_ request: DatesRequest) async throws -> TickingDates {
        let page = request.page.map { "\($0)" } ?? "all"
        try record.note("dates \(request.scale) \(request.scheme?.rawValue ?? "any") \(request.screen?.rawValue ?? "all") \(page)")
        let part = TickingDates.Part(frame: CGRect(x: 10, y: 20, width: 30, height: 12), png: Self.picture)
        return TickingDates(
            now: FakeScene.now, next: FakeScene.now + 1, tiles: [.init(id: FakeScene.tile, version: scene.version, parts: [part])])
    }

    func variant(of tile: String, _ request: VariantRequest) async throws -> [UInt8] {
        let words = "\(request.typeSize ?? "-") \(request.locale ?? "-") \(request.rightToLeft ?? false) \(request.mode?.rawValue ?? "-")"
        try record.note("variant \(tile) \(words)", of: tile)
        return Self.picture
    }

    func galleryPicture(
        of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double
    ) async throws -> [UInt8] {
        try record.note("gallery \(kind) \(family.rawValue) \(scheme.rawValue) \(scale)")
        guard kind == "Kind" else { throw HostError.unknownKind(kind, known: ["Kind"]) }
        return Self.picture
    }

    func screen(of app: String, scheme: RenderEnvironment.Scheme?) async throws -> [UInt8] {
        try record.note("screen \(app) \(scheme?.rawValue ?? "")")
        guard app == "com.example.app" else { throw HostError.noSuchApp(app) }
        return Self.picture
    }

    func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8] {
        try record.note("icon \(app) \(appearance.rawValue)")
        guard app == "com.example.app" else { throw HostError.noSuchApp(app) }
        return Self.picture
    }
}
