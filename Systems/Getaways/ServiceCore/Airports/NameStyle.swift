/// How places are called where one language is spoken.
struct NameStyle {
    var countries: [String]
    var starts: [String]
    var ends: [String]
    /// Before the name, the name in place of `*`.
    var patterns: [String]
    var airports: [String]

    func city(_ chance: inout Chance) -> String {
        let name = chance.of(starts) + chance.of(ends)
        // Most places have a plain name.
        guard chance.next(5) == 0 else { return name }
        return chance.of(patterns).replacing("*", with: name)
    }

    func airport(of city: String, _ chance: inout Chance) -> String {
        chance.of(airports).replacing("*", with: city)
    }

    static let all = [
        italian, spanish, portuguese, french, german, english, nordic, polish, balkan, turkish, japanese, indonesian, indian, african,
    ]

    private static let italian = NameStyle(
        countries: ["IT", "CH", "SM"],
        starts: [
            "Monte", "Castel", "Rocca", "Bel", "Campo", "Fontana", "Porto", "Acqua", "Val", "Serra", "Pietra", "Torre", "Villa", "Mira",
            "Gio",
            "Luc", "Mar", "Pal", "San", "Terra", "Ripa", "Civita", "Guardia", "Mont",
        ],
        ends: [
            "rosso", "verde", "novo", "lungo", "bella", "fiore", "chiara", "vecchia", "melfi", "grande", "secca", "spina", "santa", "forte",
            "lusa", "nera", "bianca", "allegro", "sole", "vento", "d’Oro", "maggiore", "lino", "ata", "eto", "ignano", "asco", "ella", "à",
        ],
        patterns: ["San *", "Santa Maria di *", "* Terme", "* Marina", "* sul Mare", "Borgo *", "* di Sopra", "Sant’Angelo a *"],
        airports: ["Aeroporto civile", "*", "Campo di volo", "Dante Alighieri", "Leonardo da Vinci Jr."])

    private static let spanish = NameStyle(
        countries: ["ES", "MX", "AR", "CL", "CO", "PE", "UY", "EC", "BO", "CR"],
        starts: [
            "Alca", "Villa", "Puerto", "Mira", "Monta", "Peña", "Agua", "Fuente", "Cabo", "Val", "Casa", "Bena", "Guada", "Al", "Cerro",
            "Rio",
            "Torre", "Campo", "Zar", "Cor", "Tor", "Quin", "Ñu", "Arroyo",
        ],
        ends: [
            "rrubia", "verde", "lavega", "blanca", "flores", "hermosa", "lajara", "dalén", "doñana", "rroya", "nueva", "rrosa", "queira",
            "tillo",
            "marín", "zúa", "dueñas", "lobos", "tana", "güeta", "cán", "ceda", "hondo", "lindo", "mayor", "ñaque", "zón", "bría",
        ],
        patterns: ["San * de la Sierra", "* del Mar", "Santa * del Río", "* de los Infantes", "Nueva *", "* el Grande", "Los * de Abajo"],
        airports: ["Aeródromo", "*", "Gabriela Mistral", "Simón Bolívar", "Nacional"])

    private static let portuguese = NameStyle(
        countries: ["PT", "BR", "AO", "MZ"],
        starts: [
            "Vila", "Porto", "Ribei", "Cabe", "Monte", "Alve", "Fer", "Guima", "Oli", "Pira", "Ita", "Ube", "Cur", "Mará", "Jaca", "Bel",
        ],
        ends: [
            "verde", "ção", "rão", "rães", "franca", "linda", "caba", "puã", "rinha", "velha", "ceiras", "jaí", "lândia", "tuba", "nópolis",
            "mirim",
        ],
        patterns: ["São * do Norte", "* da Serra", "Nova *", "* do Sul", "Praia de *"], airports: ["Aeródromo", "*", "Municipal", "Santos"])

    private static let french = NameStyle(
        countries: ["FR", "BE", "CH", "CA", "SN", "CI", "MG"],
        starts: [
            "Beau", "Ville", "Mont", "Chau", "Neuf", "Fon", "Char", "Roque", "Val", "Clair", "Saint-É", "Pont", "Cour", "Mar", "Gran", "Ro",
            "Bel", "Châ", "La Fer", "Aulnay-",
        ],
        ends: [
            "mont", "franche", "fort", "pré", "taine", "lieu", "neuve", "champ", "gny", "court", "bourg", "vaux", "rac", "gnac", "teau",
            "rières",
            "zières", "tillon", "thélemy", "mency", "velle", "cœur",
        ],
        patterns: ["*-sur-Mer", "*-les-Bains", "Saint-*", "*-en-Forêt", "*-le-Vieux", "L’Île-*", "*-sous-Bois"],
        airports: ["Aérodrome", "*", "Antoine de Saint-Exupéry", "Régional", "Louis Blériot"])

    private static let german = NameStyle(
        countries: ["DE", "AT", "CH", "LI", "LU", "NA"],
        starts: [
            "Ober", "Unter", "Neu", "Alt", "Grün", "Schön", "Wald", "Stein", "Hohen", "Rosen", "Königs", "Birken", "Mühl", "Eichen",
            "Winter",
            "Lauter", "Fried", "Gold", "Bären", "Ahorn", "Blau", "Lind",
        ],
        ends: [
            "berg", "bach", "feld", "hausen", "burg", "stadt", "dorf", "heim", "au", "see", "brück", "münster", "kirchen", "ried", "thal",
            "wörth",
            "stetten", "grün", "moos", "ingen", "büttel", "eck",
        ],
        patterns: ["* am See", "Bad *", "* an der Ache", "St. *", "* im Tal", "Markt *", "* ob der Höhe"],
        airports: ["Flugplatz", "*", "Regionalflughafen", "Otto Lilienthal", "Sonderlandeplatz"])

    private static let english = NameStyle(
        countries: ["GB", "US", "CA", "AU", "NZ", "IE", "ZA"],
        starts: [
            "Ash", "Brook", "Clear", "Green", "Oak", "Red", "River", "Stone", "Wind", "Lake", "Maple", "North", "South", "East", "West",
            "Spring",
            "Fair", "Cold", "Silver", "Elm", "King", "Haw", "Thorn", "Black", "White", "Pine", "Mill",
        ],
        ends: [
            "field", "ton", "ford", "wood", "ville", "port", "ham", "bury", "dale", "stead", "water", "mouth", "haven", "brook", "worth",
            "view",
            "ridge", "land", "hurst", "combe", "creek", "hill", "bridge", "lake", "shire", "ley",
        ],
        patterns: ["* Springs", "Port *", "New *", "* Falls", "St. *", "Mount *", "* upon Avon", "Fort *"],
        airports: ["Municipal", "Regional", "County", "*", "Executive", "Memorial Field", "Airfield"])

    private static let nordic = NameStyle(
        countries: ["NO", "SE", "DK", "FI", "IS", "FO", "GL"],
        starts: [
            "Sand", "Nord", "Sør", "Berg", "Fjell", "Øst", "Hav", "Lille", "Stor", "Vest", "Ås", "Kongs", "Grön", "Björn", "Ny", "Skog",
            "Hest", "Lax",
        ],
        ends: [
            "vik", "sund", "nes", "fjord", "dal", "ø", "stad", "havn", "ström", "bø", "våg", "mark", "köping", "by", "ås", "ør", "lund",
            "tjärn",
        ],
        patterns: ["* i Dalarna", "Nye *", "* Kirke", "Gamla *"], airports: ["Lufthavn", "*", "Flygfält", "Flugvöllur"])

    private static let polish = NameStyle(
        countries: ["PL", "CZ", "SK"],
        starts: [
            "Nowo", "Staro", "Biało", "Dąbro", "Jezio", "Koni", "Leśni", "Łęk", "Mie", "Ostro", "Piotr", "Rad", "Sko", "Trze", "Wąbrz",
            "Zło", "Świ", "Czar",
        ],
        ends: [
            "wice", "wiec", "sław", "gród", "rzyn", "no", "wo", "czyn", "ków", "nica", "brzeg", "dzież", "toryja", "ło", "szyce", "ty",
            "cin",
        ],
        patterns: ["* Górne", "* nad Odrą", "Nowy *", "* Zdrój", "Stary *"], airports: ["Lotnisko", "*", "Aeroklub", "Fryderyk Chopin"])

    private static let balkan = NameStyle(
        countries: ["HR", "RS", "BA", "SI", "ME", "MK", "BG", "RO"],
        starts: [
            "Novi", "Stari", "Beli", "Crno", "Vrh", "Kra", "Pod", "Zla", "Dra", "Gora", "Jese", "Kamen", "Lipo", "Mali", "Petro", "Ravno",
            "Šumo", "Žito",
        ],
        ends: [
            "grad", "polje", "vac", "nik", "gorica", "vica", "selo", "nica", "var", "šić", "ljevo", "dol", "brdo", "žda", "tište", "čani",
        ],
        patterns: ["* na Moru", "Gornji *", "Veliki *", "* Banja"], airports: ["Aerodrom", "*", "Letalište", "Nikola Tesla II"])

    private static let turkish = NameStyle(
        countries: ["TR", "AZ", "CY"],
        starts: [
            "Ak", "Kara", "Yeni", "Eski", "Kızıl", "Gök", "Gümüş", "Altın", "Bey", "Deniz", "Güzel", "Çam", "Şehit", "Taş", "Üç", "Orta",
        ],
        ends: ["hisar", "köy", "su", "dağ", "pınar", "şehir", "dere", "tepe", "ova", "göl", "kale", "yurt", "bağ", "çay", "ören", "lık"],
        patterns: ["Büyük *", "* Adası", "Küçük *", "Aşağı *"], airports: ["Havalimanı", "*", "Havaalanı"])

    private static let japanese = NameStyle(
        countries: ["JP"],
        starts: [
            "Aka", "Asa", "Fuku", "Haru", "Hira", "Ishi", "Kawa", "Kita", "Kuro", "Matsu", "Mina", "Naka", "Nishi", "Ō", "Saka", "Shira",
            "Taka", "Toyo", "Yama", "Yū",
        ],
        ends: [
            "hama", "gawa", "yama", "moto", "saki", "shima", "mura", "da", "ura", "zaki", "hashi", "oka", "bara", "kura", "tsu", "sawa",
            "no", "gōri",
        ],
        patterns: ["Shin-*", "* Onsen", "Minami-*", "Higashi-*"], airports: ["*", "Airport", "Hikōjō"])

    private static let indonesian = NameStyle(
        countries: ["ID", "MY", "PH", "TH", "VN"],
        starts: [
            "Banda", "Tan", "Suka", "Pulau ", "Kota ", "Bukit ", "Sungai ", "Mala", "Pari", "Sura", "Cala", "Bata", "Koh ", "Ban ", "Tagu",
            "Pa",
        ],
        ends: [
            "raya", "jung", "bumi", "tinggi", "baru", "pura", "man", "karta", "baya", "ngas", "bitan", "lawan", "sari", "nga", "rin",
            "tandan",
        ],
        patterns: ["* Selatan", "* Utara", "Puerto *", "* Indah"], airports: ["*", "Bandar udara", "Domestic"])

    private static let indian = NameStyle(
        countries: ["IN", "NP", "LK", "BD", "PK"],
        starts: [
            "Raj", "Ram", "Chand", "Gopal", "Nara", "Shiv", "Deva", "Indra", "Kali", "Lal", "Mahi", "Sita", "Surya", "Vija", "Ananda",
            "Hari",
        ],
        ends: [
            "pur", "nagar", "garh", "abad", "kot", "ganj", "palli", "wada", "patnam", "giri", "haven", "ghat", "puram", "gaon", "bad",
            "halli",
        ],
        patterns: ["* Cantonment", "New *", "* Junction", "Port *"], airports: ["*", "Civil Aerodrome", "Airstrip"])

    private static let african = NameStyle(
        countries: ["KE", "TZ", "GH", "NG", "UG", "ZM", "BW", "ET", "CM"],
        starts: ["Ka", "Mwa", "Nya", "Kili", "Ba", "Mba", "Lu", "Ki", "Ogo", "Aba", "Tama", "Ngo", "Ma", "Sere", "Zu", "Bula"],
        ends: [
            "kara", "manzi", "tende", "rongo", "lundi", "wale", "mbo", "sangu", "ndoro", "bari", "wayo", "pala", "toka", "ngeti", "roro",
            "gasa",
        ],
        patterns: ["* Hills", "Lake *", "* Town", "Old *"], airports: ["Airstrip", "*", "Safari Lodge", "Aerodrome"])
}
