import { Booking } from '../src/bookings/Booking';
import { SystemUnixDateGenerator } from '../src/widget/UnixDateGenerator';
import { WidgetBooking } from '../src/widget/WidgetBooking';
import { WidgetBookingsSequenceCreator } from '../src/widget/WidgetBookingsSequenceCreator';
import { flights, hotel, stay, travelPackage, writer } from './samples';
import { check, equal, test } from '../../../Common/JavaScript/testing';

/** `100–2000 AZ 792` a step. */
const lines = (bookings: Booking[], now = 0): string[] | undefined =>
  writer(now).adapt(bookings)?.map((it) => `${it.startDate}–${it.endDate} ${it.flight?.code ?? it.hotel?.name ?? ''}`);

const step = (trip: string, currentStep: number, startDate: number, endDate: number): WidgetBooking =>
  ({ trip, currentStep, startDate, endDate });

const sequence = (steps: WidgetBooking[]): WidgetBooking[] => {
  new WidgetBookingsSequenceCreator().create(steps);
  return steps;
};

test('R1.11: nothing booked is null, not an empty list', () => equal(writer().adapt([]), null));

test('R1.12, R1.18, R1.19, R1.20: a package is flight until landing, stay until check-out, flight until home', () =>
  equal(lines([travelPackage()]), ['100–2000 AZ 792', '2000–3000 Shiodome', '3000–4000 NH 215']));

test('R1.22: flights only, and a stay only', () => {
  equal(lines([flights()]), ['100–2000 A 1', '2000–4000 A 2']);
  equal(lines([hotel()]), ['100–3000 Hotel h']);
});

test('R1.14, R1.16: a step that has ended by now is dropped', () => {
  for (const [now, left] of [[1999, 3], [2000, 2], [2999, 2], [3000, 1], [3999, 1], [4000, 0]] as const) {
    equal(lines([travelPackage()], now)?.length, left);
  }
});

test('R1.24: a trip that is over is an empty list, not null', () => equal(lines([travelPackage()], 9999), []));

test('R1.13: a part that cannot be shown is dropped, and the others close up', () => {
  const closed = ['100–2000 AZ 792', '2000–4000 NH 215'];
  equal(lines([{ ...travelPackage(), stay: stay('', 2100, 3000) }]), closed);
  equal(lines([{ ...travelPackage(), stay: stay('Early', 500, 1500) }]), closed);
  const { stay: _stay, ...nothing } = hotel('e');
  equal(lines([nothing]), []);
});

test('R1.15: steps of all bookings are sorted by their start', () => {
  equal(lines([hotel('b', 700), flights('a', 50)])?.[0], '50–2000 A 1');
  const starts = writer().adapt([travelPackage('p', 100, 900_000), flights()])?.map((it) => it.startDate) ?? [];
  equal(starts, [...starts].sort((one, other) => one - other));
});

test('G1.5: steps that start together come by end, then by trip, whatever the order they came in', () => {
  const [a, b, c] = [step('a', 0, 5, 9), step('b', 0, 5, 9), step('c', 0, 5, 7)];
  for (const order of [[a, b, c], [c, b, a], [b, a, c], [b, c, a]]) {
    equal(sequence(order.map((it) => ({ ...it }))).map((it) => it.trip), ['c', 'a', 'b']);
  }
});

test('R1.17, G1.10: the sequence is made in place', () => {
  const steps = [step('a', 1, 20, 30), step('a', 0, 0, 20)];
  check(sequence(steps) === steps, 'another list was made');
  equal(steps.map((it) => it.startDate), [0, 20]);
});

test('R1.21: steps of one trip never overlap', () =>
  equal(sequence([step('a', 0, 0, 20), step('a', 1, 10, 30), step('a', 2, 12, 30)]).map((it) => [it.startDate, it.endDate]),
    [[0, 20], [20, 30]]));

test('the rail keeps steps that are over, and the current one its place', () => {
  const steps = writer(2500).adapt([travelPackage()]) ?? [];
  equal(steps.map((it) => it.currentStep), [1, 2]);
  equal(steps[0]?.steps?.map((it) => it.label), ['Outbound', '5 nights', 'Inbound']);
  equal(steps[0]?.steps?.map((it) => it.kind), ['outbound', 'stay', 'inbound']);
});

test('R1.6: nothing but what the widget draws is written', () => {
  const text = JSON.stringify(writer().adapt([travelPackage(), hotel('h', 100, 90_000, 99_000)]));
  const allowed = new Set([
    'startDate', 'endDate', 'flight', 'hotel', 'steps', 'currentStep', 'direction', 'stops', 'stopsText', 'code', 'departureDate',
    'departureTime', 'departureAirport', 'departureCity', 'arrivalDate', 'arrivalTime', 'arrivalDayOffset', 'arrivalAirport',
    'arrivalCity', 'date', 'nights', 'name', 'address', 'image', 'reviewScore', 'kind', 'label',
    // Not drawn, but what a drawn thing needs: the language of the tile's own words, and where its link leads.
    'language', 'trip',
  ]);
  equal([...text.matchAll(/"([A-Za-z]+)":/g)].map((key) => key[1] ?? '').filter((key) => !allowed.has(key)), []);
  for (const secret of ['SECRET', 'Giulia', '171000', 'purchasedAt']) check(!text.includes(secret), `${secret} is written`);
});

test("R1.9: a picture's path becomes an address on the service", () =>
  equal(writer().adapt([hotel()])?.[0]?.hotel?.image, 'http://127.0.0.1:9000/pictures/hotels/x.jpg'));

test('G1.1: the clock and what is written count seconds, not milliseconds', () => {
  const now = new SystemUnixDateGenerator().now();
  check(Math.abs(now - Date.now() / 1000) < 1, `now is ${now}`);
  const [first] = writer(now).adapt([hotel('h', now, now + 60, now + 120)]) ?? [];
  check(first !== undefined && first.endDate - first.startDate === 120 && first.endDate < 1e11, 'a step is not in seconds');
});
