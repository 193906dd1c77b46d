import ArgumentParser
import Foundation
import HomeScreen
import VitrineWidgetArchive
import WidgetHost

/// The looks in which previews are drawn: each option may have several values, and every combination is one.
struct PreviewMatrix: ParsableArguments {
    @Option(help: "With --out: light, dark, or both separated by a comma.")
    var scheme = "light,dark"
    @Option(help: "With --out: fullColor, accented, vibrant, several separated by commas, or all; if not said, as `render` draws.")
    var mode: String?
    @Option(help: ArgumentHelp("With --out: sizes of type by DynamicTypeSize's names, separated by commas, or all.", valueName: "size"))
    var typeSize = "large"
    @Option(help: "The device that is shown first, e.g. “iPhone 15”; with --out several separated by commas, or all.")
    var device = "iPhone 15"
    @Option(help: "The language and region shown first, e.g. it_IT; with --out several separated by commas.")
    var locale = "en_GB"

    /// The looks that the options ask for.
    struct Looks {
        var device: Device
        var locale: String
        /// Each with what tells it from the others, but for the scheme.
        var all: [(look: PreviewLook, name: String)]
    }

    func looks() throws -> Looks {
        let schemes = try DrawingOptions.list(scheme, all: RenderEnvironment.Scheme.allCases) { .init(rawValue: $0) } ?? []
        let modes: [RenderEnvironment.Mode?] = try DrawingOptions.modes(mode) ?? [nil]
        let sizes =
            try DrawingOptions.list(typeSize, all: RenderEnvironment.typeSizes) { name in
                RenderEnvironment.typeSizes.contains(name) ? name : nil
            } ?? []
        let devices: [Device] =
            device == "all"
            ? Device.all
            : try device.split(separator: ",").map { name in
                let name = name.trimmingCharacters(in: .whitespaces)
                guard let known = Device.named(name) else {
                    throw Failure("There is no device “\(name)”. There are: \(Device.list).")
                }
                return known
            }
        let locales = try locale.split(separator: ",").map { name in
            let name = name.trimmingCharacters(in: .whitespaces)
            guard let known = LocaleName(argument: name) else { throw Failure("“\(name)” is no language.") }
            return known.identifier
        }
        guard let first = devices.first, let language = locales.first else { throw Failure("A device and a language are needed.") }
        var all: [(PreviewLook, String)] = []
        for device in devices {
            for locale in locales {
                for mode in modes {
                    for size in sizes {
                        var look = PreviewLook()
                        (look.device, look.locale, look.mode, look.typeSize, look.schemes) = (device.name, locale, mode, size, schemes)
                        // Only what there is more than one of.
                        let words = [
                            devices.count > 1 ? device.name : nil, locales.count > 1 ? locale : nil,
                            modes.count > 1 || mode != .fullColor ? mode?.rawValue : nil, sizes.count > 1 ? size : nil,
                        ]
                        all.append((look, words.compactMap { $0 }.joined(separator: "-")))
                    }
                }
            }
        }
        return Looks(device: first, locale: language, all: all)
    }
}
