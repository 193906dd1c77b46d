/// The names that people use for large airports, and which of them are busier: `code city|name country`. Both were written by hand, the
/// order from what is generally known and only roughly; see ``WorldAirports`` for what it counts.
enum LargeAirports {
    struct Name: Equatable, Sendable {
        var airport: Airport
        /// One of the thirty of the world that stand first.
        var isHub: Bool
    }

    /// The hubs from the largest on; then the lists of the regions, each country from its largest on.
    static let all: [Name] =
        names(hubs, areHubs: true) + names(LargeAirportsOfEurope.text, areHubs: false) + names(LargeAirportsOfTheWorld.text, areHubs: false)

    /// Lines that are not of the form are left out.
    private static func names(_ text: String, areHubs: Bool) -> [Name] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].count > 4, parts[1].count > 3 else { return nil }
            let airport = Airport(
                code: String(parts[0].prefix(3)), city: String(parts[0].dropFirst(4)), name: String(parts[1].dropLast(3)),
                country: String(parts[1].suffix(2)))
            return Name(airport: airport, isHub: areHubs)
        }
    }

    private static let hubs = """
        ATL Atlanta|Hartsfield-Jackson US
        DXB Dubai|International AE
        LHR London|Heathrow GB
        HND Tokyo|Haneda JP
        DFW Dallas|Fort Worth US
        DEN Denver|International US
        IST Istanbul|Istanbul Airport TR
        CDG Paris|Charles de Gaulle FR
        LAX Los Angeles|International US
        ORD Chicago|O’Hare US
        JFK New York|John F. Kennedy US
        AMS Amsterdam|Schiphol NL
        MAD Madrid|Barajas ES
        FRA Frankfurt|Frankfurt am Main DE
        SIN Singapore|Changi SG
        BCN Barcelona|El Prat ES
        ICN Seoul|Incheon KR
        FCO Rome|Fiumicino IT
        LGW London|Gatwick GB
        MUC Munich|Franz Josef Strauß DE
        MXP Milan|Malpensa IT
        LIS Lisbon|Humberto Delgado PT
        BKK Bangkok|Suvarnabhumi TH
        HKG Hong Kong|International HK
        SFO San Francisco|International US
        SYD Sydney|Kingsford Smith AU
        GRU São Paulo|Guarulhos BR
        ZRH Zurich|Kloten CH
        VIE Vienna|Schwechat AT
        CPH Copenhagen|Kastrup DK
        """
}
