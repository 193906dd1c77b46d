import Foundation
import SampleData

/// A treatment that the sample salon offers.
struct SampleTreatment: Decodable, Sendable {
    /// The file and the samples name it by this.
    var id: String
    var name: String
    var minutes: Int
    /// The price in euros.
    var price: Decimal
    var colour: Appointment.Colour
}

extension SampleTreatment {
    /// The catalogue is what `Samples/treatments.json` holds.
    struct Catalogue: Decodable {
        var treatments: [SampleTreatment]
        /// These are ids of treatments, by the id of the stylist.
        var offered: [String: [String]]
    }

    static let catalogue: Catalogue = SampleFile.value("treatments", in: .module)

    /// This is what each stylist does, by the id of the stylist.
    static let all: [String: [SampleTreatment]] = catalogue.offered.mapValues { $0.map(known) }

    static let cut = known("cut")
    static let balayage = known("balayage")
    static let brow = known("brow")
    static let refresh = known("refresh")

    /// This is a treatment that a stylist or the samples name.
    private static func known(_ id: String) -> SampleTreatment {
        guard let found = catalogue.treatments.first(where: { $0.id == id }) else {
            // The file is built with this code, and nobody who runs the service could mend it.
            fatalError("Samples/treatments.json of Salon has no treatment “\(id)”.")
        }
        return found
    }
}
