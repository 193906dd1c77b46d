import Foundation
import Testing

@testable import WeatherKit

@Suite("WeatherKit's values") struct WeatherKitTests {
    @Test(
        "xcode.11: the wind's direction is one of sixteen",
        arguments: [(0.0, Wind.CompassDirection.north, "N"), (11.3, .northNortheast, "NNE"), (225, .southwest, "SW"), (359, .north, "N")])
    func wind(degrees: Double, direction: Wind.CompassDirection, letters: String) {
        let wind = Wind(direction: Measurement(value: degrees, unit: .degrees), speed: Measurement(value: 4, unit: .metersPerSecond))
        #expect(wind.compassDirection == direction && direction.abbreviation == letters)
    }

    @Test("xcode.11: conditions, moons and categories have words, symbols and ranges") func words() {
        #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy" && WeatherCondition.allCases.count == 34)
        #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent" && MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(UVIndex.ExposureCategory.veryHigh.rangeValue == 8...10 && UVIndex.ExposureCategory.low < .extreme)
        // Every index is of one category.
        for index in 0...20 { #expect(UVIndex.ExposureCategory.allCases.filter { $0.rangeValue.contains(index) }.count == 1) }
    }

    @Test("xcode.11: a forecast is a collection that is stored and comes back") func forecast() throws {
        let metadata = WeatherMetadata(
            date: Date(timeIntervalSince1970: 0), expirationDate: Date(timeIntervalSince1970: 600),
            location: CLLocation(latitude: 48, longitude: 11))
        let minutes = (0..<3).map { minute in
            MinuteWeather(
                date: Date(timeIntervalSince1970: Double(minute) * 60), precipitation: .rain, precipitationChance: 0.5,
                precipitationIntensity: Measurement(value: 1, unit: .metersPerSecond))
        }
        let forecast = Forecast(forecast: minutes, metadata: metadata)
        let back = try JSONDecoder().decode(Forecast<MinuteWeather>.self, from: JSONEncoder().encode(forecast))
        #expect(back == forecast && back.count == 3 && back[2].date.timeIntervalSince1970 == 120)
        #expect(back.metadata.location.coordinate.latitude == 48)
    }

    @Test("xcode.11: the service answers as it does to an app that may not ask") func service() async {
        let place = CLLocation(latitude: 48, longitude: 11)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            _ = now.temperature.formatted() + "\(days.count)"
        }
    }
}
