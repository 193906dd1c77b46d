import Foundation
import Testing

@testable import GetawaysServiceCore

/// The tables among the service's resources: those that there are, and lines that none may have.
struct TableTests {
    /// A table of a remark, a good line and these is refused for the last of them.
    private func expectRefusal<Row>(_ table: Table<Row>, of lines: String, named name: String, after good: String) {
        let number = 2 + lines.split(separator: "\n").count
        #expect(throws: Never.self) { try table.rows(in: Data(good.utf8)) }
        #expect(throws: TableError(table: name, problem: .badLine(number))) {
            try table.rows(in: Data("# remark\n\(good)\n\(lines)".utf8))
        }
    }

    @Test(
        "a line that is no airport, or one that is there already, is refused with its number",
        arguments: [
            "MXP\tMilan", "MXP\tMilan\tMalpensa\tIT\t91\t8\tL\t", "MXP\tMilan\tMalpensa\tIT\t45\tnan\tL\t",
            "MXP\tMilan\tMalpensa\tIT\t45\t8\tX\t", "MXP\t\tMalpensa\tIT\t45\t8\tL\t",
            "MXP\tMilan\tMalpensa\tIT\t45\t8\tL\t\nMXP\tMilan\tMalpensa\tIT\t45\t8\tL\t", "\u{FF}",
        ])
    func airports(_ lines: String) throws {
        let good = "LIN\tMilan\tLinate\tIT\t45.4\t9.2\tL\tMIL"
        #expect(try WorldAirports.table.rows(in: Data(good.utf8)).map(\.group) == ["MIL"])
        expectRefusal(WorldAirports.table, of: lines, named: "airports", after: good)
    }

    @Test(
        "a line that is none of a large airport is refused with its number, rather than left out",
        arguments: [
            "MXP Milan|Malpensa IT", "MXP\tMilan\tMalpensa\tIT", "MXP\tMilan\tMalpensa\tIT\t", "MXP\tMilan\tMalpensa\tItaly\t-",
            "MXP\tMilan\t\tIT\t-", "MXP\tMilan\tMalpensa\tIT\t-\nLIN\tMilan\tLinate\tIT\t-",
        ])
    func largeAirports(_ lines: String) throws {
        let good = "LIN\tMilan\tLinate\tIT\thub"
        #expect(try LargeAirports.table.rows(in: Data(good.utf8)).map(\.isHub) == [true])
        expectRefusal(LargeAirports.table, of: lines, named: "large-airports", after: good)
    }

    @Test(
        "a line that is none of a city's names is refused with its number, and so is a second one for an airport",
        arguments: [
            "MXP LIN|Milan|Milano|Mailand|Milán||ミラノ", "MXP LIN\tMilan\tMilano", "MXP LIN\t\tMilano\tMailand\tMilán\t\tミラノ",
            "\tMilan\tMilano\tMailand\tMilán\t\tミラノ", "MXP, LIN\tMilan\tMilano\tMailand\tMilán\t\tミラノ",
            "MXP CIA\tMilan\tMilano\tMailand\tMilán\t\tミラノ",
        ])
    func cityNames(_ lines: String) throws {
        let good = "FCO CIA\tRome\tRoma\tRom\tRoma\t\tローマ"
        #expect(try CityNames.table.rows(in: Data(good.utf8)).map(\.codes) == [["FCO", "CIA"]])
        expectRefusal(CityNames.table, of: lines, named: "city-names", after: good)
    }

    @Test(
        "a line that is no destination is refused with its number, and so is one with a name or a code that another has",
        arguments: [
            "porto\tOPO\tPorto\tPT\t96", "porto\tOPO\tPorto\tPT\t9.6\t84", "porto\tOPO\tPorto\tPT\t0\t84",
            "\tOPO\tPorto\tPT\t96\t84", "lisbon\tOPO\tPorto\tPT\t96\t84", "porto\tLIS\tPorto\tPT\t96\t84",
        ])
    func destinations(_ lines: String) throws {
        let good = "lisbon\tLIS\tLisbon\tPT\t118\t92"
        #expect(try Destination.table.rows(in: Data(good.utf8)).map(\.fare) == [118])
        expectRefusal(Destination.table, of: lines, named: "destinations", after: good)
    }

    @Test("a refusal names the file and the line")
    func words() {
        let line = "\(TableError(table: "airports", problem: .badLine(12)))"
        #expect(line == "Line 12 of the table airports.tsv is no row of it, or one that is there already.")
        let long = TableError(table: "airports", problem: .tooLong(bytes: TableError.longest + 1))
        #expect(throws: long) { try WorldAirports.table.rows(in: Data(repeating: 35, count: TableError.longest + 1)) }
        #expect("\(long)" == "The table airports.tsv has 4000001 bytes, more than 4000000.")
    }

    @Test("the thirty hubs stand before the other large airports")
    func hubs() throws {
        let names = try LargeAirports.all()
        #expect(names.prefix(30).allSatisfy(\.isHub) && names.dropFirst(30).allSatisfy { !$0.isHub })
    }

    @Test("whatever the tables of cities and of destinations name is an airport of the world, and a destination has flights")
    func codes() throws {
        let rows = try CityNames.table.rows()
        #expect(rows.count == 73 && rows.flatMap(\.codes).filter { Airports.index[$0] == nil } == [])
        #expect(Destination.all.count == 28)
        for place in Destination.all {
            let record = try #require(Airports.index[place.code], "\(place.name)")
            #expect(record.hasFlights && record.airport.country == place.country, "\(place.name)")
        }
    }
}
