/// JSON that is well formed and too much.
enum HostileJSON {
    /// Ten thousand deals, or a hundred thousand airports.
    static func long(_ topic: Topic) -> [UInt8] {
        switch topic {
        case .deals:
            let deal = """
                {"id":"x","city_name":"Lisbon","city_code":"LIS","country_name":"Portugal","product":"flight","price_in_cents":100,\
                "currency":"EUR","departs_on":"2026-06-12","returns_on":"2026-06-14","nights":2,"image_path":"/v1/photos/lisbon.jpg"}
                """
            let airport = #"{"code":"MXP","city":"Milan","name":"Malpensa","country":"IT"}"#
            return Array(
                #"{"airport":\#(airport),"language":"en","travellers":2,"dates":"weekend","deals":[\#(repeated(deal, 10_000))]}"#.utf8)
        case .airports, .photos:
            return Array(#"{"airports":[\#(repeated(#"{"code":"AAA","city":"A","name":"A","country":"IT"}"#, 100_000))]}"#.utf8)
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String {
        Array(repeating: text, count: count).joined(separator: ",")
    }
}
