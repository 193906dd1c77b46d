import AppPage
import Foundation
import SalonCore

/// Writes the page. All values are escaped by the template.
public struct DiaryPage: Sendable {
    let parts: PageParts
    let diary: DiaryWords

    /// Reads the page's parts from the app's bundle.
    public init(locale: Locale) throws {
        parts = try PageParts(in: .module)
        diary = DiaryWords(words: PageWords(in: .module, locale: locale), locale: locale)
    }

    var style: String { parts.style + DayLayout.style }
    private var words: PageWords { diary.words }

    func render(_ scene: Scene, notice: Notice?) -> String {
        var values: [String: Any] = ["revision": scene.state.revision, "words": words.all, "language": words.language]
        if let notice { values["notice"] = ["kind": notice.kind.rawValue, "text": notice.text] }
        switch scene.state.presence {
        case .unknown: values["starting"] = true
        case .waiting(let reason): values["waiting"] = reason
        case .signedOut:
            values["signIn"] = ["samples": SampleStylist.all.map { ["name": $0.name, "email": $0.email, "password": $0.password] }]
        case .signedIn(let account): addScreen(scene, account, to: &values)
        }
        return parts.render(values)
    }

    private func addScreen(_ scene: Scene, _ account: SalonAccount, to values: inout [String: Any]) {
        var stylist: [String: Any] = ["name": account.name, "initials": CustomerName(account.name).initials]
        switch scene.state.feed {
        case .live: stylist["feed"] = ["kind": "live", "text": words["feed.live"]]
        case .loading: stylist["feed"] = ["kind": "loading", "text": words["feed.loading"]]
        case .away(let reason): stylist["feed"] = ["kind": "away", "text": words["feed.away"], "reason": reason]
        case .signedOut: break
        }
        values["stylist"] = stylist
        switch scene.state.place {
        case .day: values["day"] = day(scene, account)
        case .event: values["event"] = scene.event.map { event($0, scene) }
        case .new(let new): values["new"] = form(new, scene, account)
        case .conflict(let conflict): values["conflict"] = self.conflict(conflict, scene)
        case .opening: values["opening"] = true
        case .notFound(let id): values["notFound"] = ["id": id]
        case .failed(_, let reason): values["failed"] = ["reason": reason]
        }
    }

    // MARK: Day

    private func day(_ scene: Scene, _ account: SalonAccount) -> [String: Any] {
        let today = DiaryDay(scene.now, in: scene.zone), day = scene.day
        let events = scene.week.filter { DiaryDay($0.start, in: scene.zone) == day }
        let layout = DayLayout(events) { date in
            // What goes on after midnight ends at the day's end.
            DiaryDay(date, in: scene.zone) > day ? 1_440 : diary.minute(date, scene.zone)
        }
        let now = day == today ? diary.minute(scene.now, scene.zone) : nil
        var values: [String: Any] = [
            "title": diary.longDay(day), "month": diary.month(day), "day": day.description, "isToday": day == today,
            "previous": day.adding(days: -1).description, "next": day.adding(days: 1).description,
            "summary": summary(events, scene, account),
            "week": week(scene, today, account), "hours": hours(layout, now: now), "rows": layout.hours.count,
            "firstMinute": layout.hours.lowerBound * 60, "slotMinutes": DayLayout.slot, "count": max(1, scene.stylists.count),
            "columns": scene.stylists.map { column($0, layout, scene, account) },
            "isLoading": scene.state.feed == .loading && events.isEmpty,
        ]
        if let now, let slot = layout.slot(at: now) { values["now"] = ["slot": slot, "time": DiaryWords.time(now)] }
        return values
    }

    /// “4 left today · until 18:00”, of the signed-in stylist.
    private func summary(_ events: [CalendarEvent], _ scene: Scene, _ account: SalonAccount) -> String {
        let mine = events.filter { $0.stylist == account.id && $0.status == .booked }
        let isToday = scene.day == DiaryDay(scene.now, in: scene.zone)
        let left = isToday ? mine.filter { $0.end > scene.now } : mine
        guard let last = left.map(\.end).max() else {
            return isToday && !mine.isEmpty ? words["day.done"] : words["day.clear"]
        }
        let count = words.count(isToday ? "day.left" : "day.count", left.count)
        return "\(count) · \(words("day.until", diary.time(last, scene.zone)))"
    }

    private func week(_ scene: Scene, _ today: DiaryDay, _ account: SalonAccount) -> [[String: Any]] {
        let monday = scene.day.monday
        let mine = scene.week.filter { $0.stylist == account.id && $0.status == .booked }
        return (0..<7).map { index in
            let day = monday.adding(days: index)
            // As in the widget.
            let start = day.start(in: scene.zone)
            let dots = WeekDay.dots(
                of: mine.lazy.map { ($0.start, $0.end) },
                on: DateInterval(start: start, end: max(start, day.adding(days: 1).start(in: scene.zone))))
            return [
                "day": day.description, "letter": diary.letter(day), "weekday": diary.weekday(day), "number": day.day,
                "label": diary.longDay(day), "chosen": day == scene.day, "today": day == today, "weekend": index > 4,
                "past": day < today, "dots": Array(repeating: [String: Any](), count: dots),
            ]
        }
    }

    private func hours(_ layout: DayLayout, now: Int?) -> [[String: Any]] {
        layout.hours.enumerated().map { index, hour in
            // The time of the now line stands in its place.
            let isNear = now.map { abs($0 - hour * 60) < 12 } ?? false
            return ["slot": index * 60 / DayLayout.slot, "time": DiaryWords.time(hour * 60), "hidden": isNear]
        }
    }

    private func column(_ stylist: Stylist, _ layout: DayLayout, _ scene: Scene, _ account: SalonAccount) -> [String: Any] {
        let blocks = layout.columns[stylist.id] ?? []
        return [
            "id": stylist.id, "name": stylist.name, "initials": CustomerName(stylist.name).initials, "mine": stylist.id == account.id,
            "count": blocks.isEmpty ? words["column.free"] : words.count("column.count", blocks.count),
            "blocks": blocks.map { block($0, scene) },
            "cells": (0..<layout.hours.count * 2).map { half -> [String: Any] in
                let minute = layout.hours.lowerBound * 60 + half * 30
                return ["slot": half * 30 / DayLayout.slot, "minute": minute, "time": DiaryWords.time(minute), "stylist": stylist.id]
            },
        ]
    }

    private func block(_ block: DayLayout.Block, _ scene: Scene) -> [String: Any] {
        let event = block.event
        let size = block.length < 5 ? "tiny" : block.length < 9 ? "short" : ""
        let state = event.end <= scene.now ? "past" : event.start <= scene.now ? "running" : ""
        return [
            "id": event.id, "version": event.version, "slot": block.start, "length": block.length, "lane": block.lane,
            "lanes": block.lanes, "colour": event.colour.shownName, "size": size, "state": state, "customer": event.customer.name,
            "treatment": event.treatment, "stylist": event.stylist,
            "time": "\(diary.time(event.start, scene.zone)) – \(diary.time(event.end, scene.zone))",
        ]
    }

    // MARK: Appointment

    private func event(_ event: CalendarEvent, _ scene: Scene) -> [String: Any] {
        let stylist = scene.stylists.first { $0.id == event.stylist }?.name ?? event.stylist
        let minutes = Int(event.end.timeIntervalSince(event.start) / 60)
        let day = DiaryDay(event.start, in: scene.zone)
        var values: [String: Any] = [
            "id": event.id, "version": event.version, "customer": event.customer.name,
            "initials": CustomerName(event.customer.name).initials,
            "treatment": event.treatment, "colour": event.colour.shownName, "stylist": stylist, "day": diary.longDay(day),
            "dayValue": day.description, "time": "\(diary.time(event.start, scene.zone)) – \(diary.time(event.end, scene.zone))",
            "start": diary.time(event.start, scene.zone), "duration": diary.duration(minutes), "notes": event.notes,
            "step": min(max(event.granularity, 1), 1_440) * 60, "cancelled": event.status == .cancelled,
            "total": diary.money(event.money.total, event.money.currency),
            "updated": words("event.updated", String(event.version), updated(event, scene)),
            "treatments": event.treatments.map { treatment(of: event, $0) },
            "stylists": scene.stylists.map { ["id": $0.id, "name": $0.name, "chosen": $0.id == event.stylist] as [String: Any] },
        ]
        if let phone = event.customer.phone, !phone.isEmpty {
            values["phone"] = ["text": phone, "digits": phone.filter { $0.isNumber || $0 == "+" }]
        }
        if !event.customer.notes.isEmpty { values["customerNotes"] = event.customer.notes }
        if event.money.paid > 0 { values["paid"] = diary.money(event.money.paid, event.money.currency) }
        if event.status == .booked, event.start <= scene.now, event.end > scene.now { values["running"] = words["event.running"] }
        return values
    }

    private func treatment(of event: CalendarEvent, _ treatment: CalendarEvent.Treatment) -> [String: Any] {
        var values: [String: Any] = [
            "name": treatment.name, "duration": diary.duration(treatment.minutes),
            "price": diary.money(treatment.price, event.money.currency),
        ]
        if let offer = treatment.offer { values["offer"] = words("event.offer", offer.name, String(offer.percent)) }
        return values
    }

    private func updated(_ event: CalendarEvent, _ scene: Scene) -> String {
        "\(diary.shortDay(DiaryDay(event.updatedAt, in: scene.zone))), \(diary.time(event.updatedAt, scene.zone))"
    }

    private func conflict(_ conflict: Conflict, _ scene: Scene) -> [String: Any] {
        func side(_ event: CalendarEvent) -> [String: Any] {
            let day = diary.shortDay(DiaryDay(event.start, in: scene.zone))
            var values: [String: Any] = [
                "when": "\(day), \(diary.time(event.start, scene.zone)) – \(diary.time(event.end, scene.zone))",
                "stylist": scene.stylists.first { $0.id == event.stylist }?.name ?? event.stylist,
                "cancelled": event.status == .cancelled,
            ]
            if !event.notes.isEmpty { values["notes"] = event.notes }
            return values
        }
        return [
            "customer": conflict.theirs.customer.name, "treatment": conflict.theirs.treatment, "colour": conflict.theirs.colour.shownName,
            "mine": side(conflict.mine), "theirs": side(conflict.theirs), "version": conflict.theirs.version,
            "updated": words("event.updated", String(conflict.theirs.version), updated(conflict.theirs, scene)),
        ]
    }

    private func form(_ new: NewAppointment, _ scene: Scene, _ account: SalonAccount) -> [String: Any] {
        let chosen = new.stylist ?? account.id
        // The next quarter of an hour, or where the diary was tapped.
        let soon = scene.day == DiaryDay(scene.now, in: scene.zone) ? (diary.minute(scene.now, scene.zone) + 14) / 15 * 15 : 600
        return [
            "day": scene.day.description, "time": DiaryWords.time(min(new.minute ?? soon, 1_425)),
            "stylists": scene.stylists.map { ["id": $0.id, "name": $0.name, "chosen": $0.id == chosen] as [String: Any] },
            "treatments": MenuTreatment.all.map {
                [
                    "id": $0.id, "name": $0.name, "duration": diary.duration($0.minutes),
                    "price": diary.money($0.price, "EUR", isShort: true),
                    "colour": $0.colour.shownName,
                ] as [String: Any]
            },
        ]
    }
}
