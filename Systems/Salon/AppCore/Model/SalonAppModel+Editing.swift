import AppPage
import Foundation
import SalonCalendar
import SalonCore

extension SalonAppModel {
    /// Moves an appointment as it was when its page was shown.
    /// - Parameters:
    ///   - version: which was shown; a higher one that came meanwhile wins.
    public func move(_ id: String, version: Int, to start: Date, stylist: String) async {
        await edit(id, version: version) { event in
            let length = event.end.timeIntervalSince(event.start)
            event.start = start
            event.end = start.addingTimeInterval(length)
            event.stylist = stylist
        }
    }

    /// Cancels an appointment, or books it again.
    public func setStatus(_ id: String, version: Int, _ status: CalendarEvent.Status) async {
        await edit(id, version: version) { $0.status = status }
    }

    public func note(_ id: String, version: Int, _ notes: String) async {
        await edit(id, version: version) { $0.notes = notes }
    }

    /// Books a new appointment.
    func book(customer: String, phone: String, treatment: MenuTreatment, stylist: String, start: Date) async {
        await inTurn {
            guard let account = parts.account.value else { return }
            let name = customer.trimmingCharacters(in: .whitespacesAndNewlines)
            let event = CalendarEvent(
                id: UUID().uuidString.lowercased(), stylist: stylist,
                customer: .init(id: "guest-\(UUID().uuidString.prefix(8).lowercased())", name: name, phone: phone.isEmpty ? nil : phone),
                treatments: [.init(name: treatment.name, minutes: treatment.minutes, price: treatment.price)], start: start,
                end: start.addingTimeInterval(Double(treatment.minutes) * 60), money: .init(total: treatment.price),
                colour: treatment.colour, updatedAt: parts.now())
            do {
                let stored = try await parts.client.create(event)
                try parts.calendar.put([stored], account: account.id)
                state.day = DiaryDay(start, in: zone)
                state.notice = Notice(.done, parts.words("new.done", name))
                go(.event(stored.id))
            } catch {
                state.notice = Notice(.problem, parts.words("edit.unsaved", words(error)))
            }
        }
    }

    /// Ends a conflict: the salon's stays, or this one is put over it.
    public func settle(keepingMine: Bool) async {
        guard case .conflict(var conflict) = state.place else { return }
        guard keepingMine else { return go(.event(conflict.theirs.id)) }
        conflict.mine.version = conflict.theirs.version
        let mine = conflict.mine
        await edit(mine.id, version: mine.version) { event in
            (event.start, event.end, event.stylist) = (mine.start, mine.end, mine.stylist)
            (event.status, event.notes) = (mine.status, mine.notes)
        }
    }

    private func edit(_ id: String, version: Int, _ change: (inout CalendarEvent) -> Void) async {
        await inTurn {
            guard let account = parts.account.value, let stored = try? parts.calendar.event(id, account: account.id) else {
                return go(.notFound(id))
            }
            var mine = stored
            mine.version = version
            change(&mine)
            // What was shown is older than what is here already: the service would say the same.
            if version < stored.version { return go(.conflict(Conflict(mine: mine, theirs: stored))) }
            do {
                let answer = try await parts.client.put(mine)
                try parts.calendar.put([answer], account: account.id)
                state.day = DiaryDay(answer.start, in: zone)
                state.notice = Notice(.done, parts.words["edit.saved"])
                go(.event(id))
            } catch CalendarProblem.conflict(let theirs) {
                _ = try? parts.calendar.put([theirs], account: account.id)
                go(.conflict(Conflict(mine: mine, theirs: theirs)))
            } catch CalendarProblem.status(404), CalendarProblem.status(410) {
                _ = try? parts.calendar.remove(id, account: account.id)
                state.notice = Notice(.problem, parts.words["edit.gone"])
                go(.day)
            } catch {
                state.notice = Notice(.problem, parts.words("edit.unsaved", words(error)))
            }
        }
    }
}
