import Foundation

/// The hotels' pictures, each drawn once and then kept.
public actor HotelPictures {
    private var drawn: [String: [UInt8]] = [:]
    private let draw: @Sendable (HotelScene) throws -> [UInt8]

    /// `draw` makes a JPEG of a scene.
    public init(draw: @escaping @Sendable (HotelScene) throws -> [UInt8]) {
        self.draw = draw
    }

    /// A JPEG, 1200 × 800 pixels; nil for a hotel the shop does not know.
    func picture(of hotel: String) throws -> [UInt8]? {
        guard Destination.all.contains(where: { $0.hotel.id == hotel }) else { return nil }
        if let bytes = drawn[hotel] { return bytes }
        let bytes = try draw(HotelScene(seed: hotel))
        drawn[hotel] = bytes
        return bytes
    }
}
