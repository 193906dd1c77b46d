import LanternKit
import SwiftUI

struct LanternView: View {
    let lamp: Lamp

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: "lamp.table.fill")
                .font(.title)
                .foregroundStyle(.yellow)
            Spacer()
            Text(lamp.name)
                .font(.headline)
            Text("Lit until dawn")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundStyle(.white)
    }
}
