import Foundation
import Testing

@testable import WidgetArchive

@Suite("Devices") struct DeviceTests {
    @Test("have the guidelines' sizes") func sizes() throws {
        let phone = Device.standard
        #expect(phone.name == "iPhone 15")
        #expect(phone.screen == PointSize(width: 393, height: 852))
        #expect(phone.scale == 3)
        #expect(phone.size(of: .systemSmall) == PointSize(width: 158, height: 158))
        #expect(phone.size(of: .systemMedium) == PointSize(width: 338, height: 158))
        #expect(phone.size(of: .systemLarge) == PointSize(width: 338, height: 354))
        #expect(phone.size(of: .accessoryRectangular) == PointSize(width: 160, height: 72))
        #expect(phone.size(of: .systemExtraLarge) == nil)
        #expect(Device.all.count == 21)
    }

    @Test("lay out on a tablet's canvas what they show smaller") func canvas() throws {
        let pad = try #require(Device.named("iPad Air 5"))
        #expect(pad.size(of: .systemSmall) == PointSize(width: 155, height: 155))
        #expect(pad.shownSize(of: .systemSmall) == PointSize(width: 136, height: 136))
        #expect(pad.size(of: .systemExtraLarge) == PointSize(width: 715.5, height: 342))
    }

    @Test("are found by any of their names, and their names are theirs alone") func names() {
        #expect(Device.named("iphone 13 MINI")?.screen == PointSize(width: 360, height: 780))
        #expect(Device.named("iPhone 1") == nil)
        let names = Device.all.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test("give margins of 16 points, accessories none") func margins() {
        for device in Device.all {
            for family in device.sizes.keys {
                #expect(device.contentMargins(of: family) == PointInsets(all: family.isAccessory ? 0 : 16))
            }
        }
    }

    @Test("make requests in their own scale, and none for a family they lack") func requests() throws {
        let phone = try #require(Device.named("iPhone SE"))
        let request = try #require(phone.request(kind: "K", family: .systemSmall))
        #expect(request.environments[0].displayScale == 2)
        #expect(request.displaySize == PointSize(width: 148, height: 148))
        #expect(request.cornerRadius == 22)
        #expect(phone.request(kind: "K", family: .systemExtraLarge) == nil)
    }
}
