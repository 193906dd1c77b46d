/// `POST /v1/modes {"photos": "huge", "deals": "failing"}`: how the service misbehaves from now on, by what is asked for: `deals`, `airports`,
/// `photos`. What is not named stays as it is; `{"all": "normal"}` ends everything. Answers with the modes that hold.
///
/// `GET /v1/counters` gives `{"requests": {"/v1/deals": 3, …}, "not_modified": {…}}`: requests by path since the start or the last
/// `POST /v1/counters/reset`.
public enum ServiceMode: String, Codable, CaseIterable, Sendable {
    case normal
    /// Answers after four seconds.
    case slow
    /// Every answer fails with status 500.
    case failing
    /// The connection ends in the middle of the answer.
    case dropping
    /// Status 404 with a page in HTML.
    case missing
    /// JSON cut off in the middle; a JPEG cut off in the middle.
    case truncated
    /// A page in HTML with status 200, as JSON or as an image.
    case html
    /// An image of 12,000 × 12,000 pixels; a feed of ten thousand deals; a list of a hundred thousand airports.
    case huge
    /// A PNG of few bytes that says it is 50,000 × 50,000 pixels and unpacks to 100 MB; JSON nested a hundred thousand deep.
    case bomb
    /// A body that never ends.
    case endless
}
