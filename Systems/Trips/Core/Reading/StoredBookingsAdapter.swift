import Foundation

/// Turns what is stored into what is shown.
public protocol StoredBookingsAdapting {
    func adapt(widgetBookingsJson: [WidgetBookingJson]) async -> [WidgetBooking]
}

/// Makes dates of seconds and downloads the pictures that the JSON only names. A picture that cannot be had never costs a booking.
public struct StoredBookingsAdapter: StoredBookingsAdapting {
    private let restClient: any RestClient

    public init(restClient: any RestClient) {
        self.restClient = restClient
    }

    public func adapt(widgetBookingsJson: [WidgetBookingJson]) async -> [WidgetBooking] {
        let images = await download(widgetBookingsJson.compactMap { $0.hotel.map(\.image) })
        return widgetBookingsJson.map { booking(from: $0, images: images) }
    }

    /// Each address once, all at the same time, so that one slow server costs one timeout only.
    private func download(_ addresses: [String]) async -> [String: Data] {
        var wanted: [String: URL] = [:]
        for address in addresses where wanted.count < BookingLimits.images && wanted[address] == nil {
            wanted[address] = address.isEmpty ? nil : URL(string: address)
        }
        let restClient = restClient
        return await withTaskGroup(of: (String, Data?).self) { group in
            for (address, url) in wanted {
                group.addTask { (address, try? await restClient.data(from: url)) }
            }
            var images: [String: Data] = [:]
            for await (address, data) in group {
                images[address] = data
            }
            return images
        }
    }

    private func booking(from json: WidgetBookingJson, images: [String: Data]) -> WidgetBooking {
        WidgetBooking(
            startDate: Date(timeIntervalSince1970: json.startDate),
            endDate: Date(timeIntervalSince1970: json.endDate),
            flight: json.flight,
            hotel: json.hotel.map { hotel(from: $0, image: images[$0.image]) },
            steps: json.steps ?? [],
            currentStep: json.currentStep ?? 0, language: json.language, trip: json.trip)
    }

    private func hotel(from json: WidgetHotelJson, image: Data?) -> WidgetHotel {
        WidgetHotel(
            date: json.date, nights: json.nights, name: json.name, address: json.address, image: image, reviewScore: json.reviewScore)
    }
}
