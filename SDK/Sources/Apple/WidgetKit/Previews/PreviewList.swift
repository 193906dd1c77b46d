import Foundation
import VitrineSwiftUI
import VitrineWidgetArchive

/// The previews that the source of this process declares, by file and line; providers, which have neither, come last, by name.
@MainActor struct PreviewList {
    enum Declared {
        case macro(any _PreviewRegistry.Type)
        case provider(any PreviewProvider.Type, name: String)
    }

    static let shared = PreviewList(
        macros: PreviewTypes(protocolName: "_PreviewRegistry").all.compactMap { $0 as? any _PreviewRegistry.Type },
        providers: PreviewTypes(protocolName: "PreviewProvider").all.compactMap { $0 as? any PreviewProvider.Type })

    let all: [Declared]

    init(macros: [any _PreviewRegistry.Type], providers: [any PreviewProvider.Type]) {
        let written = macros.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        let named = providers.map { ($0, "\($0)") }.sorted { $0.1 < $1.1 }
        all = written.map { .macro($0) } + named.map { .provider($0.0, name: $0.1) }
    }

    /// Tells of each preview what can be told without running more of its code than what stands before its braces.
    func descriptions() throws -> [PreviewDescription] {
        try all.enumerated().map { index, declared in
            switch declared {
            case .provider(_, let name):
                return PreviewDescription(index: index, name: nil, place: name, line: nil, content: .views)
            case .macro(let type):
                let preview = try type.makePreview()
                return PreviewDescription(
                    index: index, name: preview.name, place: type.fileID, line: type.line, content: preview.kind.described)
            }
        }
    }
}

extension _Preview.Kind {
    fileprivate var described: PreviewDescription.Content {
        switch self {
        case .view: .views
        case .widget(let family): WidgetFamilyName(rawValue: family).map { .widget($0) } ?? .views
        case .liveActivity: .liveActivity
        }
    }
}
