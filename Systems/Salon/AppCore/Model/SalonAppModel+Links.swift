import AppPage
import Foundation
import SalonCalendar
import SalonCore

/// The screens that links lead to.
extension SalonAppModel {
    /// Opens what a link asks for: its screen is there when this returns, or, where nobody is signed in, as soon as somebody is. False for a
    /// link that leads nowhere, and for an appointment that is not found.
    public func open(_ url: URL) async -> Bool {
        // The number is taken now, not when the link's turn comes: of several links the last that was tapped is shown.
        lastLink += 1
        let number = lastLink
        guard let link = try? SalonLink(url) else {
            state.notice = Notice(.problem, parts.words["link.nowhere"])
            changed()
            return false
        }
        // Started by the link: who is signed in is not known yet.
        await begin()
        if state.presence == .unknown { await inTurn { if state.presence == .unknown { await look() } } }
        guard case .signedIn = state.presence else {
            awaited = link
            changed()
            return true
        }
        return await follow(link, number)
    }

    @discardableResult
    func follow(_ link: SalonLink, _ number: Int? = nil) async -> Bool {
        switch link {
        case .signIn: go(.day)
        case .day(let day): await show(day)
        case .event(let id): return await follow(event: id, number ?? lastLink)
        }
        return true
    }

    private func follow(event id: String, _ number: Int) async -> Bool {
        var last = AppointmentOpening.Step.notFound(id)
        for await step in parts.opening.steps(id) {
            last = step
            if step == .loading, number == lastLink { go(.opening(id)) }
        }
        // The service may know what neither store does.
        if last == .notFound(id), let account = parts.account.value {
            if number == lastLink { go(.opening(id)) }
            if let event = try? await parts.client.event(id), event.id == id, parts.account.value?.id == account.id {
                _ = try? parts.calendar.put([event], account: account.id)
                last = .details(event)
            }
        }
        let isShown = number == lastLink
        switch last {
        case .details(let event):
            if isShown {
                state.day = DiaryDay(event.start, in: zone)
                go(.event(id))
            }
            return true
        case .failed(let reason):
            if isShown { go(.failed(id, reason: reason)) }
        case .notFound, .loading:
            if isShown { go(.notFound(id)) }
        }
        return false
    }

    /// Tries a link's appointment once more.
    public func tryAgain() async {
        guard case .failed(let id, _) = state.place else { return }
        lastLink += 1
        _ = await follow(event: id, lastLink)
    }
}
