import ServiceAddresses

extension ServiceAddress {
    /// The address at which the metrics are served.
    public static let metrics = ServiceAddress(variable: "INSIGHTS_SERVICE_URL", key: "InsightsServiceURL")
}
