import Foundation

/// A small app with one widget, as Xcode 16 writes projects.
package struct NewProject: Hashable, Sendable {
    /// An error that tells why a name cannot be a project's.
    package struct InvalidName: Error, Hashable, Sendable, CustomStringConvertible {
        package let name: String

        package var description: String {
            "“\(name.prefix(60))” is no name for a project. Take a capital letter, and letters and digits after it, at most 40, e.g. Tides."
        }
    }

    package let name: String

    /// - Parameter name: of the app, its module and its folder.
    /// - Throws: `InvalidName` where it cannot be a type's.
    package init(name: String) throws(InvalidName) {
        guard let first = name.first, first.isASCII, first.isUppercase, name.count <= 40,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            !["Swift", "SwiftUI", "WidgetKit", "Foundation"].contains(name)
        else { throw InvalidName(name: name) }
        self.name = name
    }

    private var identifier: String { "com.example.\(name)" }

    /// Every file's text, by its path in the project's folder.
    package var files: [String: String] {
        [
            "\(name).xcodeproj/project.pbxproj": project,
            "\(name)/\(name)App.swift": app,
            "\(name)/\(name).entitlements": entitlements,
            "\(name)Widget/\(name)Widget.swift": widget,
            "\(name)Widget/Info.plist": info,
            "\(name)Widget/\(name)Widget.entitlements": entitlements,
            "Shared/Greeting.swift": shared,
        ]
    }

    private var app: String {
        """
        import SwiftUI
        import WidgetKit

        @main struct \(name)App: App {
            @AppStorage("name", store: Greeting.store) private var name = ""

            var body: some Scene {
                WindowGroup {
                    TextField("Name", text: $name)
                        .padding()
                        .onChange(of: name) { WidgetCenter.shared.reloadAllTimelines() }
                }
            }
        }

        """
    }

    private var shared: String {
        """
        import Foundation

        /// What app and widget share, in their App Group.
        enum Greeting {
            static var store: UserDefaults? { UserDefaults(suiteName: "group.\(identifier)") }

            static var text: String {
                let name = store?.string(forKey: "name") ?? ""
                return name.isEmpty ? "Hello" : "Hello, \\(name)"
            }
        }

        """
    }

    private var widget: String {
        """
        import SwiftUI
        import WidgetKit

        struct \(name)Entry: TimelineEntry {
            let date: Date
            let text: String
        }

        struct \(name)Provider: TimelineProvider {
            func placeholder(in context: Context) -> \(name)Entry { \(name)Entry(date: .now, text: "Hello") }

            func getSnapshot(in context: Context, completion: @escaping (\(name)Entry) -> Void) {
                completion(\(name)Entry(date: .now, text: Greeting.text))
            }

            func getTimeline(in context: Context, completion: @escaping (Timeline<\(name)Entry>) -> Void) {
                let entry = \(name)Entry(date: .now, text: Greeting.text)
                completion(Timeline(entries: [entry], policy: .after(.now + 3600)))
            }
        }

        struct \(name)WidgetView: View {
            let entry: \(name)Entry

            var body: some View {
                VStack(alignment: .leading) {
                    Text(entry.text).font(.headline)
                    Text(entry.date, style: .time).foregroundStyle(.secondary)
                }
                .containerBackground(.fill.tertiary, for: .widget)
            }
        }

        @main struct \(name)Widget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "\(name)", provider: \(name)Provider()) { \(name)WidgetView(entry: $0) }
                    .configurationDisplayName("\(name)")
                    .description("Says hello.")
                    .supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        #Preview(as: .systemSmall) {
            \(name)Widget()
        } timeline: {
            \(name)Entry(date: .now, text: "Hello, Ada")
        }

        """
    }

    private var info: String {
        let point = ["NSExtensionPointIdentifier": PropertyList.string(WidgetTarget.extensionPoint)]
        return String(decoding: PropertyList.dictionary(["NSExtension": .dictionary(point)]).xml(), as: UTF8.self)
    }

    private var entitlements: String {
        String(decoding: PropertyList.dictionary([Entitlements.groups: .array([.string("group.\(identifier)")])]).xml(), as: UTF8.self)
    }

    // MARK: The project file

    /// An object's number: 24 hexadecimal digits.
    private func id(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return "7A" + String(repeating: "0", count: 22 - digits.count) + digits
    }

    private func configurations(_ first: Int, _ settings: String) -> String {
        ["Debug", "Release"].enumerated().map { offset, configuration in
            let condition =
                configuration == "Debug" ? "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; " : "SWIFT_OPTIMIZATION_LEVEL = \"-O\"; "
            let own = first == 50 ? condition : ""
            return
                "\t\t\(id(first + offset)) = {isa = XCBuildConfiguration; buildSettings = {\(own)\(settings) }; name = \(configuration); };"
        }.joined(separator: "\n")
            + "\n\t\t\(id(first + 2)) = {isa = XCConfigurationList; buildConfigurations = (\(id(first)), \(id(first + 1)), ); "
            + "defaultConfigurationIsVisible = 0; defaultConfigurationName = Release; };"
    }

    private var project: String {
        let common =
            "CLANG_ENABLE_MODULES = YES; CODE_SIGN_STYLE = Automatic; CURRENT_PROJECT_VERSION = 1; GENERATE_INFOPLIST_FILE = YES; "
            + "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MARKETING_VERSION = 1.0; PRODUCT_NAME = \"$(TARGET_NAME)\"; SDKROOT = iphoneos; "
            + "SWIFT_VERSION = 5.0; TARGETED_DEVICE_FAMILY = \"1,2\";"
        let app =
            "CODE_SIGN_ENTITLEMENTS = \(name)/\(name).entitlements; INFOPLIST_KEY_UILaunchScreen_Generation = YES; "
            + "PRODUCT_BUNDLE_IDENTIFIER = \(identifier);"
        let widget =
            "APPLICATION_EXTENSION_API_ONLY = YES; CODE_SIGN_ENTITLEMENTS = \(name)Widget/\(name)Widget.entitlements; "
            + "INFOPLIST_FILE = \(name)Widget/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = \(name); "
            + "PRODUCT_BUNDLE_IDENTIFIER = \(identifier).widget; SKIP_INSTALL = YES;"
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tclasses = {};
            \tobjectVersion = 77;
            \tobjects = {
            \t\t\(id(1)) /* \(name).app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR; };
            \t\t\(id(2)) /* \(name)Widget.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = \(name)Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
            \t\t\(id(3)) /* \(name)Widget.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = \(id(2)); settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
            \t\t\(id(4)) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, ); target = \(id(21)); };
            \t\t\(id(10)) /* \(name) */ = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            \t\t\(id(11)) /* \(name)Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(id(4)), ); path = \(name)Widget; sourceTree = "<group>"; };
            \t\t\(id(12)) /* Shared */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
            \t\t\(id(13)) /* Products */ = {isa = PBXGroup; children = (\(id(1)), \(id(2)), ); name = Products; sourceTree = "<group>"; };
            \t\t\(id(14)) = {isa = PBXGroup; children = (\(id(10)), \(id(11)), \(id(12)), \(id(13)), ); sourceTree = "<group>"; };
            \t\t\(id(20)) /* \(name) */ = {isa = PBXNativeTarget; buildConfigurationList = \(id(62)); buildPhases = (\(id(30)), \(id(31)), \(id(32)), \(id(36)), ); buildRules = (); dependencies = (\(id(40)), ); fileSystemSynchronizedGroups = (\(id(10)), \(id(12)), ); name = \(name); productName = \(name); productReference = \(id(1)); productType = "com.apple.product-type.application"; };
            \t\t\(id(21)) /* \(name)Widget */ = {isa = PBXNativeTarget; buildConfigurationList = \(id(72)); buildPhases = (\(id(33)), \(id(34)), \(id(35)), ); buildRules = (); dependencies = (); fileSystemSynchronizedGroups = (\(id(11)), \(id(12)), ); name = \(name)Widget; productName = \(name)Widget; productReference = \(id(2)); productType = "com.apple.product-type.app-extension"; };
            \t\t\(id(30)) /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(31)) /* Frameworks */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(32)) /* Resources */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(33)) /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(34)) /* Frameworks */ = {isa = PBXFrameworksBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(35)) /* Resources */ = {isa = PBXResourcesBuildPhase; buildActionMask = 2147483647; files = (); runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(36)) /* Embed Foundation Extensions */ = {isa = PBXCopyFilesBuildPhase; buildActionMask = 2147483647; dstPath = ""; dstSubfolderSpec = 13; files = (\(id(3)), ); name = "Embed Foundation Extensions"; runOnlyForDeploymentPostprocessing = 0; };
            \t\t\(id(40)) = {isa = PBXTargetDependency; target = \(id(21)); targetProxy = \(id(41)); };
            \t\t\(id(41)) = {isa = PBXContainerItemProxy; containerPortal = \(id(90)); proxyType = 1; remoteGlobalIDString = \(id(21)); remoteInfo = \(name)Widget; };
            \(configurations(50, common))
            \(configurations(60, app))
            \(configurations(70, widget))
            \t\t\(id(90)) /* Project object */ = {isa = PBXProject; attributes = {BuildIndependentTargetsInParallel = 1; LastUpgradeCheck = 1600; }; buildConfigurationList = \(id(52)); developmentRegion = en; hasScannedForEncodings = 0; knownRegions = (en, Base, ); mainGroup = \(id(14)); minimizedProjectReferenceProxies = 1; preferredProjectObjectVersion = 77; productRefGroup = \(id(13)); projectDirPath = ""; projectRoot = ""; targets = (\(id(20)), \(id(21)), ); };
            \t};
            \trootObject = \(id(90)) /* Project object */;
            }

            """
    }
}
