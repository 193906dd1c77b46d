import { Booking, Flight, Stay } from '../bookings/Booking';
import { TripTexts } from '../texts/TripTexts';
import { WidgetBooking, WidgetFlight, WidgetHotel, WidgetStep } from './WidgetBooking';

interface Part {
  end: number;
  label: WidgetStep;
  flight?: WidgetFlight;
  hotel?: WidgetHotel;
}

/** Turns one booking into the steps of its trip: the way there until landing, the stay until check-out, the way back until home. */
export class WidgetBookingAdapter {
  /** `pictures` is the address that relative picture paths start from. */
  constructor(private readonly texts: TripTexts, private readonly pictures: string | null) {}

  /**
   * One element a part of the booking, in the order of travel; null for a part that cannot be shown. Each step starts where the one
   * before it ends, the first at `showsFrom` (seconds since 1970).
   */
  adapt(booking: Booking, showsFrom: number = booking.purchasedAt): (WidgetBooking | null)[] {
    const parts = this.parts(booking);
    const steps = parts.map((part) => part.label);
    let start = showsFrom;
    return parts.map((part, index) => {
      if (!isComplete(part) || !(part.end > start)) return null;
      const startDate = start;
      start = part.end;
      return {
        startDate, endDate: part.end, ...(part.flight && { flight: part.flight }), ...(part.hotel && { hotel: part.hotel }), steps,
        currentStep: index, language: this.texts.language, trip: booking.id,
      };
    });
  }

  private parts({ outbound, stay, inbound }: Booking): Part[] {
    const parts: Part[] = [];
    if (outbound) parts.push(this.flight(outbound, 'outbound', !inbound));
    if (stay) {
      const hotel = this.hotel(stay);
      parts.push({ end: stay.checkOut, label: { kind: 'stay', label: hotel.nights }, hotel });
    }
    if (inbound) parts.push(this.flight(inbound, 'inbound', !outbound));
    return parts;
  }

  private flight(flight: Flight, direction: 'outbound' | 'inbound', oneWay: boolean): Part {
    const { departure, arrival } = flight;
    const offset = this.texts.dayOffset(departure, arrival);
    return {
      end: arrival.time,
      label: { kind: direction, label: this.texts.direction(oneWay ? undefined : direction) },
      flight: {
        ...(!oneWay && { direction }), stops: flight.stops, stopsText: this.texts.stops(flight.stops), code: flight.code,
        departureDate: this.texts.day(departure.time, departure.zone), departureTime: this.texts.time(departure.time, departure.zone),
        departureAirport: departure.airport, departureCity: departure.city,
        arrivalDate: this.texts.day(arrival.time, arrival.zone), arrivalTime: this.texts.time(arrival.time, arrival.zone),
        ...(offset !== undefined && { arrivalDayOffset: offset }), arrivalAirport: arrival.airport, arrivalCity: arrival.city,
      },
    };
  }

  private hotel(stay: Stay): WidgetHotel {
    return {
      date: this.texts.day(stay.checkIn, stay.zone), nights: this.texts.nights(stay.nights), name: stay.name, address: stay.address,
      image: absolute(stay.picture, this.pictures),
      ...(stay.reviewScore !== undefined && { reviewScore: this.texts.score(stay.reviewScore) }),
    };
  }
}

/** A flight without airports and a hotel without a name say nothing. */
function isComplete({ flight, hotel }: Part): boolean {
  if (flight) return flight.departureAirport !== '' && flight.arrivalAirport !== '';
  return hotel !== undefined && hotel.name !== '';
}

/** A picture's path as an address on the service; an address of its own stays. */
export function absolute(path: string, base: string | null): string {
  if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path)) return path;
  if (base === null) return path;
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(base)?.[0];
  if (origin === undefined) return '';
  return path.startsWith('/') ? origin + path : `${origin}/${path}`;
}
