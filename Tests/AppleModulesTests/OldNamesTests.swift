import Foundation
import NotificationCenter
import Testing
import notify
import zlib

@Suite("Modules that few files import, and C's of Apple's") struct OldNamesTests {
    @Test("xcode.11: a file that imports the Today view's module has both its names and Foundation's class of the module's name")
    @MainActor func todayView() {
        final class Controller: UIViewController, NCWidgetProviding {}
        let controller = Controller()
        var result: NCUpdateResult?
        controller.widgetPerformUpdate { result = $0 }
        #expect(result == .noData)
        let context = NSExtensionContext(_opener: { _ in false })
        #expect(context.widgetLargestAvailableDisplayMode == .compact)
        context.widgetLargestAvailableDisplayMode = .expanded
        #expect(context.widgetLargestAvailableDisplayMode == .expanded && context.widgetMaximumSize(for: .expanded) == .zero)
        NotificationCenter.default.post(name: Notification.Name("nobody"), object: nil)
    }

    @Test("xcode.11: zlib's functions are Debian's, there and back, with its sums and its errors") func zlib() {
        let source = [UInt8](repeating: 7, count: 1000)
        var packed = [UInt8](repeating: 0, count: Int(compressBound(uLong(source.count)))), size = uLongf(packed.count)
        #expect(compress(&packed, &size, source, uLong(source.count)) == Z_OK && size < 100)
        var whole = [UInt8](repeating: 0, count: 1000), count = uLongf(whole.count)
        #expect(uncompress(&whole, &count, packed, uLong(size)) == Z_OK && whole == source)
        count = 10
        #expect(uncompress(&whole, &count, packed, uLong(size)) == Z_BUF_ERROR)
        #expect(crc32(0, Array("123456789".utf8), 9) == 0xCBF4_3926)
    }

    @Test("xcode.11: Darwin's notifications reach who registered in this process, by both of their kinds, until the token is cancelled")
    func darwinNotifications() async {
        let name = "com.example.old-names.told"
        var token = NOTIFY_TOKEN_INVALID, check = NOTIFY_TOKEN_INVALID
        let queue = DispatchQueue(label: "told")
        await withCheckedContinuation { (told: CheckedContinuation<Void, Never>) in
            var rest: CheckedContinuation<Void, Never>? = told
            #expect(
                notify_register_dispatch(name, &token, queue) { _ in
                    rest?.resume()
                    rest = nil
                } == NOTIFY_STATUS_OK)
            #expect(notify_register_check(name, &check) == NOTIFY_STATUS_OK)
            CFNotificationCenterPostNotification(
                CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as CFString), nil, nil, true)
        }
        var news: Int32 = -1
        #expect(notify_check(check, &news) == NOTIFY_STATUS_OK && news == 1)
        #expect(notify_check(check, &news) == NOTIFY_STATUS_OK && news == 0)
        #expect(notify_post(name) == NOTIFY_STATUS_OK && notify_check(check, &news) == NOTIFY_STATUS_OK && news == 1)
        var state: UInt64 = 9
        #expect(notify_get_state(token, &state) == NOTIFY_STATUS_OK && state == 0)
        #expect(notify_set_state(token, 42) == NOTIFY_STATUS_OK && notify_get_state(check, &state) == NOTIFY_STATUS_OK && state == 42)
        #expect(notify_is_valid_token(token) && notify_cancel(token) == NOTIFY_STATUS_OK && !notify_is_valid_token(token))
        #expect(notify_cancel(token) == NOTIFY_STATUS_INVALID_TOKEN && notify_cancel(check) == NOTIFY_STATUS_OK)
    }
}
