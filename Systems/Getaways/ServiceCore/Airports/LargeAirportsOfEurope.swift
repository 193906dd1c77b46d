/// Europe's, beside the hubs.
enum LargeAirportsOfEurope {
    static let text = """
        DUB Dublin|Dublin Airport IE
        ORY Paris|Orly FR
        PMI Palma de Mallorca|Son Sant Joan ES
        ATH Athens|Eleftherios Venizelos GR
        OSL Oslo|Gardermoen NO
        ARN Stockholm|Arlanda SE
        MAN Manchester|Ringway GB
        BER Berlin|Brandenburg DE
        DUS Düsseldorf|Düsseldorf Airport DE
        STN London|Stansted GB
        BRU Brussels|Zaventem BE
        HEL Helsinki|Vantaa FI
        WAW Warsaw|Chopin PL
        GVA Geneva|Cointrin CH
        PRG Prague|Václav Havel CZ
        BUD Budapest|Ferenc Liszt HU
        AGP Málaga|Costa del Sol ES
        HAM Hamburg|Helmut Schmidt DE
        SAW Istanbul|Sabiha Gökçen TR
        AYT Antalya|Antalya Airport TR
        OTP Bucharest|Henri Coandă RO
        NCE Nice|Côte d’Azur FR
        OPO Porto|Francisco Sá Carneiro PT
        EDI Edinburgh|Turnhouse GB
        LTN London|Luton GB
        ALC Alicante|Elche-Miguel Hernández ES
        BGY Bergamo|Orio al Serio IT
        LIN Milan|Linate IT
        VCE Venice|Marco Polo IT
        NAP Naples|Capodichino IT
        CTA Catania|Fontanarossa IT
        BLQ Bologna|Guglielmo Marconi IT
        PMO Palermo|Falcone Borsellino IT
        BRI Bari|Karol Wojtyła IT
        TRN Turin|Caselle IT
        PSA Pisa|Galileo Galilei IT
        FLR Florence|Peretola IT
        CAG Cagliari|Elmas IT
        CIA Rome|Ciampino IT
        VRN Verona|Villafranca IT
        TSF Treviso|Sant’Angelo IT
        BDS Brindisi|Papola Casale IT
        OLB Olbia|Costa Smeralda IT
        SUF Lamezia Terme|Sant’Eufemia IT
        GOA Genoa|Cristoforo Colombo IT
        AHO Alghero|Fertilia IT
        TPS Trapani|Vincenzo Florio IT
        TRS Trieste|Ronchi dei Legionari IT
        AOI Ancona|Raffaello Sanzio IT
        PSR Pescara|Abruzzo IT
        RMI Rimini|Federico Fellini IT
        PEG Perugia|San Francesco d’Assisi IT
        REG Reggio Calabria|Tito Minniti IT
        BZO Bolzano|Dolomiti IT
        VLC Valencia|Manises ES
        SVQ Seville|San Pablo ES
        BIO Bilbao|Loiu ES
        IBZ Ibiza|Sant Josep ES
        TFS Tenerife|Sur ES
        TFN Tenerife|Norte-Ciudad de La Laguna ES
        LPA Las Palmas|Gran Canaria ES
        ACE Lanzarote|César Manrique ES
        FUE Fuerteventura|El Matorral ES
        MAH Menorca|Maó ES
        SCQ Santiago de Compostela|Rosalía de Castro ES
        EAS Donostia-San Sebastián|Hondarribia ES
        GRX Granada|Federico García Lorca ES
        XRY Jerez de la Frontera|La Parra ES
        LCG A Coruña|Alvedro ES
        OVD Oviedo|Asturias ES
        ZAZ Zaragoza|Zaragoza Airport ES
        SDR Santander|Seve Ballesteros ES
        GRO Girona|Costa Brava ES
        REU Reus|Reus Airport ES
        VGO Vigo|Peinador ES
        RMU Murcia|Corvera ES
        FAO Faro|Gago Coutinho PT
        FNC Funchal|Cristiano Ronaldo PT
        PDL Ponta Delgada|João Paulo II PT
        LYS Lyon|Saint-Exupéry FR
        MRS Marseille|Provence FR
        TLS Toulouse|Blagnac FR
        BOD Bordeaux|Mérignac FR
        NTE Nantes|Atlantique FR
        BSL Basel|EuroAirport Mulhouse Freiburg CH
        BVA Paris|Beauvais-Tillé FR
        LIL Lille|Lesquin FR
        MPL Montpellier|Méditerranée FR
        BIQ Biarritz|Pays Basque FR
        AJA Ajaccio|Napoléon Bonaparte FR
        BIA Bastia|Poretta FR
        SXB Strasbourg|Entzheim FR
        BES Brest|Bretagne FR
        RNS Rennes|Saint-Jacques FR
        STR Stuttgart|Manfred Rommel DE
        CGN Cologne|Bonn DE
        HAJ Hanover|Langenhagen DE
        NUE Nuremberg|Albrecht Dürer DE
        LEJ Leipzig|Halle DE
        BRE Bremen|Bremen Airport DE
        DTM Dortmund|Wickede DE
        DRS Dresden|Klotzsche DE
        FMM Memmingen|Allgäu DE
        HHN Frankfurt|Hahn DE
        FKB Karlsruhe|Baden-Baden DE
        NRN Weeze|Niederrhein DE
        FMO Münster|Osnabrück DE
        SZG Salzburg|W. A. Mozart AT
        INN Innsbruck|Kranebitten AT
        GRZ Graz|Thalerhof AT
        LNZ Linz|Hörsching AT
        KLU Klagenfurt|Wörthersee AT
        BRN Bern|Belp CH
        LUG Lugano|Agno CH
        LUX Luxembourg|Findel LU
        CRL Charleroi|Brussels South BE
        ANR Antwerp|Deurne BE
        EIN Eindhoven|Welschap NL
        RTM Rotterdam|The Hague NL
        GRQ Groningen|Eelde NL
        MST Maastricht|Aachen NL
        BHX Birmingham|Elmdon GB
        BRS Bristol|Lulsgate GB
        GLA Glasgow|Abbotsinch GB
        NCL Newcastle|Woolsington GB
        LPL Liverpool|John Lennon GB
        LBA Leeds|Bradford GB
        EMA Nottingham|East Midlands GB
        LCY London|City GB
        BFS Belfast|Aldergrove GB
        BHD Belfast|George Best GB
        ABZ Aberdeen|Dyce GB
        INV Inverness|Dalcross GB
        CWL Cardiff|Rhoose GB
        SOU Southampton|Eastleigh GB
        BOH Bournemouth|Hurn GB
        EXT Exeter|Clyst Honiton GB
        NQY Newquay|Cornwall GB
        JER Jersey|St Peter JE
        GCI Guernsey|Forest GG
        IOM Isle of Man|Ronaldsway IM
        ORK Cork|Cork Airport IE
        SNN Shannon|Shannon Airport IE
        NOC Knock|Ireland West IE
        KEF Reykjavík|Keflavík IS
        AEY Akureyri|Akureyri Airport IS
        BGO Bergen|Flesland NO
        TRD Trondheim|Værnes NO
        SVG Stavanger|Sola NO
        TOS Tromsø|Langnes NO
        BOO Bodø|Bodø Airport NO
        AES Ålesund|Vigra NO
        LYR Longyearbyen|Svalbard NO
        GOT Gothenburg|Landvetter SE
        MMX Malmö|Sturup SE
        LLA Luleå|Kallax SE
        KRN Kiruna|Kiruna Airport SE
        UME Umeå|Umeå Airport SE
        BLL Billund|Billund Airport DK
        AAL Aalborg|Aalborg Airport DK
        AAR Aarhus|Tirstrup DK
        RVN Rovaniemi|Lapland FI
        OUL Oulu|Oulunsalo FI
        TKU Turku|Turku Airport FI
        TMP Tampere|Pirkkala FI
        KTT Kittilä|Kittilä Airport FI
        TLL Tallinn|Lennart Meri EE
        RIX Riga|Riga Airport LV
        VNO Vilnius|Čiurlionis LT
        KUN Kaunas|Karmėlava LT
        KRK Kraków|John Paul II PL
        GDN Gdańsk|Lech Wałęsa PL
        KTW Katowice|Pyrzowice PL
        WRO Wrocław|Copernicus PL
        POZ Poznań|Ławica PL
        WMI Warsaw|Modlin PL
        RZE Rzeszów|Jasionka PL
        LCJ Łódź|Lublinek PL
        BRQ Brno|Tuřany CZ
        BTS Bratislava|M. R. Štefánik SK
        KSC Košice|Košice Airport SK
        DEB Debrecen|Debrecen Airport HU
        LJU Ljubljana|Jože Pučnik SI
        ZAG Zagreb|Franjo Tuđman HR
        SPU Split|Kaštela HR
        DBV Dubrovnik|Čilipi HR
        ZAD Zadar|Zemunik HR
        PUY Pula|Pula Airport HR
        RJK Rijeka|Krk HR
        SJJ Sarajevo|Butmir BA
        BEG Belgrade|Nikola Tesla RS
        TGD Podgorica|Golubovci ME
        TIV Tivat|Tivat Airport ME
        TIA Tirana|Nënë Tereza AL
        SKP Skopje|Petrovec MK
        PRN Pristina|Adem Jashari XK
        SOF Sofia|Vasil Levski BG
        VAR Varna|Varna Airport BG
        BOJ Burgas|Burgas Airport BG
        CLJ Cluj-Napoca|Avram Iancu RO
        TSR Timișoara|Traian Vuia RO
        IAS Iași|Iași Airport RO
        RMO Chișinău|Eugen Doga MD
        SKG Thessaloniki|Makedonia GR
        HER Heraklion|Nikos Kazantzakis GR
        RHO Rhodes|Diagoras GR
        CFU Corfu|Ioannis Kapodistrias GR
        CHQ Chania|Ioannis Daskalogiannis GR
        KGS Kos|Ippokratis GR
        JTR Santorini|Thira GR
        JMK Mykonos|Mykonos Airport GR
        ZTH Zakynthos|Dionysios Solomos GR
        EFL Kefalonia|Anna Pollatou GR
        LCA Larnaca|Larnaca Airport CY
        PFO Paphos|Paphos Airport CY
        MLA Malta|Luqa MT
        ESB Ankara|Esenboğa TR
        ADB İzmir|Adnan Menderes TR
        DLM Dalaman|Dalaman Airport TR
        BJV Bodrum|Milas TR
        TBS Tbilisi|Shota Rustaveli GE
        EVN Yerevan|Zvartnots AM
        GYD Baku|Heydar Aliyev AZ
        """
}
