import Foundation

/// The extensions among the loose files of a folder: one for each entry of widgets.
struct LooseGroups {
    /// An extension: what lies in its folder, or its entry alone where another's lies beside it.
    struct Group: Hashable {
        /// The name of its folder or of its entry; nil where there is no other extension.
        var name: String?
        /// The folder that its own property lists lie in.
        var folder: URL
        /// The beginning of its files' paths; empty for the whole folder.
        var beginning: String

        /// Whether a file is the extension's, so that it is none of another's.
        func has(_ path: String) -> Bool { beginning.hasSuffix("/") ? path.hasPrefix(beginning) : path == beginning }
    }

    /// The extensions in the order of their paths; one of everything where there are not several entries.
    let all: [Group]

    /// - Parameter entries: the paths of files with an entry of widgets.
    init(_ root: URL, entries: [String]) {
        guard entries.count > 1 else {
            all = [Group(name: nil, folder: root, beginning: "")]
            return
        }
        let folders = entries.map { WidgetFolders.folder(of: $0, among: entries) }
        var names: Set<String> = []
        all = zip(entries, folders).map { entry, folder in
            // An entry that another's folder lies within, or that is not alone in its own, has but its file to itself.
            let isAlone = !folder.isEmpty && folders.filter { $0 == folder || $0.hasPrefix(folder + "/") }.count == 1
            let place = folder.isEmpty ? root : root.appendingPathComponent(folder, isDirectory: true)
            var name = isAlone ? place.lastPathComponent : ((entry as NSString).lastPathComponent as NSString).deletingPathExtension
            while !names.insert(name).inserted { name += "_" }
            return Group(name: name, folder: place, beginning: isAlone ? folder + "/" : entry)
        }
    }
}
