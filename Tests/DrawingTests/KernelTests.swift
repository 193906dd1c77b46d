#if arch(x86_64) && os(Linux)
    import VitrineCPixels
    import Foundation
    import SeededGenerators
    import Testing

    private let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    private let hasWideRegisters = processor.contains(" avx2 ")

    /// A machine here has one kind of processor, so pictures alone cannot show that another kind would draw the same. Each kernel of CPixels
    /// stands in the library twice or three times, and all that this processor can run are called by name.
    @Suite("Kernels for wider processors", .enabled(if: hasWideRegisters, "this processor has no AVX2")) struct KernelTests {
        private typealias Words = UnsafeMutablePointer<UInt32>
        private typealias Bytes = UnsafeMutablePointer<UInt8>

        /// All versions of a function, as the compiler names them: the plain one first.
        private func versions<Function>(_ name: String, as type: Function.Type) throws -> [Function] {
            let library = try #require(dlopen("libVitrine.so", RTLD_NOW | RTLD_NOLOAD))
            func version(_ endings: [String]) -> Function? {
                endings.lazy.compactMap { dlsym(library, name + $0) }.first.map { unsafeBitCast($0, to: type) }
            }
            let plain = try #require(version([".default.1", ".default.2"]), "\(name) has no plain version")
            let wide = try #require(version([".avx2.0", ".avx2.1"]), "\(name) has no version for AVX2")
            // There are none of some kernels.
            let widest = processor.contains(" avx512_vbmi2 ") ? version([".avx512vbmi2.0"]) : nil
            return [plain, wide] + [widest].compactMap(\.self)
        }

        /// Calls functions with the same input, and compares what they have written, and that nothing is written behind its end.
        private func compare<Function, Element: FixedWidthInteger>(
            _ name: String, _ functions: [Function], writing target: @autoclosure () -> [Element],
            _ call: (Function, UnsafeMutablePointer<Element>) -> Void
        ) {
            let found = functions.map { function in
                var written = target() + [7]
                written.withUnsafeMutableBufferPointer { call(function, $0.baseAddress!) }
                return written
            }
            #expect(found.count > 1 && found.allSatisfy { $0 == found[0] }, "\(name)")
            #expect(found[0].last == 7, "\(name)")
        }

        private func compare<Function, Element: FixedWidthInteger>(
            _ name: String, as type: Function.Type, writing target: @autoclosure () -> [Element],
            _ call: (Function, UnsafeMutablePointer<Element>) -> Void
        ) throws {
            compare(name, try versions(name, as: type), writing: target(), call)
        }

        private func words(_ count: Int, _ seed: UInt64) -> [UInt32] { BlendingTests.pixels(count, seed: seed) }

        private func bytes(_ count: Int, _ seed: UInt64) -> [UInt8] { BlendingTests.coverage(count, seed: seed) }

        /// The kernels that have several versions in their sources.
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
            "vitrine_over_pixels_share", "vitrine_over_pixels_mask", "vitrine_multiply", "vitrine_multiply_share",
            "vitrine_look_up_far", "vitrine_straight_count", "vitrine_subtract", "vitrine_drop_alpha", "vitrine_narrow", "vitrine_lower",
            "vitrine_pair_codes", "vitrine_mark_repeats", "vitrine_put_pixels",
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
                    let found = try versions("vitrine_straight_count", as: Counting.self).map { $0(row, count) }
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
                // Positions run from one end of the table to the other, both ways; what lies behind it is read, but makes no difference.
                let colors = words(1024, seed + 500), step = (Int64(1023) << 32) / Int64(max(1, count)) / Int64(seed)
                let functions =
                    try versions("vitrine_look_up_far", as: LookUp.self)
                    + (abs(step) <= 1 << 32 ? [symbol("vitrine_look_up_near", as: LookUp.self)] : [])
                for end in [words(7, seed + 900), words(7, seed + 901)] {
                    let table = colors + end
                    compare("forth", functions, writing: words(count, seed)) { $0($1, table, count, 1 << 30, step) }
                    compare("back", functions, writing: words(count, seed)) { $0($1, table, count, Int64(1023) << 32 | 5, -step) }
                }
                let taps = Int(seed % 4) + 1, first = (0..<count).map(UInt32.init), offset = (0...count).map { UInt32($0 * taps) }
                // The shares add up to 65,536.
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
            // The codes have up to twelve bits each, with their number in the lowest byte.
            let codes = (0..<256).map { UInt32(($0 * 37 + width) % 4096) << 8 | UInt32($0 % 12 + 1) }
            try compare("vitrine_pair_codes", as: Pairs.self, writing: [UInt32](repeating: 0, count: 1 << 16)) { $0($1, codes) }
        }

        private func symbol<Function>(_ name: String, as type: Function.Type) throws -> Function {
            let library = try #require(dlopen("libVitrine.so", RTLD_NOW | RTLD_NOLOAD))
            return unsafeBitCast(try #require(dlsym(library, name)), to: type)
        }

        @Test("pixels are told by the same bits two bytes at a time and 64", arguments: [1, 2, 15, 16, 17, 63, 64, 65, 600, 1092, 16_384])
        func bits(count: Int) throws {
            typealias Marking = @convention(c) (UnsafeMutablePointer<UInt64>, UnsafePointer<UInt8>, Int) -> Void
            typealias Putting =
                @convention(c) (
                    UnsafeMutablePointer<vitrine_bits>, UnsafePointer<UInt8>, Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>
                ) -> Void
            // The codes have every length that a byte's code and a run's can have.
            let codes = (0..<256 + 259).map { index -> UInt32 in
                let length = index < 256 ? index % 12 + 1 : index % 18 + 1
                return UInt32(index * 40_503 % (1 << length)) << 8 | UInt32(length)
            }
            var pairs = [UInt32](repeating: 0, count: 1 << 16)
            vitrine_pair_codes(&pairs, codes)
            var split = vitrine_split_codes()
            vitrine_split(&split, codes)
            for seed in UInt64(1)...12 {
                // Pixels that all differ, that repeat for a while, and that repeat for long.
                var random = SeededGenerator(seed: seed), row: [UInt8] = []
                while row.count < 4 * count {
                    let word = random.next(), longest = [1, 3, 70, 400][Int(seed % 4)]
                    let pixel = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
                    for _ in 0...Int(word >> 40) % longest { row += pixel }
                }
                row = Array(row[..<(4 * count)])
                try compare("vitrine_mark_repeats", as: Marking.self, writing: [UInt64](repeating: 0, count: count / 64 + 1)) {
                    $0($1, row, count)
                }
                func written(_ put: (inout vitrine_bits) -> Void) -> [UInt64] {
                    var bytes = [UInt8](repeating: 0, count: 6 * count + 16)
                    return bytes.withUnsafeMutableBufferPointer { buffer in
                        // Some bits of a byte are there before.
                        var bits = vitrine_bits(bytes: buffer.baseAddress, place: 1, held: seed % 2, held_count: seed % 8)
                        put(&bits)
                        return [UInt64(bits.place), bits.held & ((1 << bits.held_count) - 1), bits.held_count]
                            + buffer[1..<bits.place].map(UInt64.init)
                    }
                }
                var found = try versions("vitrine_put_pixels", as: Putting.self).map { put in written { put(&$0, row, count, codes, pairs) }
                }
                if vitrine_puts_split() { found.append(written { vitrine_put_pixels_split(&$0, row, count, codes, &split) }) }
                #expect(found.allSatisfy { $0 == found[0] }, "seed \(seed)")
            }
        }

        @Test("what a row's pixels take is counted as their bits are written") func counts() {
            // A pixel and a run of it, one alone, one that repeats once, and a run of 300.
            var pixels: [[UInt8]] = Array(repeating: [1, 2, 3, 4], count: 6)
            pixels += [[9, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8]]
            pixels += Array(repeating: [0, 0, 0, 0], count: 301)
            var counts = [UInt32](repeating: 0, count: 286)
            let symbols = (0...258).map { (bytes: Int) -> UInt16 in bytes < 3 ? 0 : 257 + UInt16(bytes - 3) / 10 }
            vitrine_count_pixels(&counts, pixels.flatMap(\.self), pixels.count, symbols)
            var expected = [UInt32](repeating: 0, count: 286)
            (expected[1], expected[2], expected[3], expected[4]) = (1, 1, 1, 1)
            expected[9] = 4
            (expected[5], expected[6], expected[7], expected[8]) = (2, 2, 2, 2)
            expected[0] = 4
            // 20 bytes, and 1,200 as four of 258 and one of 168.
            expected[Int(symbols[20])] = 1
            expected[Int(symbols[258])] = 4
            expected[Int(symbols[168])] = 1
            #expect(counts == expected)
        }
    }
#endif
