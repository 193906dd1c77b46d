import { Booking, Offer, readBooking, readOffer } from '../bookings/Booking';
import { Reading } from '../../../../Common/JavaScript/Reading';
import { TripsError } from './TripsError';

export interface Customer {
  email: string;
  name: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** A place one can travel to. */
export interface Destination {
  id: string;
  city: string;
}

/** What the customer asks to book. */
export interface BookingRequest {
  product: string;
  destination: string;
  /** `2026-06-12`. */
  departure: string;
  nights: number;
}

export type Product = 'flight' | 'dp' | 'hotel';

/** What the customer looks for. */
export interface TripSearch {
  product: Product;
  /** Nothing for anywhere. */
  destination?: string;
  /** `2026-06-12`. */
  departure: string;
  nights: number;
}

/** A product as the service names it. */
export function ordered(product: Product): string {
  return product === 'dp' ? 'package' : product;
}

export function readCustomer(json: Reading): Customer {
  return { email: json.field('email').text(), name: json.field('name').text() };
}

/** The service. Every call throws a `TripsError`. */
export class TripsClient {
  private readonly service: string | null;

  /** `service` is its address; null where none is known. */
  constructor(service: string | null) {
    this.service = service === null || service.endsWith('/') ? service : `${service}/`;
  }

  signIn(email: string, password: string): Promise<{ token: string; customer: Customer }> {
    return this.call('POST', 'sessions', { body: { email, password } }, (json) => ({
      token: json.field('token').text(), customer: readCustomer(json.field('customer')),
    }));
  }

  signOut(token: string): Promise<void> {
    return this.call('DELETE', 'sessions', { token });
  }

  bookings(token: string): Promise<Booking[]> {
    return this.call('GET', 'bookings', { token }, (json) => json.field('bookings').list(readBooking));
  }

  add(order: BookingRequest, token: string): Promise<void> {
    return this.call('POST', 'bookings', { token, body: order });
  }

  cancel(booking: string, token: string): Promise<void> {
    return this.call('DELETE', `bookings/${encodeURIComponent(booking)}`, { token });
  }

  destinations(): Promise<Destination[]> {
    return this.call('GET', 'destinations', {}, (json) =>
      json.list((place) => ({ id: place.field('id').text(), city: place.field('city').text() })));
  }

  /** What the shop has for a search, the cheapest first. */
  offers(search: TripSearch): Promise<Offer[]> {
    const query = [['product', ordered(search.product)], ['departure', search.departure], ['nights', String(search.nights)]];
    if (search.destination !== undefined) query.push(['destination', search.destination]);
    const words = query.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
    return this.call('GET', `search?${words}`, {}, (json) => json.list(readOffer));
  }

  /** Makes a sample customer anew and gives what one signs in with. */
  seed(sample: string): Promise<Credentials> {
    return this.call('POST', `samples/${encodeURIComponent(sample)}`, { body: {} }, (json) => ({
      email: json.field('email').text(), password: json.field('password').text(),
    }));
  }

  private call(method: string, path: string, sent: { token?: string; body?: object }): Promise<void>;
  private call<Value>(
    method: string, path: string, sent: { token?: string; body?: object }, read: (json: Reading) => Value,
  ): Promise<Value>;
  private async call<Value>(
    method: string, path: string, sent: { token?: string; body?: object }, read?: (json: Reading) => Value,
  ): Promise<Value | void> {
    if (this.service === null) throw TripsError.noService();
    const headers: Record<string, string> = {};
    if (sent.body !== undefined) headers['Content-Type'] = 'application/json';
    if (sent.token !== undefined) headers['Authorization'] = `Bearer ${sent.token}`;
    let status: number;
    let text: string;
    try {
      const response = await fetch(this.service + path, {
        method, headers, body: sent.body === undefined ? null : JSON.stringify(sent.body),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw (error as { code?: string }).code === 'E_TOO_LARGE' ? TripsError.badAnswer() : TripsError.unreachable();
    }
    if (status < 200 || status >= 300) throw refusal(status, text, sent.token !== undefined);
    if (!read) return;
    try {
      return read(new Reading(JSON.parse(text), path));
    } catch {
      throw TripsError.badAnswer();
    }
  }
}

function refusal(status: number, text: string, hasToken: boolean): TripsError {
  let reason: { code: string; message: string } | undefined;
  try {
    const error = new Reading(JSON.parse(text), 'refusal').field('error');
    reason = { code: error.field('code').text(), message: error.field('message').text() };
  } catch {
    // A gateway may say 401 without a word of the shop's own: the token is refused all the same.
    return status === 401 && hasToken ? TripsError.notSignedIn() : TripsError.badAnswer();
  }
  return reason.code === 'not_signed_in' ? TripsError.notSignedIn() : TripsError.refused(reason.message);
}
