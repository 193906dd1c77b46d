import AVFoundation
import AppIntents
import Contacts
import EventKit
import HealthKit
import LocalAuthentication
import NetworkExtension
import Photos
import StoreKit
import SwiftUI
import UserNotifications
import WatchConnectivity
import WidgetKit

// Widget source as it is written for Xcode: that it compiles is the test.

struct DayEntry: TimelineEntry {
    let date: Date
    var events: [EKEvent] = []
    var steps: Double?
    var birthdays: [String] = []
    var isPro = false
}

@MainActor final class DayModel {
    private let calendars = EKEventStore()
    private let health = HKHealthStore()
    private let contacts = CNContactStore()

    func events(on day: Date) -> [EKEvent] {
        switch EKEventStore.authorizationStatus(for: .event) {
        case .fullAccess, .writeOnly: break
        case .notDetermined, .denied, .restricted: return []
        @unknown default: return []
        }
        let end = Calendar.current.date(byAdding: .day, value: 1, to: day) ?? day
        let predicate = calendars.predicateForEvents(withStart: day, end: end, calendars: calendars.calendars(for: .event))
        return calendars.events(matching: predicate).filter { !$0.isAllDay }.sorted { $0.startDate < $1.startDate }
    }

    func reminders() async -> [EKReminder] {
        let predicate = calendars.predicateForIncompleteReminders(withDueDateStarting: nil, ending: .now, calendars: nil)
        return await withCheckedContinuation { continuation in
            calendars.fetchReminders(matching: predicate) { continuation.resume(returning: $0 ?? []) }
        }
    }

    func steps(on day: Date) async -> Double? {
        guard HKHealthStore.isHealthDataAvailable() else { return nil }
        guard let type = HKQuantityType.quantityType(forIdentifier: .stepCount) else { return nil }
        let predicate = HKQuery.predicateForSamples(withStart: day, end: .now, options: .strictStartDate)
        return await withCheckedContinuation { continuation in
            let query = HKStatisticsQuery(quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum) {
                _, statistics, error in
                continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: HKUnit.count()))
            }
            health.execute(query)
        }
    }

    func heartRates(since day: Date) async throws -> [HKQuantitySample] {
        let predicate = HKQuery.predicateForSamples(withStart: day, end: nil)
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate), predicate: predicate)],
            sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 10)
        return try await descriptor.result(for: health)
    }

    func week() async throws -> [Double] {
        let descriptor = HKStatisticsCollectionQueryDescriptor(
            predicate: HKSamplePredicate.quantitySample(type: HKQuantityType(.activeEnergyBurned)), options: .cumulativeSum,
            anchorDate: .now, intervalComponents: DateComponents(day: 1))
        var days: [Double] = []
        try await descriptor.result(for: health).enumerateStatistics(from: .distantPast, to: .now) { statistics, stop in
            days.append(statistics.sumQuantity()?.doubleValue(for: .kilocalorie()) ?? 0)
            if days.count == 7 { stop.pointee = true }
        }
        return days
    }

    func birthdays() throws -> [String] {
        let keys = [CNContactBirthdayKey as CNKeyDescriptor, CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
        let request = CNContactFetchRequest(keysToFetch: keys)
        var names: [String] = []
        try contacts.enumerateContacts(with: request) { contact, _ in
            guard contact.birthday != nil, let name = CNContactFormatter.string(from: contact, style: .fullName) else { return }
            names.append(name)
        }
        return names
    }

    func latestPhoto() async -> UIImage? {
        guard PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized else { return nil }
        let options = PHFetchOptions()
        options.fetchLimit = 1
        guard let asset = PHAsset.fetchAssets(with: .image, options: options).firstObject else { return nil }
        return await withCheckedContinuation { continuation in
            PHImageManager.default().requestImage(
                for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFill, options: nil
            ) { image, _ in
                continuation.resume(returning: image)
            }
        }
    }

    func isPro() async -> Bool {
        for await result in Transaction.currentEntitlements {
            if case .verified(let transaction) = result, transaction.productID == "pro", transaction.revocationDate == nil { return true }
        }
        return false
    }

    func isConnected() async throws -> Bool {
        let managers = try await NETunnelProviderManager.loadAllFromPreferences()
        guard let session = managers.first?.connection as? NETunnelProviderSession else { return false }
        return session.status == .connected
    }
}

struct RemindIntent: AppIntent {
    static let title: LocalizedStringResource = "Remind me"

    func perform() async throws -> some IntentResult {
        let content = UNMutableNotificationContent()
        content.title = "Drink"
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        try? await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
        let utterance = AVSpeechUtterance(string: "Drink")
        AVSpeechSynthesizer().speak(utterance)
        if WCSession.isSupported() { try? WCSession.default.updateApplicationContext(["drunk": true]) }
        _ = LAContext().biometryType == .faceID
        return .result()
    }
}

struct DayView: View {
    let entry: DayEntry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.events, id: \.eventIdentifier) { event in
                HStack {
                    Capsule().fill(Color(cgColor: event.calendar.cgColor)).frame(width: 3)
                    Text(event.title)
                    Text(event.startDate, style: .time)
                }
            }
            Text(entry.steps.map { "\(Int($0))" } ?? "No steps")
            Button(intent: RemindIntent()) { Text("Remind") }
        }
    }
}

struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) { completion(DayEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        Task { @MainActor in
            let model = DayModel(), day = Calendar.current.startOfDay(for: .now)
            var entry = DayEntry(date: .now)
            entry.events = model.events(on: day)
            entry.steps = await model.steps(on: day)
            entry.birthdays = (try? model.birthdays()) ?? []
            entry.isPro = await model.isPro()
            completion(Timeline(entries: [entry], policy: .atEnd))
        }
    }
}

struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Day", provider: DayProvider()) { DayView(entry: $0).containerBackground(.background, for: .widget) }
    }
}
