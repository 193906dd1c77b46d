import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// Draws tiles when somebody looks, and remembers the pictures that were looked at last.
package actor RenderCache {
    /// Which picture: the same key is always the same picture.
    package struct Key: Hashable, Sendable {
        package var tile: String
        package var version: Int
        /// The tick of the picture's dates: it grows whenever one of them reads otherwise.
        package var tick: Int
        package var look: RenderEnvironment
        package var appearance: TileAppearance
        package var scale: Double
        /// The moment that is shown; nil is the present.
        package var moment: Date?
    }

    /// Pixels per point that may be asked for.
    package static let scales = 0.5...4.0

    /// Pictures that are drawn at once: more would each keep letters and images of their own.
    private static let mostAtOnce = 2

    private let drawers: DrawerPool
    private let capacity: Int
    private var pictures: [Key: [UInt8]] = [:]
    /// Pictures that are being drawn: whoever asks for one of them waits for it.
    private var flights: [Key: Task<[UInt8], Never>] = [:]
    /// The keys in their order, oldest first.
    private var order: [Key] = []

    /// - Parameter fonts: where a face's file is.
    package init(capacity: Int = 64, fonts: @escaping @Sendable (FontFace) -> FontFile?) {
        self.capacity = capacity
        drawers = DrawerPool(count: min(Self.mostAtOnce, ProcessInfo.processInfo.activeProcessorCount), fonts: fonts)
    }

    /// A picture that is remembered.
    func known(_ key: Key) -> [UInt8]? { pictures[key] }

    /// PNG. `list` is asked for only when the picture is not there yet; it is handed what sets the texts that follow the time.
    package func picture(_ key: Key, _ list: @escaping @Sendable (any TextSetting) -> DisplayList) async -> [UInt8] {
        if let known = pictures[key] {
            order.removeAll { $0 == key }
            order.append(key)
            return known
        }
        if let flight = flights[key] { return await flight.value }
        let flight = Task { await drawers.picture(scale: key.scale, list) }
        flights[key] = flight
        let picture = await flight.value
        flights[key] = nil
        pictures[key] = picture
        order.append(key)
        if order.count > capacity { pictures[order.removeFirst()] = nil }
        return picture
    }

    /// Parts of a picture, pixel for pixel as in the whole; each with the frame (points) that it fills. They are not remembered: the
    /// next ones are others.
    func parts(
        _ frames: [CGRect], scale: Double, _ list: @escaping @Sendable (any TextSetting) -> DisplayList
    ) async -> [(frame: CGRect, png: [UInt8])] {
        await drawers.parts(frames, scale: scale, list)
    }

    /// What stands where nothing has been archived yet: the tile's shape in the grey of a system background.
    static func emptyTile(_ size: PointSize, cornerRadius: Double, scheme: RenderEnvironment.Scheme, isWhite: Bool = false) -> DisplayList {
        let box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        // UIKit's secondarySystemBackground.
        let grey = scheme == .light ? RGBA(242 / 255, 242 / 255, 247 / 255) : RGBA(28 / 255, 28 / 255, 30 / 255)
        let shape = Path(roundedRect: box, cornerRadius: cornerRadius)
        return DisplayList(size: box.size, items: [.fill(shape, .color(isWhite ? RGBA(1, 1, 1) : grey), .nonZero)])
    }
}
