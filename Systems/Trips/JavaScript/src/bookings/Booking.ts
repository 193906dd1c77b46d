import { Reading } from '../../../../Common/JavaScript/Reading';

/** What the customer has bought, as the service tells it: the app's one model of a booking. Times are seconds since 1970. */
export interface Booking {
  id: string;
  /** Six letters and digits for the airline's or hotel's desk. */
  reference: string;
  traveller: string;
  /** `flight`, `package` or `hotel`. */
  product: string;
  purchasedAt: number;
  priceInCents: number;
  currency: string;
  outbound?: Flight;
  inbound?: Flight;
  stay?: Stay;
}

/** One way by air. */
export interface Flight {
  /** “AZ 792”. */
  code: string;
  stops: number;
  departure: FlightEnd;
  arrival: FlightEnd;
}

/** Where and when a flight starts or ends. */
export interface FlightEnd {
  /** Three letters. */
  airport: string;
  city: string;
  time: number;
  /** The airport's time zone, as “Asia/Tokyo”. */
  zone: string;
}

/** Nights in one hotel. */
export interface Stay {
  name: string;
  address: string;
  checkIn: number;
  checkOut: number;
  nights: number;
  zone: string;
  /** 0…10; absent when nobody has rated the hotel. */
  reviewScore?: number;
  /** Path on the service, or a full address. */
  picture: string;
}

/** What the shop has for a search. */
export interface Offer {
  destination: string;
  city: string;
  /** Cents, for everything. */
  priceInCents: number;
  currency: string;
  outbound?: Flight;
  inbound?: Flight;
  stay?: Stay;
}

/** Leaves out what is not there, as the interfaces want it. */
function present<Value extends object>(values: { [Key in keyof Value]: Value[Key] | undefined }): Value {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Value;
}

export function readBooking(json: Reading): Booking {
  return present<Required<Booking>>({
    id: json.field('id').text(),
    reference: json.field('reference').text(),
    traveller: json.field('traveller').text(),
    product: json.field('product').text(),
    purchasedAt: json.field('purchasedAt').number(),
    priceInCents: json.field('priceInCents').whole(),
    currency: json.field('currency').text(),
    outbound: json.field('outbound').optional(readFlight),
    inbound: json.field('inbound').optional(readFlight),
    stay: json.field('stay').optional(readStay),
  });
}

export function readOffer(json: Reading): Offer {
  return present<Required<Offer>>({
    destination: json.field('destination').text(),
    city: json.field('city').text(),
    priceInCents: json.field('priceInCents').whole(),
    currency: json.field('currency').text(),
    outbound: json.field('outbound').optional(readFlight),
    inbound: json.field('inbound').optional(readFlight),
    stay: json.field('stay').optional(readStay),
  });
}

function readFlight(json: Reading): Flight {
  return {
    code: json.field('code').text(),
    stops: json.field('stops').whole(),
    departure: readEnd(json.field('departure')),
    arrival: readEnd(json.field('arrival')),
  };
}

function readEnd(json: Reading): FlightEnd {
  return {
    airport: json.field('airport').text(),
    city: json.field('city').text(),
    time: json.field('time').number(),
    zone: json.field('zone').text(),
  };
}

function readStay(json: Reading): Stay {
  return present<Required<Stay>>({
    name: json.field('name').text(),
    address: json.field('address').text(),
    checkIn: json.field('checkIn').number(),
    checkOut: json.field('checkOut').number(),
    nights: json.field('nights').whole(),
    zone: json.field('zone').text(),
    reviewScore: json.field('reviewScore').optional((score) => score.number()),
    picture: json.field('picture').text(),
  });
}

function known(times: (number | undefined)[]): number[] {
  return times.filter((time): time is number => time !== undefined);
}

/** When the traveller sets out; nothing for a booking of nothing. */
export function begins(booking: Booking): number | undefined {
  const times = known([booking.outbound?.departure.time, booking.stay?.checkIn, booking.inbound?.departure.time]);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The end of each step. */
export function stepEnds(booking: Booking): number[] {
  return known([booking.outbound?.arrival.time, booking.stay?.checkOut, booking.inbound?.arrival.time]);
}

/** When the traveller is back, or has left the hotel. */
export function ends(booking: Booking): number | undefined {
  const times = stepEnds(booking);
  return times.length === 0 ? undefined : Math.max(...times);
}
