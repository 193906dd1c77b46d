/// Cities in other languages, where they have a name of their own there: `codes|en|it|de|es|fr|ja`, empty where it is the English one.
public enum CityNames {
    /// In the order of the columns.
    public static let languages = ["en", "it", "de", "es", "fr", "ja"]

    /// The city of an airport; nil when it is called as everywhere.
    static func name(of code: String, in language: String) -> String? {
        guard let column = languages.firstIndex(of: language), let row = rows[code] else { return nil }
        return row[column].isEmpty ? row[0] : row[column]
    }

    /// In every language, to be found by.
    public static func others(of code: String) -> [String] { Array(Set(rows[code] ?? [])).filter { !$0.isEmpty }.sorted() }

    private static let rows: [String: [String]] = {
        var rows: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == languages.count + 1 else { continue }
            for code in cells[0].split(separator: " ") { rows[String(code)] = Array(cells[1...]) }
        }
        return rows
    }()

    private static let table = """
        LHR LGW STN LTN LCY|London|Londra|London|Londres|Londres|ロンドン
        HND NRT|Tokyo|Tokyo|Tokio|Tokio|Tokyo|東京
        CDG ORY BVA|Paris|Parigi|Paris|París|Paris|パリ
        JFK LGA|New York|||Nueva York||ニューヨーク
        AMS|Amsterdam|||Ámsterdam||アムステルダム
        MAD|Madrid|||||マドリード
        FRA HHN|Frankfurt|Francoforte||Fráncfort|Francfort|フランクフルト
        SIN|Singapore||Singapur|Singapur|Singapour|シンガポール
        BCN|Barcelona|Barcellona|||Barcelone|バルセロナ
        FCO CIA|Rome|Roma|Rom|Roma||ローマ
        MUC|Munich|Monaco di Baviera|München|Múnich||ミュンヘン
        MXP LIN|Milan|Milano|Mailand|Milán||ミラノ
        BGY|Bergamo||||Bergame|ベルガモ
        LIS|Lisbon|Lisbona|Lissabon|Lisboa|Lisbonne|リスボン
        ZRH|Zurich|Zurigo|Zürich|Zúrich||チューリッヒ
        VIE|Vienna||Wien|Viena|Vienne|ウィーン
        CPH|Copenhagen|Copenaghen|Kopenhagen|Copenhague|Copenhague|コペンハーゲン
        DUB|Dublin|Dublino||Dublín||ダブリン
        ATH|Athens|Atene|Athen|Atenas|Athènes|アテネ
        ARN|Stockholm|Stoccolma||Estocolmo||ストックホルム
        BER|Berlin|Berlino||Berlín||ベルリン
        BRU|Brussels|Bruxelles|Brüssel|Bruselas|Bruxelles|ブリュッセル
        WAW WMI|Warsaw|Varsavia|Warschau|Varsovia|Varsovie|ワルシャワ
        GVA|Geneva|Ginevra|Genf|Ginebra|Genève|ジュネーヴ
        PRG|Prague|Praga|Prag|Praga||プラハ
        BUD|Budapest|||||ブダペスト
        HAM|Hamburg|Amburgo||Hamburgo|Hambourg|ハンブルク
        IST SAW|Istanbul|||Estambul||イスタンブール
        NCE|Nice|Nizza|Nizza|Niza||ニース
        OPO|Porto|||Oporto||ポルト
        EDI|Edinburgh|Edimburgo||Edimburgo|Édimbourg|エディンバラ
        VCE|Venice|Venezia|Venedig|Venecia|Venise|ヴェネツィア
        NAP|Naples|Napoli|Neapel|Nápoles||ナポリ
        CTA|Catania||||Catane|カターニア
        PMO|Palermo||||Palerme|パレルモ
        TRN|Turin|Torino||Turín||トリノ
        FLR|Florence|Firenze|Florenz|Florencia||フィレンツェ
        SVQ|Seville|Siviglia|Sevilla|Sevilla|Séville|セビリア
        PMI|Palma de Mallorca|Palma di Maiorca|||Palma de Majorque|パルマ・デ・マヨルカ
        EAS|Donostia-San Sebastián||||Donostia-Saint-Sébastien|ドノスティア＝サン・セバスティアン
        MRS|Marseille|Marsiglia||Marsella||マルセイユ
        BOD|Bordeaux|||Burdeos||ボルドー
        LYS|Lyon|Lione|||Lyon|リヨン
        INN|Innsbruck|||||インスブルック
        SZG|Salzburg|Salisburgo||Salzburgo|Salzbourg|ザルツブルク
        CGN|Cologne|Colonia|Köln|Colonia||ケルン
        OSL|Oslo|||||オスロ
        TOS|Tromsø|||||トロムソ
        RVN|Rovaniemi|||||ロヴァニエミ
        KEF|Reykjavík||||Reykjavik|レイキャヴィーク
        HEL|Helsinki|||||ヘルシンキ
        KRK|Kraków|Cracovia|Krakau|Cracovia|Cracovie|クラクフ
        LJU|Ljubljana|Lubiana||Liubliana||リュブリャナ
        DBV|Dubrovnik|||||ドゥブロヴニク
        RHO|Rhodes|Rodi|Rhodos|Rodas||ロドス
        JTR|Santorini||||Santorin|サントリーニ
        HER|Heraklion||Iraklio|Heraclión|Héraklion|イラクリオン
        CFU|Corfu||Korfu|Corfú|Corfou|コルフ
        RAK|Marrakesh|Marrakech|Marrakesch|Marrakech|Marrakech|マラケシュ
        LXR|Luxor||||Louxor|ルクソール
        AQJ|Aqaba||Akaba|||アカバ
        DXB|Dubai|||Dubái|Dubaï|ドバイ
        CAI|Cairo|Il Cairo|Kairo|El Cairo|Le Caire|カイロ
        KIX ITM|Osaka|||||大阪
        MEX|Mexico City|Città del Messico|Mexiko-Stadt|Ciudad de México|Mexico|メキシコシティ
        PHL|Philadelphia|||Filadelfia|Philadelphie|フィラデルフィア
        ORD MDW|Chicago|||||シカゴ
        SFO|San Francisco|||||サンフランシスコ
        YVR|Vancouver|||||バンクーバー
        ZQN|Queenstown|||||クイーンズタウン
        MLE|Malé|||||マレ
        BKK DMK|Bangkok|||||バンコク
        HKG|Hong Kong||Hongkong|||香港
        """
}
