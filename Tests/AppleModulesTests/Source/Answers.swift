import Accelerate
import Contacts
import CoreLocation
import EventKit
import HealthKit
import NetworkExtension
import StoreKit
import SwiftUI
import WeatherKit

// Widget source as it is written for Xcode: that it compiles is the test.

extension CLAuthorizationStatus {
    var allowsPlaces: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

extension EKAuthorizationStatus {
    var allowsReading: Bool {
        if #available(iOS 17, *) { return self == .fullAccess }
        return self == .authorized
    }
}

extension NEVPNStatus {
    var words: LocalizedStringKey {
        switch self {
        case .connected: "On"
        case .connecting, .reasserting: "Connecting…"
        case .invalid, .disconnected, .disconnecting: "Off"
        @unknown default: "Off"
        }
    }
}

func words(for error: Error) -> String {
    switch error {
    case NEVPNError.configurationReadWriteFailed: "Settings cannot be read"
    case let error as NEVPNError where error.code == .configurationInvalid: "Settings are wrong"
    case let error as CLError: error.code == .network ? "No network" : error.localizedDescription
    default: error.localizedDescription
    }
}

struct Average {
    var values: [Double]
    var mean: Double { vDSP.mean(values) }
}

func kilometres(_ quantity: HKQuantity) -> Double { quantity.doubleValue(for: .meterUnit(with: .kilo)) }

func isOurs(_ sample: HKSample) -> Bool { sample.sourceRevision.source == HKSource.default() }

func name(of contact: CNContact) -> String {
    contact.nickname.isEmpty ? "\(contact.givenName) \(contact.familyName)" : contact.nickname
}

func colors(of calendars: [EKCalendar]) -> [Color] { calendars.map { Color(cgColor: $0.cgColor) } }

func isBoughtInProduction() async -> Bool {
    guard case .verified(let app) = try? await AppTransaction.shared else { return false }
    return app.environment == .production
}

struct RainView: View {
    let minutes: Forecast<MinuteWeather>?
    let days: Forecast<DayWeather>

    var body: some View {
        VStack {
            if let next = minutes?.first(where: { $0.precipitationChance > 0.5 }) { Text(next.date, style: .relative) }
            ForEach(days.prefix(5), id: \.date) { (day: DayWeather) in
                HStack {
                    Image(systemName: day.symbolName)
                    Text(day.lowTemperature.converted(to: .celsius).value, format: .number.precision(.fractionLength(0)))
                    Text(day.sun.sunrise ?? day.date, style: .time)
                    Image(systemName: day.moon.phase.symbolName)
                }
            }
        }
    }
}
