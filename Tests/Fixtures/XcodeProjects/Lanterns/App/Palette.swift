import SwiftUI

enum Palette {
    static let night = Color(red: 0.08, green: 0.1, blue: 0.24)
}
