import { Reading, ReadingError } from '../../../../Common/JavaScript/Reading';
import { DealType, SearchTerms, isCode } from '../links/DealsSearch';

/** Where a trip begins. */
export interface Airport {
  code: string;
  city: string;
  name: string;
}

/** A deal as the service gives it. */
export interface Deal {
  id: string;
  cityName: string;
  cityCode: string;
  countryName: string;
  product: DealType;
  priceInCents: number;
  currency: string;
  departsOn: string;
  returnsOn: string;
  nights: number;
  /** Of the photograph, as an address. */
  picture: string;
}

export interface DealsFeed {
  airport: Airport;
  deals: Deal[];
}

const MOST_AIRPORTS = 50;
const LONGEST_TERM = 100;

/** The service. What it throws has a message for the customer. */
export class DealsService {
  private readonly region: string | undefined;

  /** `service` is its address; null where none is known. */
  constructor(private readonly service: string | null, private readonly language: string, region: string | undefined) {
    // Others are parts of the world, such as 419, and have no airports of their own.
    this.region = region?.length === 2 ? region : undefined;
  }

  deals(terms: SearchTerms): Promise<DealsFeed> {
    const query = { airport: terms.airport, travellers: String(terms.travellers), dates: terms.dates };
    return this.ask('deals', query, (json) => ({
      airport: readAirport(json.field('airport')), deals: json.field('deals').list((deal) => this.readDeal(deal)),
    }));
  }

  /** What fits a term, in the service's order; without one, a list to begin with. */
  async airports(term?: string): Promise<Airport[]> {
    const query: Record<string, string> = {};
    if (term !== undefined) query['term'] = [...term].slice(0, LONGEST_TERM).join('');
    else if (this.region !== undefined) query['region'] = this.region;
    // Airports do not move: an answer is good for a day.
    const found = await this.ask('airports', query, (json) => json.field('airports').list(readAirport), 86_400);
    return found.filter((airport) => isCode(airport.code)).slice(0, MOST_AIRPORTS);
  }

  private readDeal(json: Reading): Deal {
    const product = json.field('product').text();
    if (product !== 'flight_and_hotel' && product !== 'flight' && product !== 'hotel') throw new ReadingError('product is none we sell');
    return {
      id: json.field('id').text(), cityName: json.field('city_name').text(), cityCode: json.field('city_code').text(),
      countryName: json.field('country_name').text(), product, priceInCents: json.field('price_in_cents').whole(),
      currency: json.field('currency').text(), departsOn: json.field('departs_on').text(), returnsOn: json.field('returns_on').text(),
      nights: json.field('nights').whole(), picture: this.absolute(json.field('image_path').text()),
    };
  }

  private absolute(path: string): string {
    if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return path;
    const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(this.service ?? '')?.[0] ?? '';
    return `${origin}${path.startsWith('/') ? '' : '/v1/'}${path}`;
  }

  private async ask<Value>(path: string, query: Record<string, string>, read: (json: Reading) => Value, maxAge?: number): Promise<Value> {
    if (this.service === null) throw new Error('Nobody said where the deals are served; set GETAWAYS_SERVICE_URL or GetawaysServiceURL.');
    const words = Object.entries({ language: this.language, ...query }).map(([name, value]) => `${name}=${encoded(value)}`).join('&');
    const response = await fetch(`${this.service.replace(/\/$/, '')}/v1/${path}?${words}`, {
      headers: maxAge === undefined ? {} : { 'Cache-Control': `max-age=${maxAge}` },
    });
    if (!response.ok) throw new Error(`The service answered with status ${response.status}.`);
    const text = await response.text();
    try {
      return read(new Reading(JSON.parse(text), path));
    } catch (error) {
      throw new Error(`The answer cannot be read: ${error instanceof ReadingError ? error.message : 'it is not the JSON that was expected'}.`);
    }
  }
}

function readAirport(json: Reading): Airport {
  return { code: json.field('code').text(), city: json.field('city').text(), name: json.field('name').text() };
}

/** Everything but letters, digits and `-._~` is encoded: some services take other signs for something else. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
