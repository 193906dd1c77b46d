import Foundation
import RunningService
import Testing

@testable import SalonServiceCore

/// Requests that nobody honest sends are refused by name, and change nothing.
struct HostileRequestTests {
    @Test("wrong questions are refused by the parameter at fault")
    func questions() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let wrong = [
                "/events", "/events?day=", "/events?day=2026-02-30", "/events?day=12.6.2026", "/events?day=9999-12-31",
                "/events?day=2026-06-12&day=2026-06-13", "/events?day=2026-06-12&days=0", "/events?day=2026-06-12&days=93",
                "/events?day=2026-06-12&days=1e9", "/events?day=\(String(repeating: "9", count: 200))", "/changes", "/changes?since=-1",
                "/changes?since=1e3", "/changes?since=+1", "/changes?since=0x1", "/changes?since=99999999999999999999",
                "/changes?since=0&wait=-1", "/changes?since=0&wait=61", "/changes?since=0&wait=nan", "/changes?since=0&wait=inf",
            ]
            for question in wrong {
                let answer = try await salon.caller.ask("/v1/calendar\(question)", token: token)
                #expect(answer.status == 422 && answer.error == "bad_field", "\(question) \(answer.status)")
            }
            #expect(try await salon.caller.ask("/v1/calendar/events?day=2026-06-12&stylist=nobody", token: token).status == 404)
        }
    }

    @Test("wrong appointments are refused by the field at fault, and the diary stays as it was")
    func appointments() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let day = try await salon.day(token: token)
            let good = try #require(day.events.first)
            let text = String(decoding: try AppointmentJSON.encoder.encode(good), as: UTF8.self)
            let wrong: [(String, String)] = [
                (#""version":1"#, #""version":-1"#), (#""version":1"#, #""version":"1""#),
                (#""stylist":"mara""#, #""stylist":"nobody""#), (#""granularity":15"#, #""granularity":0"#),
                (#""start":"2026-06-12T11:30:00Z""#, #""start":"yesterday""#),
                (#""start":"2026-06-12T11:30:00Z""#, #""start":"2026-06-13T11:30:00Z""#),
                (#""start":"2026-06-12T11:30:00Z""#, #""start":"9999-06-12T11:30:00Z""#),
                (#""start":"2026-06-12T11:30:00Z""#, #""start":"2026-06-01T11:30:00Z""#), (#""colour":"pink""#, #""colour":"mauve""#),
                (#""currency":"EUR""#, #""currency":"EURO""#), (#""price":48"#, #""price":-1"#), (#""price":48"#, #""price":1e40"#),
                (#""minutes":45"#, #""minutes":0"#), (#""name":"Chiara M.""#, #""name":"""#),
                (#""name":"Chiara M.""#, #""name":"\#(String(repeating: "x", count: 201))""#),
            ]
            for (old, new) in wrong {
                #expect(text.contains(old), "\(old)")
                let answer = try await salon.caller.json(
                    "/v1/calendar/events/\(good.id)", text.replacing(old, with: new), method: "PUT", token: token)
                #expect(answer.status == 422 && answer.error == "bad_field", "\(new.prefix(60)) \(answer.status)")
            }
            let beyond = text.replacing(#""version":1"#, with: #""version":1e300"#)
            let tooHigh = try await salon.caller.json("/v1/calendar/events/\(good.id)", beyond, method: "PUT", token: token)
            #expect((415...422).contains(tooHigh.status))
            let elsewhere = try await salon.caller.json("/v1/calendar/events/other", text, method: "PUT", token: token)
            #expect(elsewhere.status == 422)
            #expect(try await salon.caller.json("/v1/calendar/events/../../x", text, method: "PUT", token: token).status == 404)
            #expect(try await salon.day(token: token).events == day.events)
            #expect(try await salon.counts().writes == 0)
        }
    }

    @Test("bodies that are no JSON, too long, too deep or of another type are refused with a status of their own")
    func bodies() async throws {
        try await Salon.run { salon in
            let token = try await salon.signIn()
            let path = "/v1/calendar/events"
            for (body, status) in [
                ("", 415), ("{", 415), ("[]", 415), ("null", 415), (String(repeating: "[", count: 20_000), 415),
                (String(repeating: " ", count: 40_000), 413), (#"{"customer":{"name":"A"}}"#, 422), ("\u{0}", 415),
            ] {
                #expect(try await salon.caller.json(path, body, token: token).status == status, "\(body.prefix(30))")
            }
            #expect(try await salon.caller.ask(path, body: Data("{}".utf8), type: "text/plain", token: token).status == 415)
            #expect(try await salon.caller.form(path, "a=b").status == 415)
            #expect(try await salon.caller.ask(path, method: "PATCH", body: Data("{}".utf8), token: token).status == 404)
            #expect(try await salon.caller.ask("/v1/nothing", token: token).status == 404)
        }
    }

    @Test("tokens and cookies that are none, and names that are not this machine's, open nothing")
    func sessions() async throws {
        try await Salon.run { salon in
            let path = "/v1/calendar/events?day=2026-06-12"
            let long = String(repeating: "x", count: 900)
            for headers in [
                ["Authorization": "Bearer "], ["Authorization": "Bearer \(long)"], ["Authorization": "Basic bWFyYTpzY2lzc29ycw=="],
                ["Cookie": "salon_session="], ["Cookie": "salon_session"], ["Cookie": "salon_session=' OR 1=1 --"],
                ["Cookie": "salon_session=\(long)\(long)\(long)\(long)\(long)"],
            ] { #expect(try await salon.caller.ask(path, headers: headers).status == 401, "\(headers)") }
            for body in [
                "{}", #"{"email":"mara","password":"scissors"}"#, #"{"email":"mara@salon.example","password":""}"#,
                #"{"email":"mara@salon.example","password":"\#(long)"}"#,
                #"{"email":"mara@salon.example","password":"scissors","kind":"saml"}"#,
            ] { #expect(try await salon.caller.json("/v1/sessions", body).status == 422, "\(body.prefix(60))") }
            let name = try await salon.caller.ask("/health", headers: ["Host": "salon.example"])
            #expect(name.status == 403)
        }
    }
}
