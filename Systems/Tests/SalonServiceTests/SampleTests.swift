import Foundation
import Testing

@testable import SalonServiceCore

/// The treatments and customers among the service's resources.
struct SampleTests {
    @Test("every stylist has treatments, each once, and nobody else has")
    func treatments() {
        let all = SampleTreatment.all
        #expect(Set(all.keys) == Set(Stylist.all.map(\.id)) && all.mapValues(\.count) == ["mara": 5, "ilja": 4, "noor": 4])
        for (stylist, offered) in all {
            #expect(Set(offered.map(\.id)).count == offered.count && Set(offered.map(\.name)).count == offered.count, "\(stylist)")
            #expect(offered.allSatisfy { (15...120).contains($0.minutes) && $0.minutes % 15 == 0 && $0.price > 0 }, "\(stylist)")
        }
    }

    @Test("each of the file's treatments has an id and a name of its own, and a stylist who does it")
    func ownIDs() {
        let treatments = SampleTreatment.catalogue.treatments
        #expect(treatments.count == 11 && Set(treatments.map(\.name)).count == 11)
        #expect(treatments.map(\.id).sorted() == Set(SampleTreatment.all.values.joined().map(\.id)).sorted())
    }

    @Test("customers have names and ids of their own, and notes that come round again")
    func customers() {
        let customers = SampleCustomer.names.indices.map(SampleCustomer.customer)
        #expect(customers.count == 36 && Set(customers.map(\.name)).count == 36 && Set(customers.map(\.id)).count == 36)
        #expect(customers.allSatisfy { !$0.id.isEmpty } && customers[3].notes == "Prefers the window seat.")
        #expect(customers[3].notes == customers[12].notes && SampleCustomer.customer(36) == customers[0])
        // The customers of the Friday that the pictures show, and of the morning after.
        let named = ["Chiara M.", "Ana R.", "Sofia L.", "Jonas W.", "Hanna S."]
        #expect(named.map { SampleCustomer.named($0).name } == named)
    }
}
