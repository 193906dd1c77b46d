import Foundation

/// 2027-03-14 00:00:00 UTC; every virtual date of these tests is written from here.
let midnight = Date(timeIntervalSince1970: 1_804_982_400)

func minutes(_ count: Double) -> Date { midnight.addingTimeInterval(count * 60) }
func hours(_ count: Double) -> Date { midnight.addingTimeInterval(count * 3600) }
