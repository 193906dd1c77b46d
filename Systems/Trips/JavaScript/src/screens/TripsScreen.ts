import { TripsAppModel } from '../account/TripsAppModel';
import { Booking, Flight, Offer, Stay, begins, ends } from '../bookings/Booking';
import { Destination, Product, TripSearch, ordered } from '../client/TripsClient';
import { isProduct } from '../links/TripsLink';
import { TripTexts, speaking } from '../texts/TripTexts';
import { UnixDateGenerator } from '../widget/UnixDateGenerator';
import { absolute } from '../widget/WidgetBookingAdapter';
import { SAMPLES, SAMPLE_PASSWORD } from './samples';

type Values = { [name: string]: unknown };

const PRODUCTS: { value: Product; name: string }[] = [
  { value: 'flight', name: 'Flight' }, { value: 'dp', name: 'Flight + hotel' }, { value: 'hotel', name: 'Hotel' },
];

/** What a form asked for; what it lacks is as usual. */
export interface SearchForm {
  product?: string;
  destination?: string;
  departure?: string;
  nights?: string;
}

/** The values that the page's template shows; a section whose value is missing is not there. */
export class TripsScreen {
  private readonly texts: TripTexts;
  private readonly locale: string;

  constructor(
    private readonly account: TripsAppModel, locale: string, private readonly pictures: string | null,
    private readonly clock: UnixDateGenerator,
  ) {
    // The page's own words are English.
    this.locale = speaking(locale, 'en');
    this.texts = new TripTexts(this.locale);
  }

  /** Goes to a search. */
  search(form: SearchForm): void {
    const value = (text?: string) => (text === undefined || text === '' || [...text].length > 40 ? undefined : text);
    const product = value(form.product);
    const usual = this.usualSearch(product !== undefined && isProduct(product) ? product : 'dp');
    const destination = value(form.destination);
    const nights = value(form.nights);
    const search: TripSearch = {
      ...usual, ...(destination !== undefined && { destination }), departure: value(form.departure) ?? usual.departure,
      nights: nights !== undefined && /^[+-]?\d{1,9}$/.test(nights) ? Number(nights) : usual.nights,
    };
    this.account.go({ screen: 'search', product: search.product }, search);
  }

  /** Where the customer is, else the bookings. */
  async values(): Promise<Values> {
    const { state } = this.account;
    let section: Values;
    const link = state.link ?? { screen: 'bookings' as const };
    if (link.screen === 'search') {
      const search = state.search ?? this.usualSearch(link.product);
      let offers: Offer[] = [];
      let failure: string | undefined;
      try {
        offers = await this.account.offers(search);
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
      await this.account.learnDestinations();
      section = { searchSection: this.searchSection(search, offers, failure, state.destinations, state.account !== null) };
    } else if (state.account) {
      section = { bookingSection: this.bookings(state.account.bookings, link.product, link.trip) };
    } else {
      section = { signIn: true };
    }
    const notice = this.account.takeNotice();
    const customer = state.account?.customer;
    return {
      samples: SAMPLES.map((sample) => {
        const email = `${sample.id}@example.com`;
        return { email, password: SAMPLE_PASSWORD, name: sample.name, what: sample.what, current: email === customer?.email };
      }),
      ...(notice && { notice }), ...(customer && { customer }), ...section,
    };
  }

  /** The search that nobody has filled in yet: to anywhere, in two weeks, for four nights. */
  private usualSearch(product: Product): TripSearch {
    return { product, departure: this.day(14), nights: 4 };
  }

  private day(ahead: number): string {
    return new Date((this.clock.now() + ahead * 86_400) * 1000).toISOString().slice(0, 10);
  }

  private bookings(bookings: Booking[], product: Product | undefined, trip: string | undefined): Values {
    const sorted = [...bookings].sort(
      (one, other) => (begins(one) ?? 0) - (begins(other) ?? 0) || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
    // A trip that was cancelled since is none of the others.
    const cards = sorted.map((booking) => {
      const card = this.card(booking, trip === undefined ? product : undefined);
      return booking.id === trip ? { ...card, highlighted: true, found: true } : card;
    });
    return { isEmpty: cards.length === 0, bookings: cards };
  }

  private card(booking: Booking, product: Product | undefined): Values {
    const { outbound, inbound, stay } = booking;
    return {
      id: booking.id, reference: booking.reference, price: this.price(booking.priceInCents, booking.currency), status: this.status(booking),
      title: stay?.name ?? outbound?.arrival.city ?? inbound?.departure.city ?? 'Booking',
      highlighted: (product === 'flight' && outbound !== undefined) || (product === 'hotel' && stay !== undefined)
        || (product === 'dp' && outbound !== undefined && stay !== undefined),
      flights: this.flights(outbound, inbound), ...(stay && { stay: this.stay(stay) }),
    };
  }

  private flights(...flights: (Flight | undefined)[]): Values[] {
    return flights.filter((flight): flight is Flight => flight !== undefined).map((flight) => this.row(flight));
  }

  private stay(stay: Stay): Values {
    return {
      name: stay.name, address: stay.address, nights: this.texts.nights(stay.nights), day: this.texts.day(stay.checkIn, stay.zone),
      picture: absolute(stay.picture, this.pictures),
      ...(stay.reviewScore !== undefined && { score: this.texts.score(stay.reviewScore) }),
    };
  }

  private row({ code, stops, departure, arrival }: Flight): Values {
    const offset = this.texts.dayOffset(departure, arrival);
    return {
      code, stops: this.texts.stops(stops), from: departure.airport, to: arrival.airport, fromCity: departure.city, toCity: arrival.city,
      day: this.texts.day(departure.time, departure.zone), leaves: this.texts.time(departure.time, departure.zone),
      arrives: this.texts.time(arrival.time, arrival.zone),
      // An empty text would still be shown: a section goes away only with its value.
      ...(offset !== undefined && { offset }),
    };
  }

  private searchSection(
    search: TripSearch, offers: Offer[], failure: string | undefined, destinations: Destination[], signedIn: boolean,
  ): Values {
    const name = PRODUCTS.find((product) => product.value === search.product)?.name.toLowerCase() ?? '';
    return {
      products: PRODUCTS.map((product) => ({ ...product, chosen: product.value === search.product })),
      destinations: destinations.map(({ id, city }) => ({ id, city, chosen: id === search.destination })),
      earliest: this.day(1), departure: search.departure, nights: search.nights, signedIn,
      offers: offers.map((offer) => ({
        title: offer.stay ? `${offer.stay.name}, ${offer.city}` : offer.city, price: this.price(offer.priceInCents, offer.currency),
        flights: this.flights(offer.outbound, offer.inbound), product: ordered(search.product), destination: offer.destination,
        departure: search.departure, nights: search.nights, signedIn, ...(offer.stay && { stay: this.stay(offer.stay) }),
      })),
      // The service begins with the field's name.
      ...(failure !== undefined && { failure: failure.slice(0, 1).toUpperCase() + failure.slice(1) }),
      ...(failure === undefined && offers.length > 0 && {
        found: offers.length === 1 ? `1 offer for ${name}` : `${offers.length} offers for ${name}, the cheapest first`,
      }),
    };
  }

  private status(booking: Booking): string {
    const now = this.clock.now();
    const [first, last] = [begins(booking), ends(booking)];
    if (last !== undefined && last <= now) return 'Over';
    return first !== undefined && first <= now ? 'Under way' : 'Upcoming';
  }

  private price(cents: number, currency: string): string {
    try {
      return new Intl.NumberFormat(this.locale, { style: 'currency', currency }).format(cents / 100);
    } catch {
      // A currency that is none.
      return `${(cents / 100).toFixed(2)} ${currency}`;
    }
  }
}
