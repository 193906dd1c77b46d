import { Booking } from '../bookings/Booking';
import { TripQueue } from './TripQueue';
import { UnixDateGenerator } from './UnixDateGenerator';
import { WidgetBooking } from './WidgetBooking';
import { WidgetBookingAdapter } from './WidgetBookingAdapter';
import { WidgetBookingsSequenceCreator } from './WidgetBookingsSequenceCreator';

/** Turns the customer's bookings into what the widget is given. */
export class WidgetBookingsAdapter {
  constructor(
    private readonly widgetBookingAdapter: WidgetBookingAdapter,
    private readonly widgetBookingsSequenceCreator: WidgetBookingsSequenceCreator,
    private readonly unixDateGenerator: UnixDateGenerator,
  ) {}

  /** The steps still to come or under way, by their start; null when nothing is booked, empty when everything is over. */
  adapt(bookings: Booking[]): WidgetBooking[] | null {
    if (bookings.length === 0) return null;
    const today = this.unixDateGenerator.now();
    const queue = new TripQueue(bookings);
    const widgetBookings = bookings
      .flatMap((booking) => this.widgetBookingAdapter.adapt(booking, queue.showsFrom(booking)))
      .filter((it): it is WidgetBooking => it !== null)
      .filter((it) => it.endDate > today)
      .sort((booking, anotherBooking) => booking.startDate - anotherBooking.startDate);
    this.widgetBookingsSequenceCreator.create(widgetBookings);
    return widgetBookings;
  }
}
