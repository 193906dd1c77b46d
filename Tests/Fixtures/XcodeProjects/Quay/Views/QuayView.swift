import SwiftUI

struct QuayView: View {
    let entry: QuayEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "Quay")
                .font(.headline)
                .padding(.bottom, 4)
            ForEach(entry.ships, id: \.self) { ship in
                ShipRow(name: ship)
            }
            #if os(iOS)
                if entry.ships.count > 1 {
                    Text(verbatim: "Full").bold()
                } else {
                    Text(verbatim: "Room")
                }
            #endif
        }
        .foregroundStyle(.white)
    }
}

struct ShipRow: View {
    let name: String

    var body: some View {
        HStack {
            Image(systemName: "ferry.fill")
            Text(verbatim: name)
        }
    }
}

#Preview("Row") {
    ShipRow(name: "Dora")
}
