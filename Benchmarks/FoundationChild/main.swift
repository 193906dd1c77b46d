import Foundation

// What any process that imports Foundation costs: says that it is up, and stays until its standard input, or the host, is gone.
print("up at \(Date().timeIntervalSince1970)")
fflush(nil)
var byte: UInt8 = 0
while read(3, &byte, 1) > 0 {}
