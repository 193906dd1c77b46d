/// The accounts that are there from the start.
public struct SampleAccount: Sendable {
    public var account: Account
    public var password: String

    /// A merchant with three shops, and one with one.
    public static let all = [
        SampleAccount(
            account: Account(username: "merchant@kaffa.example", shops: SampleShop.all.dropLast().map(\.front)), password: "espresso"),
        SampleAccount(
            account: Account(username: "nora@fjord.example", shops: SampleShop.all.suffix(1).map(\.front)), password: "lighthouse"),
    ]
}
