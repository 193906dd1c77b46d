/// The merchants a new service knows, as the page offers them.
public struct SampleMerchant: Sendable {
    /// The id by which a first start is told whom to sign in.
    public var id: String
    public var username: String
    public var password: String
    public var what: String

    public static let all = [
        SampleMerchant(id: "merchant", username: "merchant@kaffa.example", password: "espresso", what: "Coffee: three shops"),
        SampleMerchant(id: "wool", username: "nora@fjord.example", password: "lighthouse", what: "Wool: one shop"),
    ]
}
