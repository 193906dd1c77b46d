/// Places that do not exist, with names as they might: so many airports that a list of them has to be searched.
enum SmallAirports {
    /// As many as asked for, the same ones every time; their codes have four letters, so that they are nobody's.
    static func made(_ count: Int, seed: String = "small airports") -> [Airport] {
        var chance = Chance(seed)
        var taken: Set<String> = [], airports: [Airport] = []
        airports.reserveCapacity(count)
        var number = 0
        while airports.count < count {
            let style = NameStyle.all[chance.next(NameStyle.all.count)]
            let city = style.city(&chance), country = chance.of(style.countries)
            // 26 letters four times are far more than are asked for, so that a free one always comes.
            guard taken.insert("\(city)/\(country)").inserted || chance.next(50) == 0 else { continue }
            airports.append(Airport(code: code(number), city: city, name: style.airport(of: city, &chance), country: country))
            number += 1
        }
        return airports
    }

    /// Spread over the alphabet: a step without a common factor with 26⁴ meets each code once.
    private static func code(_ number: Int) -> String {
        var rest = (number + 1) * 116_873 % 456_976
        var letters = ""
        for _ in 0..<4 {
            letters.append(Character(UnicodeScalar(UInt8(65 + rest % 26))))
            rest /= 26
        }
        return letters
    }
}
