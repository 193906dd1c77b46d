import Foundation
import HostileInput

// `vitrine-fuzz SUITE SAMPLES FIRST STEP COUNT`: feeds COUNT inputs, seeds FIRST, FIRST + STEP …; SAMPLES is a folder of image files.
// Before each input it writes the seed over the last one on standard output, which must be a file: when this process is gone, or stands
// still, whoever started it finds there what it was at. The file's first eight bytes are the seed, the next eight how many were fed.

func number(_ place: Int) -> UInt64 { CommandLine.arguments.indices.contains(place) ? UInt64(CommandLine.arguments[place]) ?? 0 : 0 }

guard CommandLine.arguments.count == 6, let kind = HostileInputs.all.first(where: { $0.name == CommandLine.arguments[1] }) else {
    FileHandle.standardError.write(Data("usage: vitrine-fuzz SUITE SAMPLES FIRST STEP COUNT\n".utf8))
    exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
var input = kind.init(
    samples: names.compactMap { FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map { [UInt8]($0) } })
var seed = number(3)
for fed in 0..<number(5) {
    var record = (seed, fed)
    pwrite(STDOUT_FILENO, &record, 16, 0)
    input.feed(seed)
    seed &+= number(4)
}
var record = (UInt64.max, number(5))
pwrite(STDOUT_FILENO, &record, 16, 0)
