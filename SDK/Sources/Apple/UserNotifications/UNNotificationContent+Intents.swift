import VitrineIntents

// A message that an intent tells of may say who sent it.
extension INSendMessageIntent: UNNotificationContentProviding {}
