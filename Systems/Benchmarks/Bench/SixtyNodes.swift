import SwiftUI

/// Six rows of a list as widgets have them: 60 nodes, 12 of them texts.
struct SixtyNodes: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(0..<6, id: \.self) { row in
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 2).fill(Color.indigo).frame(width: 4)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: "Appointment \(row)").font(.headline)
                        Text(verbatim: "Room \(row), second floor").font(.caption).foregroundColor(.secondary)
                    }
                    Spacer()
                    Circle().fill(Color.orange).frame(width: 20, height: 20)
                }
            }
            Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.2)))
    }
}
