import Foundation

// A compiler plugin without swift-syntax, which would cost every build a minute: the compiler speaks to it in JSON.
let line = PluginLine()
while let message = line.next() {
    line.answer(PluginResponse(to: message).json)
}
