/// The view that iOS shows instead of a widget that declares no container background.
struct MissingBackground {
    static let sentence = "Please adopt containerBackground API"
}

extension MissingBackground: View {
    var body: some View {
        Text(verbatim: Self.sentence)
            .font(.caption)
            .multilineTextAlignment(.center)
            .foregroundStyle(.secondary)
            .containerBackground(Color(uiColor: .systemBackground), for: .widget)
    }
}
