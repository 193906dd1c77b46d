/// Real airports with their IATA codes, in the order of how busy they are, roughly: `code city|name country`.
enum LargeAirports {
    /// From the largest on; all of the first lines, then those of the regions in turn.
    static let all: [Airport] = [hubs, LargeAirportsOfEurope.text, LargeAirportsOfTheWorld.text].flatMap(airports)

    /// Lines that are not of the form are left out.
    private static func airports(_ text: String) -> [Airport] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].count > 4, parts[1].count > 3 else { return nil }
            return Airport(
                code: String(parts[0].prefix(3)), city: String(parts[0].dropFirst(4)), name: String(parts[1].dropLast(3)),
                country: String(parts[1].suffix(2)))
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
