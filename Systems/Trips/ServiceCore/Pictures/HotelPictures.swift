import Foundation

/// The hotels' pictures, which are files of this module's.
enum HotelPictures {
    /// A JPEG, 1200 × 800 pixels; nil for a hotel the shop does not know.
    /// - Throws: Foundation's error for a file that cannot be read.
    static func picture(of hotel: String) throws -> Data? {
        // A name that is a hotel's leads to no other file.
        guard Destination.all.contains(where: { $0.hotel.id == hotel }),
            let url = Bundle.module.url(forResource: hotel, withExtension: "jpg", subdirectory: "Hotels")
        else { return nil }
        return try Data(contentsOf: url)
    }
}
