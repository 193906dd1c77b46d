import ServiceAddresses

extension ServiceAddress {
    /// The address at which the salon's calendar is served.
    public static let calendar = ServiceAddress(variable: "SALON_SERVICE_URL", key: "SalonServiceURL")
}
