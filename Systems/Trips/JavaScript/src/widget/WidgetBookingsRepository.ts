import { NativeModules } from 'react-native';
import { Booking } from '../bookings/Booking';
import { WidgetBookingsAdapter } from './WidgetBookingsAdapter';
import { WidgetUserDefaultRepository } from './WidgetUserDefaultRepository';

/** Hands the customer's bookings over to the widget. */
export class WidgetBookingsRepository {
  constructor(
    private readonly widgetBookingsAdapter: WidgetBookingsAdapter,
    private readonly widgetUserDefaultStore: WidgetUserDefaultRepository,
  ) {}

  /** Writes first, then asks for new timelines: a reload must find the new value. */
  async save(bookings: Booking[]): Promise<void> {
    await this.widgetUserDefaultStore.saveWidgetBooking(this.widgetBookingsAdapter.adapt(bookings));
    await NativeModules.WidgetManager.reloadAllTimelines();
  }

  /** Removes what the widget has, then asks for new timelines; called on log-out. */
  async clear(): Promise<void> {
    await this.widgetUserDefaultStore.clear();
    await NativeModules.WidgetManager.reloadAllTimelines();
  }
}
