import { Booking, Flight, FlightEnd, Stay } from '../src/bookings/Booking';
import { TripTexts } from '../src/texts/TripTexts';
import { WidgetBookingAdapter } from '../src/widget/WidgetBookingAdapter';
import { WidgetBookingsAdapter } from '../src/widget/WidgetBookingsAdapter';
import { WidgetBookingsSequenceCreator } from '../src/widget/WidgetBookingsSequenceCreator';

// Trips with round figures: a package bought at 100, out 1000–2000, stay until 3000, back 3100–4000.

const end = (airport: string, time: number): FlightEnd => ({ airport, city: `${airport} city`, time, zone: 'UTC' });

const flight = (code: string, from: string, leaves: number, to: string, lands: number, stops = 0): Flight =>
  ({ code, stops, departure: end(from, leaves), arrival: end(to, lands) });

export const stay = (name: string, checkIn: number, checkOut: number): Stay => ({
  name, address: 'address', checkIn, checkOut, nights: 5, zone: 'UTC', reviewScore: 8.7, picture: '/pictures/hotels/x.jpg',
});

const bought = (id: string, product: string, purchasedAt: number): Booking => ({
  id, reference: 'SECRET', traveller: 'Giulia Ferri', product, purchasedAt, priceInCents: 171_000, currency: 'EUR',
});

export const travelPackage = (id = 'p', purchasedAt = 100, shift = 0): Booking => ({
  ...bought(id, 'package', purchasedAt), outbound: flight('AZ 792', 'LIN', shift + 1000, 'HND', shift + 2000),
  inbound: flight('NH 215', 'HND', shift + 3100, 'LIN', shift + 4000, 1), stay: stay('Shiodome', shift + 2100, shift + 3000),
});

export const flights = (id = 'f', purchasedAt = 100, shift = 0): Booking => ({
  ...bought(id, 'flight', purchasedAt), outbound: flight('A 1', 'LIN', shift + 1000, 'LIS', shift + 2000),
  inbound: flight('A 2', 'LIS', shift + 3000, 'LIN', shift + 4000),
});

export const hotel = (id = 'h', purchasedAt = 100, from = 1000, to = 3000): Booking => ({
  ...bought(id, 'hotel', purchasedAt), stay: stay(`Hotel ${id}`, from, to),
});

/** The writing adapter, at a fixed time. */
export const writer = (now = 0, locale = 'en-GB'): WidgetBookingsAdapter =>
  new WidgetBookingsAdapter(
    new WidgetBookingAdapter(new TripTexts(locale), 'http://127.0.0.1:9000/'), new WidgetBookingsSequenceCreator(), { now: () => now });

const zones = ['Europe/Rome', 'Asia/Tokyo', 'Europe/Lisbon', 'America/New_York', 'UTC'];

/** As many packages over the years to come, in the zones that the service has. */
export const manyPackages = (count: number, now: number): Booking[] =>
  Array.from({ length: count }, (_, index) => {
    const begins = now + (index + 1) * 43_200;
    const [home, away] = ['Europe/Rome', zones[index % zones.length] ?? 'UTC'];
    const moment = (airport: string, hours: number, zone: string): FlightEnd =>
      ({ airport, city: `${airport} city`, time: begins + hours * 3600, zone });
    return {
      ...bought(`p${index}`, 'package', now - 86_400),
      outbound: { code: `AZ ${index}`, stops: index % 2, departure: moment('LIN', 0, home), arrival: moment('HND', 13, away) },
      inbound: { code: `NH ${index}`, stops: 0, departure: moment('HND', 80, away), arrival: moment('LIN', 94, home) },
      stay: { ...stay('Shiodome', begins + 54_000, begins + 270_000), zone: away, nights: 3 },
    };
  });
