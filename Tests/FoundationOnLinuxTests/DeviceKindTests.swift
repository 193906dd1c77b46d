import Foundation
import Testing

@testable import FoundationMissing

@Suite("The kind of device that a process sees") struct DeviceKindTests {
    @Test("is a tablet only for an app that is made for one") func families() {
        #expect(DeviceKind("ipad", families: [1, 2]) == .pad && DeviceKind("ipad", families: nil) == .pad)
        #expect(DeviceKind("ipad", families: [1]) == .phone)
        #expect(DeviceKind(nil, families: [2]) == .phone && DeviceKind("iphone", families: [1, 2]) == .phone)
    }

    @Test("takes of things by device its own, or those of all others") func choice() {
        #expect(DeviceKind.pad.choice(of: ["iphone": "tap the phone", "ipad": "tap the pad", "other": "tap"]) == "tap the pad")
        #expect(DeviceKind.pad.choice(of: ["iphone": "tap the phone", "other": "tap"]) == "tap")
        #expect(DeviceKind.phone.choice(of: ["ipad": "tap the pad"]) == nil)
    }
}
