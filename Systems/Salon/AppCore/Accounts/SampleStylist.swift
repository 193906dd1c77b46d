/// The stylists a new service knows, as the page offers them.
public struct SampleStylist: Sendable {
    /// The id by which a first start is told whom to sign in.
    public var id: String
    public var name: String

    public var email: String { "\(id)@salon.example" }
    public var password: String { "scissors" }

    public static let all = [
        SampleStylist(id: "mara", name: "Mara"), SampleStylist(id: "ilja", name: "Ilja"), SampleStylist(id: "noor", name: "Noor"),
    ]
}
