import { NativeModules } from 'react-native';
import { WidgetBooking } from './WidgetBooking';

/** The key under which the widget looks, in the group that it shares with the app. */
export const BOOKING_KEY = 'widget.bookings';

/** Keeps the widget's bookings where the widget reads them. */
export class WidgetUserDefaultRepository {
  /** Stores all bookings as one text, so that a reader sees either the old or the new; null removes what is stored. */
  async saveWidgetBooking(widgetBookings: WidgetBooking[] | null): Promise<void> {
    if (widgetBookings === null) return this.clear();
    await NativeModules.GroupDefaults.set(BOOKING_KEY, JSON.stringify(widgetBookings));
  }

  async clear(): Promise<void> {
    await NativeModules.GroupDefaults.remove(BOOKING_KEY);
  }
}
