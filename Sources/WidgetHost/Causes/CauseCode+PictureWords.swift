/// The words on what a picture shows otherwise than it should, and on what an extension's source says.
extension CauseCode {
    var pictureWords: Words? {
        switch self {
        case .noContainerBackground:
            (
                "There is no container background",
                "No view declares what is behind the widget, so iOS shows a warning instead of the content.",
                "Put containerBackground(for: .widget) around what is behind the content, in every branch of the view. With --ios 16 it is drawn as iOS did before it asked for one."
            )
        case .missingImage:
            (
                "An image is missing",
                "The bundle has no picture or colour of this name, or not in these surroundings; nothing is drawn there.",
                "Add it to the extension's own asset catalogue, and see that the catalogue is copied into the extension."
            )
        case .unknownSymbol:
            (
                "No icon stands for the symbol",
                "The name is no SF Symbol, or one for which Vitrine has no icon; the nearest part of its name is drawn, or a plain square.",
                "Check the name in SF Symbols. If it is right, iOS draws it; pictures from here have what is named."
            )
        case .notDrawn:
            (
                "It is declared and not drawn",
                "The widget uses a view or modifier that is no part of its picture here, or that WidgetKit does not show either.",
                "Look it up among the views that widgets may use; where iOS draws it, the picture from here lacks it."
            )
        case .drawnOtherwise:
            (
                "It is drawn otherwise than asked",
                "A part of the picture comes near what iOS draws, and no nearer; the sentence names it.",
                "Nothing is wrong with the widget. Expect this part to look otherwise on a device."
            )
        case .notForWidgets:
            (
                "It is not for widgets",
                "A widget is a picture: iOS runs no closure of a view in it, loads nothing while it is drawn, and shows no lists, forms or views of UIKit.",
                "Take Button(intent:), Toggle(isOn:intent:) or Link, load images in the provider, and lay rows out in stacks."
            )
        case .whiteOnWhite:
            (
                "A text is white on white when tinted",
                "A tinted home screen keeps only how opaque things are: a text on an opaque ground is as white as the ground.",
                "Put the ground into the container background, or make it translucent, or mark one of the two by widgetAccentable()."
            )
        case .groupNotEntitled:
            (
                "An App Group is used that the entitlements do not name",
                "The extension asked for a container or defaults that it may not have, and got none or its own.",
                "Name the group in the extension's entitlements, letter for letter as in the app's."
            )
        default: nil
        }
    }

    var sourceWords: Words? {
        switch self {
        case .dateInView:
            (
                "A view asks what time it is",
                "All entries of a timeline are drawn when it is made: the view shows that moment at every entry's date.",
                "Read the entry's date, or let a text follow the time by its style."
            )
        case .ownDefaults:
            (
                "It reads defaults that only the extension has",
                "UserDefaults.standard and @AppStorage without a store are each process's own: what the app writes there is not seen.",
                "Read UserDefaults(suiteName:) with the App Group, on both sides."
            )
        case .keychainWhileLocked:
            (
                "A secret cannot be read on a locked device",
                "The keychain gives the item to an unlocked device alone (error -25308 else), and timelines are made on locked ones too.",
                "Store it with kSecAttrAccessibleAfterFirstUnlock, and show the last entry where it cannot be read."
            )
        case .sampleAsReal:
            (
                "Sample data may look real",
                "What is made up for the placeholder or the gallery stands in a timeline where nothing could be read, figures included.",
                "Give the timeline an entry that says that there is nothing, and keep samples to placeholder(in:) and context.isPreview."
            )
        case .sharedDatabase:
            (
                "The extension writes to the app's database",
                "iOS ends a process that it suspends with a lock in the App Group's container (0xdead10cc), the app as well as the extension.",
                """
                Open it read-only in the extension, or hand it a file of its own that the app writes; with GRDB set \
                observesSuspensionNotifications, elsewhere write within performExpiringActivity.
                """
            )
        case .tokenAlone:
            (
                "Its session is not shared with the app",
                "Two processes renew one token at the same moment, and one of them is signed out; or nobody renews what the widget sends.",
                """
                Keep one item in a keychain group, renew it under a lock between the processes, read it again under the lock, and once more \
                where the service refuses it.
                """
            )
        case .snapshotFetches:
            (
                "Its snapshot asks the network",
                "The gallery shows the snapshot of every widget, of an app that was never opened as well: a request keeps it waiting, and leaves the placeholder where it fails.",
                "Where context.isPreview is true, give a sample at once; else what is stored. Fetch in the timeline."
            )
        default: nil
        }
    }
}
