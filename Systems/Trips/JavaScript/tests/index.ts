import './adapter.test';
import './queue.test';
import './repository.test';
import './texts.test';
import { registerCallableModule } from 'react-native';
import { Booking } from '../src/bookings/Booking';
import { BookingOrder, TripSearch, TripsClient } from '../src/client/TripsClient';
import { readLink } from '../src/links/TripsLink';
import { writer } from './samples';
import { tests } from '../../../Common/JavaScript/testing';

registerCallableModule('TripsTests', {
  names: () => [...tests.keys()],
  run: (name: string) => tests.get(name)?.(),
  // For the tests in Swift of several parts together.
  adapt: (bookings: Booking[], now: number) => {
    const steps = writer(now).adapt(bookings);
    return steps === null ? null : JSON.stringify(steps);
  },
  link: (url: string) => readLink(url),
  signIn: (service: string | null, email: string, password: string) => new TripsClient(service).signIn(email, password),
  signOut: (service: string | null, token: string) => new TripsClient(service).signOut(token),
  bookings: (service: string | null, token: string) => new TripsClient(service).bookings(token),
  add: (service: string | null, order: BookingOrder, token: string) => new TripsClient(service).add(order, token),
  cancel: (service: string | null, booking: string, token: string) => new TripsClient(service).cancel(booking, token),
  offers: (service: string | null, search: TripSearch) => new TripsClient(service).offers(search),
  destinations: (service: string | null) => new TripsClient(service).destinations(),
  seed: (service: string | null, sample: string) => new TripsClient(service).seed(sample),
});
