#if arch(x86_64) && os(Linux)
    import Foundation
    import Testing

    private let hasWideRegisters = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.contains(" avx2 ") ?? false

    /// A machine here has one kind of processor, so pictures alone cannot show that another kind would draw the same. Each kernel of CPixels
    /// stands in the library twice, and both are called by name.
    @Suite("Kernels for wider processors", .enabled(if: hasWideRegisters, "this processor has no AVX2")) struct KernelTests {
        private typealias Words = UnsafeMutablePointer<UInt32>
        private typealias Bytes = UnsafeMutablePointer<UInt8>

        /// Both versions of a function, as the compiler names them.
        private func both<Function>(_ name: String, as type: Function.Type) throws -> [Function] {
            let library = try #require(dlopen("libVitrine.so", RTLD_NOW | RTLD_NOLOAD))
            return try [".default.1", ".avx2.0"].map { version in
                unsafeBitCast(try #require(dlsym(library, name + version), "\(name) has no version “\(version)”"), to: type)
            }
        }

        /// Calls both versions with the same input, and compares what they have written, and that nothing is written behind its end.
        private func compare<Function, Element: FixedWidthInteger>(
            _ name: String, as type: Function.Type, writing target: @autoclosure () -> [Element],
            _ call: (Function, UnsafeMutablePointer<Element>) -> Void
        ) throws {
            let found = try both(name, as: type).map { function in
                var written = target() + [7]
                written.withUnsafeMutableBufferPointer { call(function, $0.baseAddress!) }
                return written
            }
            #expect(found[0] == found[1], "\(name)")
            #expect(found[0].last == 7, "\(name)")
        }

        private func words(_ count: Int, _ seed: UInt64) -> [UInt32] { BlendingTests.pixels(count, seed: seed) }

        private func bytes(_ count: Int, _ seed: UInt64) -> [UInt8] { BlendingTests.coverage(count, seed: seed) }

        /// Those that have two versions by their sources; a static one is called by another alone.
        @Test("no kernel is left out") func all() throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../SDK/Sources/Libraries/CPixels")
                .standardized
            var found: Set<String> = []
            for file in ["pixels.c", "runs.c"] {
                let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for match in source.matches(of: /KERNEL (?:void|size_t) (vitrine_\w+)\(/) { found.insert(String(match.1)) }
            }
            #expect(found == Self.compared)
        }

        private static let compared: Set = [
            "vitrine_over_color", "vitrine_over_color_mask", "vitrine_over_color_letter", "vitrine_over_pixels",
            "vitrine_over_pixels_share", "vitrine_over_pixels_mask", "vitrine_multiply", "vitrine_multiply_share", "vitrine_look_up",
            "vitrine_straight_count", "vitrine_subtract", "vitrine_drop_alpha", "vitrine_narrow", "vitrine_lower", "vitrine_pair_codes",
        ]

        @Test("a row is painted, multiplied and packed to the bit as without them", arguments: BlendingTests.counts) func rows(count: Int)
            throws
        {
            typealias Color = @convention(c) (Words, Int, UInt32) -> Void
            typealias ColorMask = @convention(c) (Words, UnsafePointer<UInt8>, Int, UInt32) -> Void
            typealias Pixels = @convention(c) (Words, UnsafePointer<UInt32>, Int) -> Void
            typealias PixelsShare = @convention(c) (Words, UnsafePointer<UInt32>, Int, UInt8) -> Void
            typealias PixelsMask = @convention(c) (Words, UnsafePointer<UInt32>, UnsafePointer<UInt8>, Int) -> Void
            typealias TwoBytes = @convention(c) (Bytes, UnsafePointer<UInt8>, UnsafePointer<UInt8>, Int) -> Void
            typealias ByteShare = @convention(c) (Bytes, UnsafePointer<UInt8>, Int, UInt8) -> Void
            typealias Packing = @convention(c) (Bytes, UnsafePointer<UInt32>, Int) -> Void
            typealias Counting = @convention(c) (UnsafePointer<UInt32>, Int) -> Int
            for seed in UInt64(1)...10 {
                let under = words(count, seed), source = words(count, seed + 100), color = words(1, seed + 300)[0]
                let coverage = bytes(count, seed + 200), other = bytes(count, seed + 400), share = UInt8(seed * 25)
                try compare("vitrine_over_color", as: Color.self, writing: under) { $0($1, count, color) }
                try compare("vitrine_over_color_mask", as: ColorMask.self, writing: under) { $0($1, coverage, count, color) }
                try compare("vitrine_over_pixels", as: Pixels.self, writing: under) { $0($1, source, count) }
                try compare("vitrine_over_pixels_share", as: PixelsShare.self, writing: under) { $0($1, source, count, share) }
                try compare("vitrine_over_pixels_mask", as: PixelsMask.self, writing: under) { $0($1, source, coverage, count) }
                try compare("vitrine_multiply", as: TwoBytes.self, writing: coverage) { $0($1, coverage, other, count) }
                try compare("vitrine_multiply_share", as: ByteShare.self, writing: coverage) { $0($1, other, count, share) }
                try compare("vitrine_subtract", as: TwoBytes.self, writing: coverage) { $0($1, coverage, other, count) }
                try compare("vitrine_drop_alpha", as: Packing.self, writing: bytes(3 * count, seed)) { $0($1, source, count) }
                let straight = [under, source.map { $0 | 0xFF00_0000 }, source.map { $0 >> 24 == 255 ? $0 : 0 }]
                for row in straight {
                    let found = try both("vitrine_straight_count", as: Counting.self).map { $0(row, count) }
                    #expect(found[0] == found[1])
                }
            }
        }

        @Test("colours are looked up, and pictures made smaller, to the bit as without them", arguments: BlendingTests.counts)
        func means(count: Int) throws {
            typealias LookUp = @convention(c) (Words, UnsafePointer<UInt32>, Int, Int64, Int64) -> Void
            typealias Narrow =
                @convention(c) (
                    Words, Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>
                ) -> Void
            typealias Lower = @convention(c) (Words, Int, UnsafePointer<UInt32>, Int, Int, UnsafePointer<UInt32>, Int) -> Void
            for seed in UInt64(1)...10 {
                let colors = words(256, seed + 500), step = Int64(255) << 32 / Int64(max(1, count)) / Int64(seed)
                try compare("vitrine_look_up", as: LookUp.self, writing: words(count, seed)) { $0($1, colors, count, 1 << 30, step) }
                let taps = Int(seed % 4) + 1, first = (0..<count).map(UInt32.init), offset = (0...count).map { UInt32($0 * taps) }
                // They add up to 65,536.
                let shares = (0..<taps).map { UInt32($0 == 0 ? 65_536 - (taps - 1) * 9_000 : 9_000) }
                let weights = (0..<count).flatMap { _ in shares }, row = words(count + taps, seed + 600)
                try compare("vitrine_narrow", as: Narrow.self, writing: words(count, seed)) { $0($1, count, row, first, offset, weights) }
                let rows = words(count * 5, seed + 700)
                try compare("vitrine_lower", as: Lower.self, writing: words(count, seed)) { $0($1, count, rows, 3, 5, shares, taps) }
            }
        }

        @Test("a letter is painted, and codes are put in pairs, to the bit as without them", arguments: [1, 7, 8, 9, 31, 40])
        func lettersAndCodes(width: Int) throws {
            typealias Letter = @convention(c) (Words, Int, UnsafePointer<UInt8>, Int, Int, UInt32) -> Void
            typealias Pairs = @convention(c) (Words, UnsafePointer<UInt32>) -> Void
            for seed in UInt64(1)...10 {
                let height = 5, stride = width + Int(seed % 3), coverage = bytes(width * height, seed)
                try compare("vitrine_over_color_letter", as: Letter.self, writing: words(stride * height, seed)) {
                    $0($1, stride, coverage, width, height, words(1, seed + 300)[0])
                }
            }
            // Of up to twelve bits each, with their number in the lowest byte.
            let codes = (0..<256).map { UInt32(($0 * 37 + width) % 4096) << 8 | UInt32($0 % 12 + 1) }
            try compare("vitrine_pair_codes", as: Pairs.self, writing: [UInt32](repeating: 0, count: 1 << 16)) { $0($1, codes) }
        }
    }
#endif
