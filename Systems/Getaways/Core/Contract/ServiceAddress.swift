import ServiceAddresses

extension ServiceAddress {
    /// The address at which the deals are served.
    public static let deals = ServiceAddress(variable: "GETAWAYS_SERVICE_URL", key: "GetawaysServiceURL")
}
