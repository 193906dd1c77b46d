import Foundation
import Testing
import TripsScenes
import VitrineDrawing
import VitrineWidgetArchive
import WidgetKit
import WidgetTesting

@testable import TripsCore
@testable import TripsWidgets

/// Tests what stands in the tile and where a tap leads.
@MainActor @Suite("My Trips") struct MyTripsViewTests {
    private let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]

    private func scene(_ name: String, _ family: WidgetFamilyName) throws -> ArchivedView {
        let size = family.rawValue.dropFirst("system".count).lowercased()
        let scene = try #require(Scenes.all.first { $0.name == "\(name)-\(size)" })
        return try scene.draw().view
    }

    private func texts(_ view: ArchivedView) -> [String] { view.nodes.compactMap(\.text) }

    private func links(_ view: ArchivedView) -> [String] {
        view.taps.compactMap { if case .open(let url) = $0.action { url.absoluteString } else { nil } }
    }

    @Test("the bundle lists My Trips among its widgets (R1.48)")
    func bundle() {
        let widgets = TimelineProbe(bundle: TripsWidgetBundle()).description.widgets
        #expect(widgets.map(\.kind) == ["TripsWidget", "TripsSearchWidget"])
        #expect(widgets[0].families == families)
    }

    @Test("nothing booked: a question and three searches, flight, package, hotel (R1.49, R1.50, R1.51)", arguments: [0, 1, 2])
    func noTrip(_ index: Int) throws {
        let view = try scene("no-trip", families[index])
        #expect(texts(view).first == "Where to next?")
        #expect(links(view) == ["flight", "dp", "hotel"].map { "vitrine-trips://search?product=\($0)" })
        let frames = view.taps.map(\.frame)
        #expect(frames.allSatisfy { $0.width >= 38 && $0.height >= 44 })
    }

    @Test("true.9: what is beside the three searches opens the app, and no search", arguments: [0, 1, 2])
    func freeArea(_ index: Int) throws {
        #expect(try scene("no-trip", families[index]).widgetURL?.absoluteString == "vitrine-trips://bookings")
    }

    private func view(
        _ booking: WidgetBooking?, _ family: WidgetFamilyName, _ change: (inout PictureSettings) -> Void = { _ in }
    ) throws -> ArchivedView {
        var settings = PictureSettings(family: family)
        settings.contentMarginsDisabled = true
        change(&settings)
        return try render(MyTripsView(entry: BookingEntry(date: .distantPast, data: booking)), settings).view
    }

    @Test("true.9, R1.55: a shown trip's link names the trip", arguments: [0, 1, 2])
    func tripLink(_ index: Int) throws {
        var booking = SampleTrip.booking(flight: SampleTrip.outbound)
        booking.trip = "b-7"
        let view = try view(booking, families[index])
        let found = index == 0 ? [view.widgetURL?.absoluteString ?? ""] : links(view)
        #expect(found == ["vitrine-trips://bookings?product=flight&trip=b-7"])
    }

    @Test("true.8: a tile speaks one language, that of the texts that the app has written", arguments: [0, 1, 2])
    func oneLanguage(_ index: Int) throws {
        for (booking, own, foreign) in [
            (SampleTrip.booking(flight: SampleTrip.outbound), "Outbound", "Hinflug"),
            (
                SampleTrip.booking(hotel: SampleTrip.hotel(photo: false), current: 1), index == 2 ? "Check-in" : "from Sat 13 Jun",
                "ab Sat 13 Jun"
            ),
        ] {
            var booking = booking
            booking.language = "en"
            let english = try view(booking, families[index]) { $0.environment.locale = "de_DE" }
            #expect(texts(english).contains(own) && !texts(english).contains(foreign), "\(texts(english))")
            booking.language = "de"
            let german = try view(booking, families[index]) { $0.environment.locale = "en_GB" }
            #expect(texts(german).contains(foreign) || texts(german).contains("Aufenthalt"), "\(texts(german))")
        }
    }

    @Test("a flight leads to the bookings of flights, a hotel to those of hotels (R1.52, R1.53, R1.55)")
    func targets() throws {
        #expect(try scene("outbound", .systemSmall).widgetURL?.absoluteString == "vitrine-trips://bookings?product=flight")
        #expect(try scene("hotel", .systemSmall).widgetURL?.absoluteString == "vitrine-trips://bookings?product=hotel")
        for family in families.dropFirst() {
            #expect(try links(scene("outbound", family)) == ["vitrine-trips://bookings?product=flight"])
            #expect(try links(scene("hotel", family)) == ["vitrine-trips://bookings?product=hotel"])
        }
    }

    /// A step of a package is one part (R1.18–R1.20): flight and hotel come at once only from another writer. R1.54 draws both. That takes
    /// two medium tiles, which is a large one. A small or a medium tile has room for one part at the sizes people read: it draws the
    /// flight, which comes first, ends with the hotel's name, speaks both, and leads to the flight.
    @Test(
        "flight and hotel at once: large draws both, each a link; small and medium draw the flight and name the hotel last (R1.54, true.10)"
    )
    func both() throws {
        let large = try scene("both", .systemLarge)
        #expect(links(large) == ["vitrine-trips://bookings?product=flight", "vitrine-trips://bookings?product=hotel"])
        #expect(Set(["LIN", "HND", "Park Hotel Shiodome"]).isSubset(of: texts(large)))
        let small = try scene("both", .systemSmall)
        #expect(texts(small).last == "Park Hotel Shiodome" && Set(["LIN", "HND"]).isSubset(of: texts(small)))
        #expect(small.widgetURL?.absoluteString == "vitrine-trips://bookings?product=flight")
        let medium = try scene("both", .systemMedium)
        let hotel = try #require(medium.nodes.first { $0.text == "Park Hotel Shiodome" })
        let inLeftPart = medium.nodes.filter { $0.text != nil && $0.frame.minX < 240 }
        #expect(inLeftPart.allSatisfy { $0.frame.minY <= hotel.frame.minY })
        #expect(links(medium) == ["vitrine-trips://bookings?product=flight"])
        for view in [small, medium] {
            #expect(view.accessibility.map(\.label).contains { $0.hasSuffix(". Park Hotel Shiodome") })
            #expect(!texts(view).contains { $0.contains("Higashi") || $0.contains("5 nights") })
        }
    }

    @Test("a flight shows both airports and times, its code and stops (R1.56)", arguments: [0, 1, 2])
    func flight(_ index: Int) throws {
        let words = try texts(scene("outbound", families[index]))
        for word in ["LIN", "HND", "07:15", "06:55", "+1", "Outbound"] { #expect(words.contains(word), "\(word)") }
        #expect(words.contains { $0.contains("AZ 792") } && words.contains { $0.contains("Direct") })
    }

    @Test("a hotel shows its name, its address and the stay, with its score or without (R1.57, G1.6)")
    func hotel() throws {
        for family in families.dropFirst() {
            let words = try texts(scene("hotel", family))
            for word in ["Park Hotel Shiodome", "1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227", "5 nights", "8.7"] {
                #expect(words.contains(word), "\(word)")
            }
        }
        var unrated = SampleTrip.hotel()
        unrated.reviewScore = nil
        var settings = PictureSettings(family: .systemMedium)
        settings.contentMarginsDisabled = true
        let entry = BookingEntry(date: .distantPast, data: SampleTrip.booking(hotel: unrated))
        #expect(try !texts(render(MyTripsView(entry: entry), settings).view).contains("8.7"))
    }

    @Test("a picture that is none leaves the words (R1.39)")
    func brokenPhoto() throws {
        var hotel = SampleTrip.hotel()
        hotel.image = Data("<html>".utf8)
        var settings = PictureSettings(family: .systemSmall)
        settings.contentMarginsDisabled = true
        let entry = BookingEntry(date: .distantPast, data: SampleTrip.booking(hotel: hotel))
        let view = try render(MyTripsView(entry: entry), settings).view
        #expect(texts(view).contains("Park Hotel Shiodome") && view.content.images.isEmpty)
    }

    @Test("the tile is spoken as a sentence")
    func spoken() throws {
        let labels = try scene("outbound", .systemMedium).accessibility.map(\.label)
        #expect(labels == ["Outbound, flight AZ 792 from Milan Linate to Tokyo Haneda, Fri 12 Jun 07:15"])
        let stay = try scene("hotel", .systemLarge).accessibility.map(\.label)
        #expect(stay == ["Park Hotel Shiodome, 1-7-1 Higashi-Shimbashi, Minato, Tokyo 105-7227, 5 nights from Sat 13 Jun. Rated 8.7"])
    }

    @Test("a hotel shown with its flight is spoken too (R1.54)")
    func spokenTogether() throws {
        let labels = try scene("both", .systemMedium).accessibility.map(\.label)
        #expect(labels == ["Outbound, flight AZ 792 from Milan Linate to Tokyo Haneda, Fri 12 Jun 07:15. Park Hotel Shiodome"])
    }

    @Test("the three searches fill the width of a medium tile and are spoken as what they do (R1.50)")
    func searches() throws {
        let view = try scene("no-trip", .systemMedium)
        #expect(view.taps.first?.frame.minX == 16)
        #expect(abs((view.taps.last?.frame.maxX ?? 0) - 322) < 0.01)
        #expect(view.taps.map(\.label) == ["Search for a flight", "Search for flight and hotel", "Search for a hotel"])
        let german = try #require(Scenes.all.first { $0.name == "no-trip-medium-de" }).draw().view
        #expect(german.taps.map(\.label) == ["Flug suchen", "Flug und Hotel suchen", "Hotel suchen"])
    }

    @Test("a picture is made small enough for every family, and keeps its proportions")
    func largePhoto() throws {
        let whole = Bitmap(width: 800, height: 1600)
        let hotel = WidgetHotel(date: "", nights: "", name: "", address: "", image: Data(try JPEG.encode(whole)))
        // 4.4 times the pixels of the smallest tiles, on phones with two pixels a point.
        for (family, most) in [(WidgetFamily.systemSmall, 349_905.6), (.systemMedium, 724_627), (.systemLarge, 724_627)] {
            let size = try #require(hotel.picture(in: family)).size
            #expect(size.width * size.height <= most && size.width * size.height > most * 0.9)
            #expect(abs(size.height / size.width - 2) < 0.01)
        }
    }

    @Test("of a long trip the rail shows the step under way and its neighbours")
    func longTrip() throws {
        let steps = (1...12).map { WidgetStep(kind: .stay, label: "Stay \($0)") }
        let booking = SampleTrip.booking(flight: SampleTrip.outbound, steps: steps, current: 6)
        var settings = PictureSettings(family: .systemLarge)
        settings.contentMarginsDisabled = true
        let words = try texts(render(MyTripsView(entry: BookingEntry(date: .distantPast, data: booking)), settings).view)
        #expect(words.filter { $0.hasPrefix("Stay ") } == ["Stay 6", "Stay 7", "Stay 8"])
    }

    @Test("the placeholder shows bars, no word")
    func placeholder() throws {
        for family in families {
            #expect(try texts(scene("placeholder", family)).isEmpty)
        }
    }

    @Test("the gallery's sample cannot be taken for a booking (G1.9)")
    func gallery() async throws {
        let snapshot = try await TimelineProbe(bundle: TripsWidgetBundle()).snapshot(kind: "TripsWidget", family: .systemMedium)
        let words = snapshot.variants[0].nodes.compactMap(\.text)
        #expect(words.contains("AAA") && words.contains("ZZZ") && words.contains("XX 000"))
    }

    @Test("without a store there is one entry, no booking, never asked again, however often it is asked at once (R1.45)")
    func withoutStore() async throws {
        let timelines = try await TimelineProbe(bundle: TripsWidgetBundle()).timelines(kind: "TripsWidget", family: .systemLarge)
        #expect(timelines.count == 2)
        for timeline in timelines {
            #expect(timeline.entries.count == 1)
            #expect(timeline.policy == .never)
            #expect(timeline.entries[0].variants[0].nodes.compactMap(\.text).first == "Where to next?")
        }
    }
}
