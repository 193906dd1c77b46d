#include <JavaScriptCore/JavaScript.h>
#include <stdbool.h>

// Exported by the library, declared in a header that Debian does not install (WebKit's JSContextRefPrivate.h and JSBasePrivate.h).

/// Asked each `limit` seconds of processor time within one entry; true ends the script by an exception that it cannot catch.
typedef bool (*JSShouldTerminateCallback)(JSContextRef context, void *data);
extern void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double limit, JSShouldTerminateCallback callback, void *data);
extern void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);
/// An object with `heapSize`, `heapCapacity` and `extraMemorySize` in bytes.
extern JSObjectRef JSGetMemoryUsageStatistics(JSContextRef context);
/// `function` is called with the promise and the reason when a rejection has found no handler.
extern void JSGlobalContextSetUnhandledRejectionCallback(JSGlobalContextRef context, JSObjectRef function, JSValueRef *exception);
