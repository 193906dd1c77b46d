import VitrineCQRCode
import Foundation

/// A QR code as ISO/IEC 18004 has it: the bytes as they are, in the smallest of the forty versions that holds them.
struct QRCode {
    /// Modules a side, 21 to 177.
    let side: Int
    /// Row by row, 1 for a dark one.
    private let modules: [UInt8]

    /// The quiet zone around Apple's codes, in modules; the standard asks for four.
    static let border = 1

    enum Problem: Error {
        /// There are no bytes, or more than a code of this level holds; or there is no such level.
        case impossible
        /// The library that makes codes is not installed.
        case noLibrary
    }

    /// - Parameter level: how much may be damaged: `L` (7 %), `M` (15 %), `Q` (25 %) or `H` (30 %).
    init(_ message: Data, level: String) throws(Problem) {
        guard !message.isEmpty, let level = ["L", "M", "Q", "H"].firstIndex(of: level) else { throw .impossible }
        let room = Int(vitrine_qr_code_side * vitrine_qr_code_side)
        var modules = [UInt8](repeating: 0, count: room)
        let side = Int(vitrine_qr_code([UInt8](message), message.count, Int32(level), &modules))
        guard side > 0 else { throw side == Int(vitrine_qr_code_no_library) ? .noLibrary : .impossible }
        self.side = side
        self.modules = Array(modules.prefix(side * side))
    }

    /// A module, counted from the upper left corner.
    func isDark(_ column: Int, _ row: Int) -> Bool { modules[row * side + column] == 1 }

    /// A pixel a module.
    var image: CIImage? { CIImage(columns: side, rows: side, border: Self.border, isDark: isDark) }
}
