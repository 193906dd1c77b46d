import Foundation
import SampleData

/// The destinations' photographs, which are files of this module's.
enum Photographs {
    /// The photograph of a destination; nil when none has this name.
    /// - Throws: ``PhotographMissing``, or Foundation's error for a file that cannot be read.
    static func photograph(named name: String) throws -> Photograph? {
        // A name that is a destination's leads to no other file.
        guard let place = Destination.named(name) else { return nil }
        guard let url = Bundle.module.url(forResource: place.name, withExtension: "jpg", subdirectory: "Photographs") else {
            throw PhotographMissing(name: place.name)
        }
        let bytes = try Data(contentsOf: url)
        return Photograph(bytes: bytes, tag: String(SeededGenerator.seed(bytes), radix: 16))
    }
}

/// The service was installed without one of its pictures.
struct PhotographMissing: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name).jpg is not among the service's pictures; install it anew." }
}
