import Foundation
import FoundationMissing
import Testing

@testable import VitrineWidgetArchive

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
        #expect(Device.all.count == 26)
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

    @Test(
        "true.33: phones and tablets of today are there, under the names that people give them",
        arguments: [
            ("iPhone 16 Pro", 402, 162), ("16 Pro", 402, 162), ("iPhone 17", 402, 162), ("iPhone 17 Pro", 402, 162),
            ("16 Pro Max", 440, 170), ("iPhone 17 Pro Max", 440, 170), ("iPhone Air", 420, 166), ("Air", 420, 166),
            ("iPhone 16e", 390, 158), ("16e", 390, 158), ("iPad Pro 11-inch (M4)", 834, 155), ("iPad Pro 13-inch (M5)", 1032, 170),
            ("iPad Air 13", 1024, 170), ("iPad Air 11-inch (M3)", 820, 155), ("iPad (A16)", 820, 155), ("iPad mini (A17 Pro)", 744, 141),
        ])
    func today(name: String, width: Double, small: Double) throws {
        let device = try #require(Device.named(name))
        #expect(device.screen.width == width && device.size(of: .systemSmall) == PointSize(width: small, height: small))
        let medium = try #require(device.size(of: .systemMedium)), large = try #require(device.size(of: .systemLarge))
        #expect(medium.height == small && large.width == medium.width && large.height > 2 * small)
    }

    @Test("have larger and rounder tiles on iOS 26, as measured on home screens (picture.6)") func later() throws {
        let eighteen = _SystemVersion(18), later = _SystemVersion(26)
        let large = try #require(Device.named("16 Pro Max"))
        #expect(large.on(eighteen) == large && large.tileRadius == 22)
        #expect(large.on(later).size(of: .systemMedium) == PointSize(width: 378, height: 176 + 2.0 / 3))
        #expect(large.on(later).cornerRadius(of: .systemSmall) == 30.7)
        let air = try #require(Device.named("Air")).on(later)
        #expect(air.size(of: .systemSmall)?.width == 172 + 2.0 / 3 && air.tileRadius == 29.6)
        let usual = try #require(Device.named("iPhone 14")).on(later)
        #expect(usual.size(of: .systemMedium) == PointSize(width: 338, height: 158) && usual.tileRadius > 26)
        let pad = try #require(Device.named("iPad Air 5"))
        #expect(pad.on(later) == pad)
    }

    @Test("true.33: a size that Apple does not publish has a note that says so, and the list has every alias") func notes() {
        let unpublished = Device.all.filter { $0.sizeNote != nil }
        #expect(
            Set(unpublished.map(\.screen))
                == Set([(402, 874), (420, 912), (440, 956), (834, 1210), (1032, 1376)].map { PointSize(width: $0.0, height: $0.1) }))
        for device in Device.all { for name in [device.name] + device.aliases { #expect(Device.list.contains(name), "\(name)") } }
    }

    @Test("give margins of 16 points, accessories some that leave them a ring's width, and the line none") func margins() throws {
        for device in Device.all {
            for family in device.sizes.keys where !family.isAccessory {
                #expect(device.contentMargins(of: family) == PointInsets(all: 16))
            }
            #expect(device.contentMargins(of: .accessoryInline) == PointInsets(all: 0))
        }
        let phone = try #require(Device.named("iPhone 14 Pro"))
        #expect(phone.contentMargins(of: .accessoryCircular) == PointInsets(all: 7))
        #expect(phone.contentMargins(of: .accessoryRectangular) == PointInsets(all: 7))
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
