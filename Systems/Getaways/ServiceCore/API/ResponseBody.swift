import Foundation
import SampleData

/// The body of an answer, of whatever kind.
protocol ResponseBody: Sendable {
    var bytes: Data { get }
    var type: String { get }
    var entityTag: String { get }
}

struct JSONBody: ResponseBody {
    let bytes: Data
    let type = "application/json; charset=utf-8"
    let entityTag: String

    init(_ bytes: Data) {
        self.bytes = bytes
        entityTag = "\"\(String(SeededGenerator.seed(bytes), radix: 16))\""
    }
}

struct JPEGBody: ResponseBody {
    let bytes: Data
    let type = "image/jpeg"
    let entityTag: String

    init(_ photograph: Photograph) {
        bytes = photograph.bytes
        entityTag = "\"\(photograph.tag)\""
    }
}
