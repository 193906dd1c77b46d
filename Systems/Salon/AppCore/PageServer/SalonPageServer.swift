import AppPage
import Foundation
import Hummingbird
import SalonCore

/// The app's page on loopback: what on a phone would be its screens.
public struct SalonPageServer: Sendable {
    private let model: SalonAppModel
    private let page: DiaryPage

    public init(model: SalonAppModel, page: DiaryPage) {
        self.model = model
        self.page = page
    }

    public var loopback: LoopbackPage {
        LoopbackPage(name: "SalonApp") { router in
            router.addPage(page.parts, style: page.style) { model.changes() }
            addViews(router)
            addSession(router)
            addEditing(router)
        }
    }

    private func addViews(_ router: Router<BasicRequestContext>) {
        // Where the last link or the stylist went.
        router.get("/") { _, _ in await view() }
        router.get("today") { _, _ in
            await model.show(nil)
            return await view()
        }
        router.get("day/:day") { _, context in
            guard let day = DiaryDay(try context.parameters.require("day")) else {
                throw HTTPError(.notFound, message: "There is no such day.")
            }
            await model.show(day)
            return await view()
        }
        router.get("event/:id") { _, context in
            let id = try context.parameters.require("id")
            guard CalendarEvent.isID(id) else { throw HTTPError(.notFound, message: "There is no such appointment.") }
            await model.go(.event(id))
            return await view()
        }
        router.get("new") { request, _ in
            let minute = request.uri.queryParameters["at"].flatMap { Int($0) }.flatMap { (0..<1_440).contains($0) ? $0 : nil }
            let stylist = request.uri.queryParameters["stylist"].map { String($0.prefix(64)) }
            await model.go(.new(NewAppointment(stylist: stylist, minute: minute)))
            return await view()
        }
    }

    private func addSession(_ router: Router<BasicRequestContext>) {
        router.post("sign-in") { request, _ in
            let form: SignInForm = try await PageResponses.form(of: request)
            await model.signIn(form.email, password: form.password)
            return PageResponses.goOn
        }
        router.post("sign-out") { _, _ in
            await model.signOut()
            return PageResponses.goOn
        }
        router.post("again") { _, _ in
            await model.foreground(true)
            await model.tryAgain()
            return PageResponses.goOn
        }
    }

    private func addEditing(_ router: Router<BasicRequestContext>) {
        router.post("event/:id/move") { request, context in
            let id = try Self.id(context), form: MoveForm = try await PageResponses.form(of: request)
            await model.move(id, version: form.version, to: try await moment(form.day, form.time), stylist: String(form.stylist.prefix(64)))
            return PageResponses.goOn
        }
        router.post("event/:id/status") { request, context in
            let id = try Self.id(context), form: StatusForm = try await PageResponses.form(of: request)
            guard let status = CalendarEvent.Status(rawValue: form.status) else { throw Self.incomplete }
            await model.setStatus(id, version: form.version, status)
            return PageResponses.goOn
        }
        router.post("event/:id/notes") { request, context in
            let id = try Self.id(context), form: NotesForm = try await PageResponses.form(of: request)
            await model.note(id, version: form.version, form.notes)
            return PageResponses.goOn
        }
        router.post("new") { request, _ in
            let form: NewForm = try await PageResponses.form(of: request)
            guard let treatment = MenuTreatment.all.first(where: { $0.id == form.treatment }),
                !form.customer.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty, form.customer.utf8.count <= 200,
                (form.phone ?? "").utf8.count <= 40
            else { throw Self.incomplete }
            await model.book(
                customer: form.customer, phone: form.phone ?? "", treatment: treatment, stylist: String(form.stylist.prefix(64)),
                start: try await moment(form.day, form.time))
            return PageResponses.goOn
        }
        router.post("settle") { request, _ in
            let form: SettleForm = try await PageResponses.form(of: request)
            await model.settle(keepingMine: form.keep == "mine")
            return PageResponses.goOn
        }
    }

    private struct SignInForm: Decodable {
        var email: String
        var password: String
    }

    private struct MoveForm: Decodable {
        var version: Int
        var day: String
        var time: String
        var stylist: String
    }

    private struct StatusForm: Decodable {
        var version: Int
        var status: String
    }

    private struct NotesForm: Decodable {
        var version: Int
        var notes: String
    }

    private struct NewForm: Decodable {
        var customer: String
        var phone: String?
        var treatment: String
        var stylist: String
        var day: String
        var time: String
    }

    private struct SettleForm: Decodable {
        var keep: String
    }

    private static let incomplete = HTTPError(.unprocessableContent, message: "The form is incomplete.")

    private static func id(_ context: BasicRequestContext) throws -> String {
        let id = try context.parameters.require("id")
        guard CalendarEvent.isID(id) else { throw HTTPError(.notFound, message: "There is no such appointment.") }
        return id
    }

    /// Reads `2026-06-12` and `13:30`, by the salon's clock.
    private func moment(_ day: String, _ time: String) async throws -> Date {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard let day = DiaryDay(day), (1970...2199).contains(day.year), (2...3).contains(parts.count), let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { throw Self.incomplete }
        return DiaryWords.moment(day, minute: hour * 60 + minute, await model.zone)
    }

    private func view() async -> Response {
        let notice = await model.takeNotice()
        return PageResponses.answer(page.render(await model.scene(), notice: notice), "text/html; charset=utf-8")
    }
}
