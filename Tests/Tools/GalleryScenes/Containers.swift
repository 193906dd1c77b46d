import SwiftUI

let containerScenes: [GalleryScene] = [
    GalleryScene("scroll-view", width: 120, height: 110) {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(1..<9) {
                    Text("Line \($0)").frame(maxWidth: .infinity, alignment: .leading).padding(4).background(.blue.opacity(0.2))
                }
            }
        }
    },
    GalleryScene("list-plain", width: 220, height: 190) {
        List {
            Section("Today") {
                Label("Take off", systemImage: "airplane.departure")
                Label("Check in", systemImage: "bed.double.fill")
            }
            Text("Later").listRowBackground(Color.yellow.opacity(0.3))
        }
        .listStyle(.plain)
    },
    GalleryScene("form", width: 240, height: 250) {
        Form {
            Section {
                Text("Language")
                HStack {
                    Text("Region")
                    Spacer()
                    Text("Italy").foregroundStyle(.secondary)
                }
            } header: {
                Text("General")
            } footer: {
                Text("Used for dates and numbers.")
            }
            Section("About") { Text("Version") }
        }
    },
    GalleryScene("group-box", width: 190, height: 140) {
        GroupBox {
            Text("Two nights, breakfast included.").font(.subheadline)
        } label: {
            Label("Hotel", systemImage: "bed.double.fill")
        }
    },
    GalleryScene("disclosure-group", width: 190, height: 120) {
        VStack(spacing: 12) {
            DisclosureGroup("Folded") { Text("Not seen") }
            DisclosureGroup("Unfolded", isExpanded: .constant(true)) { Text("Seen").foregroundStyle(.secondary) }
        }
    },
    GalleryScene("content-unavailable", width: 220, height: 210) {
        ContentUnavailableView("No Trips", systemImage: "suitcase.fill", description: Text("Book one and it appears here."))
    },
    GalleryScene("control-group", width: 160, height: 60) {
        ControlGroup {
            Text("Less").padding(6).background(.gray.opacity(0.2), in: Capsule())
            Text("More").padding(6).background(.gray.opacity(0.2), in: Capsule())
        }
    },
    GalleryScene("tab-view", width: 120, height: 70) {
        TabView(selection: .constant(2)) {
            Color.red.tag(1)
            Text("Second").tag(2)
        }
    },
    GalleryScene("navigation-stack", width: 120, height: 70) {
        NavigationStack { NavigationLink("There", destination: Text("Not seen")) }
    },
]
