// The engine gives these names to every script; an app imports them as it would from React Native.
module.exports = { NativeModules, NativeEventEmitter, AppState, Linking, registerCallableModule };
