import { WidgetBooking } from './WidgetBooking';

/** Gives the steps of all trips the order in which they are shown. */
export class WidgetBookingsSequenceCreator {
  /**
   * Sorts in place by start. Steps that start together come by their end, then by their trip; of one trip none starts before the one
   * ahead of it has ended, and one that has no time left is taken out.
   */
  create(widgetBookings: WidgetBooking[]): void {
    widgetBookings.sort(compare);
    const ended = new Map<string, number>();
    let kept = 0;
    for (const booking of widgetBookings) {
      const trip = booking.trip ?? '';
      booking.startDate = Math.max(booking.startDate, ended.get(trip) ?? booking.startDate);
      if (booking.endDate <= booking.startDate) continue;
      ended.set(trip, booking.endDate);
      widgetBookings[kept] = booking;
      kept += 1;
    }
    widgetBookings.length = kept;
  }
}

function compare(one: WidgetBooking, other: WidgetBooking): number {
  return (
    one.startDate - other.startDate || one.endDate - other.endDate || byText(one.trip ?? '', other.trip ?? '')
    || (one.currentStep ?? 0) - (other.currentStep ?? 0)
  );
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
