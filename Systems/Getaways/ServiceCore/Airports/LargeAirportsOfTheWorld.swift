/// The other continents', beside the hubs.
enum LargeAirportsOfTheWorld {
    static let text = """
        LAS Las Vegas|Harry Reid US
        MCO Orlando|International US
        MIA Miami|International US
        SEA Seattle|Tacoma US
        EWR Newark|Liberty US
        CLT Charlotte|Douglas US
        PHX Phoenix|Sky Harbor US
        IAH Houston|George Bush US
        BOS Boston|Logan US
        MSP Minneapolis|Saint Paul US
        FLL Fort Lauderdale|Hollywood US
        LGA New York|LaGuardia US
        DTW Detroit|Wayne County US
        PHL Philadelphia|International US
        SLC Salt Lake City|International US
        BWI Baltimore|Washington US
        IAD Washington|Dulles US
        DCA Washington|Ronald Reagan US
        SAN San Diego|Lindbergh Field US
        TPA Tampa|International US
        BNA Nashville|International US
        AUS Austin|Bergstrom US
        MDW Chicago|Midway US
        HNL Honolulu|Daniel K. Inouye US
        DAL Dallas|Love Field US
        PDX Portland|International US
        STL St. Louis|Lambert US
        HOU Houston|William P. Hobby US
        SJC San José|Norman Y. Mineta US
        OAK Oakland|San Francisco Bay US
        SMF Sacramento|International US
        SNA Santa Ana|John Wayne US
        MSY New Orleans|Louis Armstrong US
        RDU Raleigh|Durham US
        SAT San Antonio|International US
        RSW Fort Myers|Southwest Florida US
        IND Indianapolis|International US
        CLE Cleveland|Hopkins US
        PIT Pittsburgh|International US
        CVG Cincinnati|Northern Kentucky US
        CMH Columbus|John Glenn US
        MCI Kansas City|International US
        BUR Burbank|Bob Hope US
        OGG Kahului|Maui US
        ANC Anchorage|Ted Stevens US
        JAX Jacksonville|International US
        ABQ Albuquerque|Sunport US
        MKE Milwaukee|Mitchell US
        SJU San Juan|Luis Muñoz Marín PR
        YYZ Toronto|Pearson CA
        YVR Vancouver|International CA
        YUL Montréal|Trudeau CA
        YYC Calgary|International CA
        YEG Edmonton|International CA
        YOW Ottawa|Macdonald-Cartier CA
        YWG Winnipeg|Richardson CA
        YHZ Halifax|Stanfield CA
        YQB Québec|Jean Lesage CA
        YYJ Victoria|International CA
        MEX Mexico City|Benito Juárez MX
        CUN Cancún|Cancún Airport MX
        GDL Guadalajara|Miguel Hidalgo MX
        MTY Monterrey|Mariano Escobedo MX
        TIJ Tijuana|Abelardo Rodríguez MX
        SJD San José del Cabo|Los Cabos MX
        PVR Puerto Vallarta|Gustavo Díaz Ordaz MX
        MID Mérida|Manuel Crescencio Rejón MX
        HAV Havana|José Martí CU
        PUJ Punta Cana|Punta Cana Airport DO
        SDQ Santo Domingo|Las Américas DO
        MBJ Montego Bay|Sangster JM
        NAS Nassau|Lynden Pindling BS
        BGI Bridgetown|Grantley Adams BB
        PTY Panama City|Tocumen PA
        SJO San José|Juan Santamaría CR
        LIR Liberia|Daniel Oduber CR
        GUA Guatemala City|La Aurora GT
        SAL San Salvador|Óscar Romero SV
        BOG Bogotá|El Dorado CO
        MDE Medellín|José María Córdova CO
        CTG Cartagena|Rafael Núñez CO
        CLO Cali|Alfonso Bonilla CO
        UIO Quito|Mariscal Sucre EC
        GYE Guayaquil|José Joaquín de Olmedo EC
        LIM Lima|Jorge Chávez PE
        CUZ Cusco|Alejandro Velasco PE
        LPB La Paz|El Alto BO
        VVI Santa Cruz de la Sierra|Viru Viru BO
        SCL Santiago|Arturo Merino Benítez CL
        EZE Buenos Aires|Ezeiza AR
        AEP Buenos Aires|Jorge Newbery AR
        COR Córdoba|Ambrosio Taravella AR
        MDZ Mendoza|El Plumerillo AR
        BRC San Carlos de Bariloche|Teniente Candelaria AR
        USH Ushuaia|Malvinas Argentinas AR
        MVD Montevideo|Carrasco UY
        ASU Asunción|Silvio Pettirossi PY
        GIG Rio de Janeiro|Galeão BR
        SDU Rio de Janeiro|Santos Dumont BR
        CGH São Paulo|Congonhas BR
        BSB Brasília|Juscelino Kubitschek BR
        SSA Salvador|Luís Eduardo Magalhães BR
        REC Recife|Guararapes BR
        FOR Fortaleza|Pinto Martins BR
        CNF Belo Horizonte|Confins BR
        POA Porto Alegre|Salgado Filho BR
        CWB Curitiba|Afonso Pena BR
        FLN Florianópolis|Hercílio Luz BR
        MAO Manaus|Eduardo Gomes BR
        BEL Belém|Val de Cans BR
        NRT Tokyo|Narita JP
        KIX Osaka|Kansai JP
        ITM Osaka|Itami JP
        CTS Sapporo|New Chitose JP
        FUK Fukuoka|Fukuoka Airport JP
        OKA Naha|Okinawa JP
        NGO Nagoya|Chūbu Centrair JP
        HIJ Hiroshima|Hiroshima Airport JP
        KOJ Kagoshima|Kagoshima Airport JP
        SDJ Sendai|Sendai Airport JP
        GMP Seoul|Gimpo KR
        CJU Jeju|Jeju Airport KR
        PUS Busan|Gimhae KR
        PEK Beijing|Capital CN
        PKX Beijing|Daxing CN
        PVG Shanghai|Pudong CN
        SHA Shanghai|Hongqiao CN
        CAN Guangzhou|Baiyun CN
        SZX Shenzhen|Bao’an CN
        CTU Chengdu|Shuangliu CN
        KMG Kunming|Changshui CN
        XIY Xi’an|Xianyang CN
        HGH Hangzhou|Xiaoshan CN
        CKG Chongqing|Jiangbei CN
        NKG Nanjing|Lukou CN
        XMN Xiamen|Gaoqi CN
        TAO Qingdao|Jiaodong CN
        MFM Macau|Macau Airport MO
        TPE Taipei|Taoyuan TW
        TSA Taipei|Songshan TW
        KHH Kaohsiung|Siaogang TW
        DMK Bangkok|Don Mueang TH
        HKT Phuket|Phuket Airport TH
        CNX Chiang Mai|Chiang Mai Airport TH
        USM Ko Samui|Samui TH
        KBV Krabi|Krabi Airport TH
        KUL Kuala Lumpur|Sepang MY
        PEN Penang|Bayan Lepas MY
        BKI Kota Kinabalu|Kota Kinabalu Airport MY
        LGK Langkawi|Langkawi Airport MY
        CGK Jakarta|Soekarno-Hatta ID
        DPS Denpasar|Ngurah Rai ID
        SUB Surabaya|Juanda ID
        JOG Yogyakarta|Adisutjipto ID
        MNL Manila|Ninoy Aquino PH
        CEB Cebu|Mactan PH
        SGN Ho Chi Minh City|Tân Sơn Nhất VN
        HAN Hanoi|Nội Bài VN
        DAD Da Nang|Da Nang Airport VN
        KTI Phnom Penh|Techo KH
        SAI Siem Reap|Angkor KH
        VTE Vientiane|Wattay LA
        RGN Yangon|Mingaladon MM
        DEL Delhi|Indira Gandhi IN
        BOM Mumbai|Chhatrapati Shivaji IN
        BLR Bengaluru|Kempegowda IN
        MAA Chennai|Meenambakkam IN
        HYD Hyderabad|Rajiv Gandhi IN
        CCU Kolkata|Netaji Subhas Chandra Bose IN
        COK Kochi|Nedumbassery IN
        GOI Goa|Dabolim IN
        CMB Colombo|Bandaranaike LK
        KTM Kathmandu|Tribhuvan NP
        DAC Dhaka|Shahjalal BD
        MLE Malé|Velana MV
        KHI Karachi|Jinnah PK
        LHE Lahore|Allama Iqbal PK
        ISB Islamabad|Islamabad Airport PK
        TAS Tashkent|Islam Karimov UZ
        ALA Almaty|Almaty Airport KZ
        NQZ Astana|Nursultan Nazarbayev KZ
        AUH Abu Dhabi|Zayed AE
        SHJ Sharjah|Sharjah Airport AE
        DOH Doha|Hamad QA
        BAH Manama|Bahrain BH
        KWI Kuwait City|Kuwait Airport KW
        MCT Muscat|Seeb OM
        RUH Riyadh|King Khalid SA
        JED Jeddah|King Abdulaziz SA
        DMM Dammam|King Fahd SA
        MED Medina|Prince Mohammad SA
        AMM Amman|Queen Alia JO
        AQJ Aqaba|King Hussein JO
        BEY Beirut|Rafic Hariri LB
        TLV Tel Aviv|Ben Gurion IL
        BGW Baghdad|Baghdad Airport IQ
        IKA Tehran|Imam Khomeini IR
        CAI Cairo|Cairo Airport EG
        HRG Hurghada|Hurghada Airport EG
        SSH Sharm el-Sheikh|Ophira EG
        LXR Luxor|Luxor Airport EG
        CMN Casablanca|Mohammed V MA
        RAK Marrakesh|Menara MA
        AGA Agadir|Al Massira MA
        FEZ Fez|Saïss MA
        TNG Tangier|Ibn Battouta MA
        TUN Tunis|Carthage TN
        DJE Djerba|Zarzis TN
        ALG Algiers|Houari Boumediene DZ
        RAI Praia|Nelson Mandela CV
        SID Sal|Amílcar Cabral CV
        DSS Dakar|Blaise Diagne SN
        ABJ Abidjan|Félix Houphouët-Boigny CI
        ACC Accra|Kotoka GH
        LOS Lagos|Murtala Muhammed NG
        ABV Abuja|Nnamdi Azikiwe NG
        ADD Addis Ababa|Bole ET
        NBO Nairobi|Jomo Kenyatta KE
        MBA Mombasa|Moi KE
        EBB Entebbe|Entebbe Airport UG
        KGL Kigali|Kanombe RW
        DAR Dar es Salaam|Julius Nyerere TZ
        ZNZ Zanzibar|Abeid Amani Karume TZ
        JRO Kilimanjaro|Kilimanjaro Airport TZ
        JNB Johannesburg|O. R. Tambo ZA
        CPT Cape Town|Cape Town Airport ZA
        DUR Durban|King Shaka ZA
        VFA Victoria Falls|Victoria Falls Airport ZW
        WDH Windhoek|Hosea Kutako NA
        MRU Mauritius|Seewoosagur Ramgoolam MU
        SEZ Mahé|Seychelles SC
        RUN Saint-Denis|Roland Garros RE
        TNR Antananarivo|Ivato MG
        MEL Melbourne|Tullamarine AU
        BNE Brisbane|Brisbane Airport AU
        PER Perth|Perth Airport AU
        ADL Adelaide|Adelaide Airport AU
        OOL Gold Coast|Coolangatta AU
        CNS Cairns|Cairns Airport AU
        HBA Hobart|Hobart Airport AU
        DRW Darwin|Darwin Airport AU
        CBR Canberra|Canberra Airport AU
        AKL Auckland|Māngere NZ
        CHC Christchurch|Harewood NZ
        WLG Wellington|Rongotai NZ
        ZQN Queenstown|Frankton NZ
        DUD Dunedin|Momona NZ
        NAN Nadi|Nadi Airport FJ
        PPT Papeete|Fa’a’ā PF
        NOU Nouméa|La Tontouta NC
        """
}
