import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// The cells of one screen of a device, in points. The sizes of cells and gaps follow from the guidelines' sizes of widgets: a small
/// widget is two cells and a gap wide on a phone, a medium one four cells and three gaps; on a tablet a small one is a cell.
package struct ScreenGrid: Codable, Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// The left edge of the first cell.
    package var x: Double
    package var y: Double
    package var cellWidth: Double
    package var cellHeight: Double
    package var columnGap: Double
    package var rowGap: Double

    /// A place of its own shape on the lock screen or in StandBy.
    package struct Slot: Codable, Hashable, Sendable {
        package var column: Int
        package var row: Int
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        package var families: [WidgetFamilyName]
    }

    /// The grid of the home screen.
    package static func home(_ device: Device) -> ScreenGrid {
        let small = device.shownSize(of: .systemSmall) ?? PointSize(width: 1, height: 1)
        let medium = device.shownSize(of: .systemMedium) ?? PointSize(width: 2, height: 1)
        let large = device.shownSize(of: .systemLarge) ?? PointSize(width: 2, height: 2)
        let gap = PointSize(width: medium.width - 2 * small.width, height: large.height - 2 * medium.height)
        switch device.kind {
        case .iPhone:
            let rows = device.screen.height < 600 ? 5 : 6
            return ScreenGrid(
                columns: 4, rows: rows, x: (device.screen.width - medium.width) / 2, y: device.homeTop,
                cellWidth: (small.width - gap.width) / 2, cellHeight: (medium.height - gap.height) / 2, columnGap: gap.width,
                rowGap: gap.height)
        case .iPad:
            let width = 4 * small.width + 3 * gap.width, height = 6 * small.height + 5 * gap.height
            // Between a status bar of 24 points and a dock of about 110.
            return ScreenGrid(
                columns: 4, rows: 6, x: (device.screen.width - width) / 2, y: 24 + max(0, (device.screen.height - 134 - height) / 2),
                cellWidth: small.width, cellHeight: small.height, columnGap: gap.width, rowGap: gap.height)
        }
    }

    /// The grid of the lock screen: below the clock, in row 1; row 0 is the line above it.
    package static func lock(_ device: Device) -> ScreenGrid {
        let circle = device.size(of: .accessoryCircular) ?? PointSize(width: 1, height: 1)
        let rectangle = device.size(of: .accessoryRectangular) ?? PointSize(width: 2, height: 1)
        let gap = rectangle.width - 2 * circle.width
        // Shares of the height, measured on pictures of a phone of 852 points; Apple publishes none.
        let line = (device.screen.height * 0.115).rounded(), strip = (device.screen.height * 0.268).rounded()
        return ScreenGrid(
            columns: 4, rows: 2, x: (device.screen.width - 2 * rectangle.width - gap) / 2, y: line, cellWidth: circle.width,
            cellHeight: circle.height, columnGap: gap, rowGap: strip - line - circle.height)
    }

    /// Two squares side by side on the phone laid on its side.
    package static func standby(_ device: Device) -> ScreenGrid {
        // Our reading of pictures of it: the squares take 82 % of the height and stand in the middle of the halves.
        let side = (device.screen.width * 0.82).rounded(), half = device.screen.height / 2
        return ScreenGrid(
            columns: 2, rows: 1, x: ((half - side) / 2).rounded(), y: ((device.screen.width - side) / 2).rounded(), cellWidth: side,
            cellHeight: side, columnGap: half - side, rowGap: 0)
    }

    package static func of(_ screen: HomeEnvironment.Screen, _ device: Device) -> ScreenGrid {
        switch screen {
        case .home: home(device)
        case .lock: lock(device)
        case .standby: standby(device)
        }
    }

    /// The places other than the home screen's cells where things can be put.
    package static func slots(_ screen: HomeEnvironment.Screen, _ device: Device) -> [Slot] {
        let grid = of(screen, device)
        switch screen {
        case .home: return []
        case .lock:
            let line = grid.frame(of: ScreenPlace(page: 0, column: 0, row: 0), .accessoryInline, .lock, device)
            return [
                Slot(
                    column: 0, row: 0, x: line.minX, y: line.minY, width: line.width, height: line.height, families: [.accessoryInline])
            ]
                + (0..<4).map { column in
                    let cell = grid.frame(of: ScreenPlace(page: 0, column: column, row: 1), .accessoryCircular, .lock, device)
                    return Slot(
                        column: column, row: 1, x: cell.minX, y: cell.minY, width: cell.width, height: cell.height,
                        families: column < 3 ? [.accessoryCircular, .accessoryRectangular] : [.accessoryCircular])
                }
        case .standby:
            return (0..<2).map { column in
                let cell = grid.frame(of: ScreenPlace(page: 0, column: column, row: 0), .systemSmall, .standby, device)
                return Slot(
                    column: column, row: 0, x: cell.minX, y: cell.minY, width: cell.width, height: cell.height, families: [.systemSmall])
            }
        }
    }

    /// The screen's own size: StandBy is a phone on its side.
    package static func size(of screen: HomeEnvironment.Screen, _ device: Device) -> PointSize {
        screen == .standby ? PointSize(width: device.screen.height, height: device.screen.width) : device.screen
    }

    /// The cells a family takes; nil where the screen does not take it.
    package static func span(of family: WidgetFamilyName, _ screen: HomeEnvironment.Screen, _ device: Device) -> CellSpan? {
        guard device.size(of: family) != nil else { return nil }
        switch (screen, family) {
        case (.lock, .accessoryInline): return CellSpan(columns: 4, rows: 1, onlyRow: 0)
        case (.lock, .accessoryCircular): return CellSpan(columns: 1, rows: 1, onlyRow: 1)
        case (.lock, .accessoryRectangular): return CellSpan(columns: 2, rows: 1, onlyRow: 1)
        case (.standby, .systemSmall): return device.offersStandBy ? CellSpan(columns: 1, rows: 1) : nil
        case (.home, .systemSmall): return device.kind == .iPhone ? CellSpan(columns: 2, rows: 2) : CellSpan(columns: 1, rows: 1)
        case (.home, .systemMedium): return device.kind == .iPhone ? CellSpan(columns: 4, rows: 2) : CellSpan(columns: 2, rows: 1)
        case (.home, .systemLarge): return device.kind == .iPhone ? CellSpan(columns: 4, rows: 4) : CellSpan(columns: 2, rows: 2)
        case (.home, .systemExtraLarge): return CellSpan(columns: 4, rows: 2)
        default: return nil
        }
    }

    /// The frame of a widget on its screen.
    package func frame(of place: ScreenPlace, _ family: WidgetFamilyName, _ screen: HomeEnvironment.Screen, _ device: Device) -> CGRect {
        let corner = CGPoint(
            x: x + Double(place.column) * (cellWidth + columnGap), y: y + Double(place.row) * (cellHeight + rowGap))
        let size = device.shownSize(of: family) ?? PointSize(width: cellWidth, height: cellHeight)
        switch (screen, family) {
        case (.standby, _): return CGRect(x: corner.x, y: corner.y, width: cellWidth, height: cellHeight)
        case (.lock, .accessoryInline):
            return CGRect(x: (device.screen.width - size.width) / 2, y: y, width: size.width, height: size.height)
        default: return CGRect(x: corner.x, y: corner.y, width: size.width, height: size.height)
        }
    }
}

extension Device {
    /// Points from the screen's top to the first widget of a phone's home screen: measured on screenshots by people who cut wallpapers
    /// for widgets; the tables of Apple have none.
    fileprivate var homeTop: Double {
        switch (screen.width, screen.height) {
        case (440, 956): 92
        case (420, 912): 90
        case (402, 874): 87
        case (430, 932): 84
        case (428, 926): 82
        case (414, 896): scale == 2 ? 80 : 76
        case (414, 736): 38
        case (393, 852), (390, 844): 77
        case (375, 812), (360, 780): 71
        case (375, 667): 30
        default: 29.5
        }
    }
}
