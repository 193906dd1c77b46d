/// `POST /v1/modes {"events": "huge", "changes": "failing"}`: how the service misbehaves from now on, by what is asked for. What is not
/// named stays as it is; `{"all": "normal"}` ends everything. Answers with the modes that hold.
public enum ServiceMode: String, Codable, CaseIterable, Sendable {
    case normal
    /// The service does its work and answers after four seconds.
    case slow
    /// Status 500 before anything is done.
    case failing
    /// Status 503: the diary cannot be read.
    case unavailable
    /// Status 401, whatever the session; of the token endpoint, 400 with `invalid_grant`.
    case refusing
    /// The service does its work, and the connection ends in the middle of the answer.
    case dropping
    /// The service does its work; the JSON is cut off in the middle.
    case malformed
    /// JSON as it should be, whose values are of other types.
    case mistyped
    /// Twenty thousand appointments; of the others, eight megabytes of blanks.
    case huge
    /// JSON nested a hundred thousand deep.
    case deep
    /// A page in HTML with status 200.
    case html
}

/// A topic that can be asked for, and made to misbehave.
public enum Topic: String, CaseIterable, Sendable {
    /// Signing in and out.
    case sessions
    case token
    /// Reading days, appointments and stylists.
    case events
    case changes
    /// Creating, changing and deleting.
    case writes
}
