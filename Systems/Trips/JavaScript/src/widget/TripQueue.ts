import { Booking, begins, ends, stepEnds } from '../bookings/Booking';

/** Seconds before its beginning at which a trip interrupts a longer one. */
export const NOTICE = 86_400;

/**
 * From when each of several trips is shown. A trip is shown from its purchase on; one bought while an earlier one was still to be
 * travelled comes up as soon as that is over. One that begins in the middle of a longer trip interrupts it a day before it begins.
 */
export class TripQueue {
  /** By their beginning, each with the latest end of those before it. */
  private readonly trips: { id: string; begins: number; endsBefore: number }[] = [];
  /** Of all trips, the earliest first. */
  private readonly stepEnds: { time: number; id: string }[];

  constructor(bookings: Booking[]) {
    const known = bookings.flatMap((booking) => {
      const [first, last] = [begins(booking), ends(booking)];
      return first === undefined || last === undefined ? [] : [{ id: booking.id, begins: first, ends: last }];
    });
    known.sort((one, other) => one.begins - other.begins || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
    let endsBefore = -Infinity;
    for (const trip of known) {
      this.trips.push({ id: trip.id, begins: trip.begins, endsBefore });
      endsBefore = Math.max(endsBefore, trip.ends);
    }
    this.stepEnds = bookings.flatMap((booking) => stepEnds(booking).map((time) => ({ time, id: booking.id })));
    this.stepEnds.sort((one, other) => one.time - other.time);
  }

  /** Seconds since 1970. */
  showsFrom(booking: Booking): number {
    const { id, purchasedAt } = booking;
    const start = begins(booking);
    if (start === undefined) return purchasedAt;
    const own = this.trips[first(this.trips, (trip) => trip.begins > start || (trip.begins === start && trip.id >= id))];
    const endsBefore = own?.id === id ? own.endsBefore : -Infinity;
    // All that were ahead were over when it was bought.
    if (endsBefore <= purchasedAt) return purchasedAt;
    // It cuts short no step that is over before it begins.
    let last = first(this.stepEnds, (end) => end.time > start) - 1;
    while (this.stepEnds[last]?.id === id) last -= 1;
    const finished = this.stepEnds[last]?.time ?? purchasedAt;
    return Math.max(purchasedAt, finished, endsBefore > start ? start - NOTICE : finished);
  }
}

/** The place of the first that holds, in a list in which all after it hold too. */
function first<Element>(list: Element[], holds: (element: Element) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = list[middle];
    if (element !== undefined && holds(element)) high = middle;
    else low = middle + 1;
  }
  return low;
}
