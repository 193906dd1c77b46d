import AppIntents
import GetawaysCore

/// The intent that configures a deals tile.
struct DealsIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    static let title: LocalizedStringResource = "Deals"
    static let description: IntentDescription? = "One getaway at a time, from your airport."
    /// The older intent, whose stored values are carried over by their names.
    static let intentClassName = "InspirationalConfigurationIntent"

    @Parameter(title: "Departure airport") var location: LocationEntity?
    @Parameter(title: "Travellers", default: .two) var travellers: TravellersOption
    @Parameter(title: "Dates", default: .weekend) var dates: DatesOption

    static var parameterSummary: some ParameterSummary {
        Summary("From \(\.$location)") {
            \.$travellers
            \.$dates
        }
    }

    init() {}

    /// The configuration that both kinds of the widget use.
    var configuration: DealsConfiguration {
        DealsConfiguration(location: location?.airport, travellers: travellers.travellers, dates: dates.dates)
    }
}
