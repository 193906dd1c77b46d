// Sizes of tiles in points, portrait: the table of the Human Interface Guidelines, "Widgets", Specifications. Which models have which
// screen: the same guidelines, "Layout", Specifications (as of December 2025). Screens that the first table leaves out have a note.

extension Device {
    static let phones: [Device] = [
        Device(
            "iPhone 15 Pro Max", also: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"], screen: [430, 932], scale: 3,
            sizes: [
                .systemSmall: [170, 170], .systemMedium: [364, 170], .systemLarge: [364, 382], .accessoryCircular: [76, 76],
                .accessoryRectangular: [172, 76], .accessoryInline: [257, 26],
            ]),
        Device(
            "iPhone 14 Plus", also: ["iPhone 12 Pro Max", "iPhone 13 Pro Max"], screen: [428, 926], scale: 3,
            sizes: [
                .systemSmall: [170, 170], .systemMedium: [364, 170], .systemLarge: [364, 382], .accessoryCircular: [76, 76],
                .accessoryRectangular: [172, 76], .accessoryInline: [257, 26],
            ]),
        Device(
            "iPhone 11", also: ["iPhone XR"], screen: [414, 896], scale: 2,
            sizes: [
                .systemSmall: [169, 169], .systemMedium: [360, 169], .systemLarge: [360, 379], .accessoryCircular: [76, 76],
                .accessoryRectangular: [160, 72], .accessoryInline: [248, 26],
            ]),
        Device(
            "iPhone 8 Plus", also: ["iPhone 6s Plus", "iPhone 7 Plus"], screen: [414, 736], scale: 3,
            sizes: [
                .systemSmall: [159, 159], .systemMedium: [348, 157], .systemLarge: [348, 357], .accessoryCircular: [76, 76],
                .accessoryRectangular: [170, 76], .accessoryInline: [248, 26],
            ]),
        Device(
            "iPhone 15", also: ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"], screen: [393, 852], scale: 3,
            sizes: [
                .systemSmall: [158, 158], .systemMedium: [338, 158], .systemLarge: [338, 354], .accessoryCircular: [72, 72],
                .accessoryRectangular: [160, 72], .accessoryInline: [234, 26],
            ]),
        Device(
            "iPhone 14", also: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e"], screen: [390, 844], scale: 3,
            sizes: [
                .systemSmall: [158, 158], .systemMedium: [338, 158], .systemLarge: [338, 354], .accessoryCircular: [72, 72],
                .accessoryRectangular: [160, 72], .accessoryInline: [234, 26],
            ]),
        Device(
            "iPhone 11 Pro", also: ["iPhone X", "iPhone XS"], screen: [375, 812], scale: 3,
            sizes: [
                .systemSmall: [155, 155], .systemMedium: [329, 155], .systemLarge: [329, 345], .accessoryCircular: [72, 72],
                .accessoryRectangular: [157, 72], .accessoryInline: [225, 26],
            ]),
        Device(
            "iPhone SE", also: ["iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"], screen: [375, 667], scale: 2,
            sizes: [
                .systemSmall: [148, 148], .systemMedium: [321, 148], .systemLarge: [321, 324], .accessoryCircular: [68, 68],
                .accessoryRectangular: [153, 68], .accessoryInline: [225, 26],
            ]),
        Device(
            "iPhone 13 mini", also: ["iPhone 12 mini"], screen: [360, 780], scale: 3,
            sizes: [
                .systemSmall: [155, 155], .systemMedium: [329, 155], .systemLarge: [329, 345], .accessoryCircular: [72, 72],
                .accessoryRectangular: [157, 72], .accessoryInline: [225, 26],
            ]),
        Device(
            "iPhone SE 1", also: [], screen: [320, 568], scale: 2,
            sizes: [.systemSmall: [141, 141], .systemMedium: [292, 141], .systemLarge: [292, 311]]),
        Device(
            "iPhone 11 Pro Max", also: ["iPhone XS Max"], screen: [414, 896], scale: 3,
            sizes: [
                .systemSmall: [169, 169], .systemMedium: [360, 169], .systemLarge: [360, 379], .accessoryCircular: [76, 76],
                .accessoryRectangular: [160, 72], .accessoryInline: [248, 26],
            ]),
        // 162, 344 and 366 points; 170, 364 and 382 points: screenshots of iOS 18 measured by people who cut wallpapers for widgets.
        Device(
            "iPhone 16 Pro", also: ["iPhone 17", "iPhone 17 Pro"], screen: [402, 874], scale: 3,
            sizes: [
                .systemSmall: [162, 162], .systemMedium: [344, 162], .systemLarge: [344, 366], .accessoryCircular: [72, 72],
                .accessoryRectangular: [160, 72], .accessoryInline: [234, 26],
            ],
            note: "its tiles on the home screen were measured on screenshots by others; its accessories are assumed to be an iPhone 15's"),
        Device(
            "iPhone 16 Pro Max", also: ["iPhone 17 Pro Max"], screen: [440, 956], scale: 3,
            sizes: [
                .systemSmall: [170, 170], .systemMedium: [364, 170], .systemLarge: [364, 382], .accessoryCircular: [76, 76],
                .accessoryRectangular: [172, 76], .accessoryInline: [257, 26],
            ],
            note:
                "its tiles on the home screen were measured on screenshots by others; its accessories are assumed to be an iPhone 15 Pro Max's"
        ),
        Device(
            "iPhone Air", also: [], screen: [420, 912], scale: 3,
            sizes: [
                .systemSmall: [166, 166], .systemMedium: [354, 166], .systemLarge: [354, 374], .accessoryCircular: [72, 72],
                .accessoryRectangular: [160, 72], .accessoryInline: [234, 26],
            ],
            note: "its tiles are assumed to be halfway between an iPhone 16 Pro's and an iPhone 16 Pro Max's"),
    ]

    /// A widget is laid out on the canvas and shown scaled down to the size on the device.
    static let pads: [Device] = [
        Device(
            "iPad mini 5", also: ["iPad 6"], screen: [768, 1024], scale: 2,
            sizes: [
                .systemSmall: [141, 141], .systemMedium: [305.5, 141], .systemLarge: [305.5, 305.5], .systemExtraLarge: [634.5, 305.5],
            ],
            shown: [.systemSmall: [120, 120], .systemMedium: [260, 120], .systemLarge: [260, 260], .systemExtraLarge: [540, 260]]),
        Device(
            "iPad mini 6", also: ["iPad mini 7", "iPad mini A17 Pro"], screen: [744, 1133], scale: 2,
            sizes: [
                .systemSmall: [141, 141], .systemMedium: [305.5, 141], .systemLarge: [305.5, 305.5], .systemExtraLarge: [634.5, 305.5],
            ],
            shown: [.systemSmall: [120, 120], .systemMedium: [260, 120], .systemLarge: [260, 260], .systemExtraLarge: [540, 260]]),
        Device(
            "iPad 9", also: ["iPad 7", "iPad 8"], screen: [810, 1080], scale: 2,
            sizes: [
                .systemSmall: [146, 146], .systemMedium: [320.5, 146], .systemLarge: [320.5, 320.5], .systemExtraLarge: [669, 320.5],
            ],
            shown: [.systemSmall: [124, 124], .systemMedium: [272, 124], .systemLarge: [272, 272], .systemExtraLarge: [568, 272]]),
        Device(
            "iPad 10",
            also: ["iPad 11", "iPad A16", "iPad Air 4", "iPad Air 5", "iPad Air 11", "iPad Air 11 M2", "iPad Air 11 M3"],
            screen: [820, 1180], scale: 2,
            sizes: [.systemSmall: [155, 155], .systemMedium: [342, 155], .systemLarge: [342, 342], .systemExtraLarge: [715.5, 342]],
            shown: [.systemSmall: [136, 136], .systemMedium: [300, 136], .systemLarge: [300, 300], .systemExtraLarge: [628, 300]]),
        Device(
            "iPad Air 3", also: ["iPad Pro 10.5"], screen: [834, 1112], scale: 2,
            sizes: [
                .systemSmall: [150, 150], .systemMedium: [327.5, 150], .systemLarge: [327.5, 327.5], .systemExtraLarge: [682, 327.5],
            ],
            shown: [.systemSmall: [132, 132], .systemMedium: [288, 132], .systemLarge: [288, 288], .systemExtraLarge: [600, 288]]),
        Device(
            "iPad Pro 11", also: [], screen: [834, 1194], scale: 2,
            sizes: [.systemSmall: [155, 155], .systemMedium: [342, 155], .systemLarge: [342, 342], .systemExtraLarge: [715.5, 342]],
            shown: [.systemSmall: [136, 136], .systemMedium: [300, 136], .systemLarge: [300, 300], .systemExtraLarge: [628, 300]]),
        Device(
            "iPad Pro 11 M4", also: ["iPad Pro 11 M5"], screen: [834, 1210], scale: 2,
            sizes: [.systemSmall: [155, 155], .systemMedium: [342, 155], .systemLarge: [342, 342], .systemExtraLarge: [715.5, 342]],
            shown: [.systemSmall: [136, 136], .systemMedium: [300, 136], .systemLarge: [300, 300], .systemExtraLarge: [628, 300]],
            note: "its tiles are assumed to be those of the older iPad Pro 11"),
        Device(
            "iPad 954×1373 (More Space)", also: [], screen: [954, 1373], scale: 2,
            sizes: [.systemSmall: [162, 162], .systemMedium: [350, 162], .systemLarge: [350, 350], .systemExtraLarge: [726, 350]]),
        Device(
            "iPad 970×1389 (More Space)", also: [], screen: [970, 1389], scale: 2,
            sizes: [.systemSmall: [162, 162], .systemMedium: [350, 162], .systemLarge: [350, 350], .systemExtraLarge: [726, 350]]),
        Device(
            "iPad Pro 12.9", also: ["iPad Air 13", "iPad Air 13 M2", "iPad Air 13 M3"], screen: [1024, 1366], scale: 2,
            sizes: [
                .systemSmall: [170, 170], .systemMedium: [378.5, 170], .systemLarge: [378.5, 378.5], .systemExtraLarge: [795, 378.5],
            ],
            shown: [.systemSmall: [160, 160], .systemMedium: [356, 160], .systemLarge: [356, 356], .systemExtraLarge: [748, 356]]),
        Device(
            "iPad Pro 13", also: ["iPad Pro 13 M4", "iPad Pro 13 M5"], screen: [1032, 1376], scale: 2,
            sizes: [
                .systemSmall: [170, 170], .systemMedium: [378.5, 170], .systemLarge: [378.5, 378.5], .systemExtraLarge: [795, 378.5],
            ],
            shown: [.systemSmall: [160, 160], .systemMedium: [356, 160], .systemLarge: [356, 356], .systemExtraLarge: [748, 356]],
            note: "its tiles are assumed to be those of the iPad Pro 12.9"),
        Device(
            "iPad 1192×1590 (More Space)", also: [], screen: [1192, 1590], scale: 2,
            sizes: [.systemSmall: [188, 188], .systemMedium: [412, 188], .systemLarge: [412, 412], .systemExtraLarge: [860, 412]]),
    ]
}
