/// `POST /v1/modes {"query": "huge", "token": "dropping"}`: how the service misbehaves from now on, by what is asked for: `token`, `shops`,
/// `query`, `events`. What is not named stays as it is; `{"all": "normal"}` ends everything. Answers with the modes that hold.
public enum ServiceMode: String, Codable, CaseIterable, Sendable {
    case normal
    /// The service does its work and answers after four seconds.
    case slow
    /// Status 500 before anything is done.
    case failing
    /// Status 503: the store cannot answer.
    case unavailable
    /// Status 401, whatever the token; of the token endpoint, 400 with `invalid_grant`, although nothing was revoked.
    case refusing
    /// The service does its work, and the connection ends in the middle of the answer: a pair of tokens was rotated and nobody got it.
    case dropping
    /// The service does its work; the JSON is cut off in the middle.
    case malformed
    /// JSON as it should be, whose values are of other types.
    case mistyped
    /// Half of the rows, marked as partial; only of queries.
    case partial
    /// A table of fifty thousand rows; of the others, eight megabytes of blanks.
    case huge
    /// JSON nested a hundred thousand deep.
    case deep
    /// A page in HTML with status 200.
    case html
}
