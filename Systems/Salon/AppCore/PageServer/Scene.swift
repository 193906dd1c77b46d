import Foundation
import SalonCore

/// The scene from which the page is written: the model's state, and what the store has for it at that moment.
struct Scene: Sendable {
    var state: SalonAppModel.State
    var day: DiaryDay
    var zone: TimeZone
    var now: Date
    var stylists: [Stylist] = []
    /// The appointments of the shown day's week.
    var week: [CalendarEvent] = []
    /// The one whose details are shown.
    var event: CalendarEvent?
}

extension SalonAppModel {
    /// Makes the scene that is to be shown now.
    func scene() -> Scene {
        var scene = Scene(state: state, day: shownDay, zone: zone, now: parts.now())
        guard case .signedIn(let account) = state.presence else { return scene }
        do {
            let monday = scene.day.monday
            scene.week = try parts.calendar.events(
                account: account.id, from: monday.start(in: zone), to: monday.adding(days: 7).start(in: zone))
            if case .event(let id) = state.place {
                scene.event = try parts.calendar.event(id, account: account.id)
                // The event was deleted while the page showed it.
                if scene.event == nil { scene.state.place = .notFound(id) }
            }
        } catch {
            scene.state.notice = .init(.problem, words(error))
        }
        // Stylists may be known by their appointments before the service could be asked for them; oneself comes first.
        scene.stylists = state.stylists
        let known = Set(state.stylists.map(\.id))
        let others = Set(scene.week.map(\.stylist) + [account.id]).subtracting(known).sorted()
        scene.stylists += others.map { Stylist(id: $0, name: $0 == account.id ? account.name : $0.capitalized) }
        return scene
    }

    /// Moves the line of the present: while a day is shown, each time the clock has gone on by some minutes.
    public func followTheClock() async {
        var last = 0
        // Looked at by real time: a clock that runs fast is not to reload the page all the time.
        while (try? await Task.sleep(for: .seconds(20))) != nil {
            let minute = Int(parts.now().timeIntervalSince1970 / (60 * Double(DayLayout.slot)))
            guard minute != last else { continue }
            if last != 0, state.place == .day, case .signedIn = state.presence { changed() }
            last = minute
        }
    }
}
