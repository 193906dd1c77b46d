import './adapter.test';
import './queue.test';
import './repository.test';
import './texts.test';
import { registerCallableModule } from 'react-native';
import { Booking } from '../src/bookings/Booking';
import { BookingRequest, TripSearch, TripsClient } from '../src/client/TripsClient';
import { readLink } from '../src/links/TripsLink';
import { WidgetBookingsRepository } from '../src/widget/WidgetBookingsRepository';
import { WidgetUserDefaultRepository } from '../src/widget/WidgetUserDefaultRepository';
import { manyPackages, writer } from './samples';
import { tests } from '../../../Common/JavaScript/testing';

// What is saved by whoever measures how long that takes.
const begun = Math.floor(Date.now() / 1000);
const repository = new WidgetBookingsRepository(writer(begun), new WidgetUserDefaultRepository());
let held: Booking[] = [];

registerCallableModule('TripsTests', {
  names: () => [...tests.keys()],
  run: (name: string) => tests.get(name)?.(),
  // For the tests in Swift of several parts together.
  adapt: (bookings: Booking[], now: number) => {
    const steps = writer(now).adapt(bookings);
    return steps === null ? null : JSON.stringify(steps);
  },
  hold: (count: number) => {
    held = manyPackages(count, begun);
  },
  save: () => repository.save(held),
  link: (url: string) => readLink(url),
  signIn: (service: string | null, email: string, password: string) => new TripsClient(service).signIn(email, password),
  signOut: (service: string | null, token: string) => new TripsClient(service).signOut(token),
  bookings: (service: string | null, token: string) => new TripsClient(service).bookings(token),
  add: (service: string | null, order: BookingRequest, token: string) => new TripsClient(service).add(order, token),
  cancel: (service: string | null, booking: string, token: string) => new TripsClient(service).cancel(booking, token),
  offers: (service: string | null, search: TripSearch) => new TripsClient(service).offers(search),
  destinations: (service: string | null) => new TripsClient(service).destinations(),
  seed: (service: string | null, sample: string) => new TripsClient(service).seed(sample),
});
