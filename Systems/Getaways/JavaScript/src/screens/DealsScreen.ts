import { DATES, DealType, SearchTerms, TRAVELLERS, TravelDates } from '../links/DealsSearch';
import { Airport, Deal, DealsFeed } from '../searches/DealsService';
import { GetawaysAppModel } from '../searches/GetawaysAppModel';

type Values = { [name: string]: unknown };

/** Characters of an airport's whole name. */
const LONGEST_NAME = 30;
const DATE_NAMES: Record<TravelDates, string> = { weekend: 'A weekend', week: 'A week', anytime: 'Any time' };
const TYPE_NAMES: Record<DealType, string> = { flight_and_hotel: 'Flight + hotel', flight: 'Flight', hotel: 'Hotel' };

/** The values that the page's template shows; a section whose value is missing is not there. */
export class DealsScreen {
  private readonly days: Intl.DateTimeFormat;

  constructor(private readonly model: GetawaysAppModel, private readonly locale: string) {
    this.days = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  }

  async values(): Promise<Values> {
    const { model } = this;
    await model.loadAirports();
    const notice = model.takeNotice();
    const { state, draft, search } = model;
    const results = search?.results;
    return {
      airport: draft.airport,
      travellers: TRAVELLERS.map((count) => option(count, travellers(count), count === draft.travellers)),
      dates: DATES.map((dates) => option(dates, DATE_NAMES[dates], dates === draft.dates)),
      airports: state.airports,
      recent: state.searches.map(({ id, terms }) => ({ id, words: title(terms), current: id === state.shown })),
      hasRecent: state.searches.length > 0,
      ...(notice && { notice }),
      ...(!search || !results ? { home: true }
        : 'feed' in results ? { results: this.results(results.feed, search.terms, search.id) }
          : { failure: { text: results.failure, id: search.id } }),
    };
  }

  private results({ airport, deals }: DealsFeed, terms: SearchTerms, search: number): Values {
    const { destination } = terms;
    const cards = (wanted: boolean) =>
      deals.filter((deal) => (deal.cityCode === destination?.code) === wanted).map((deal) => this.card(deal, terms, search));
    const [wanted, others] = [cards(true), cards(false)];
    return {
      from: fullName(airport), travellers: travellers(terms.travellers), dates: DATE_NAMES[terms.dates], others,
      hasOthers: others.length > 0, isEmpty: deals.length === 0,
      heading: destination ? `${airport.city} to ${destination.city}` : `From ${airport.city}`,
      more: destination ? `More from ${airport.city}` : '',
      ...(wanted.length > 0 ? { wanted } : destination && { gone: destination.city }),
    };
  }

  private card(deal: Deal, terms: SearchTerms, search: number): Values {
    return {
      id: deal.id, search, city: deal.cityName, country: deal.countryName, type: TYPE_NAMES[deal.product],
      price: this.price(deal.priceInCents, deal.currency), total: this.price(deal.priceInCents * terms.travellers, deal.currency),
      severalTravellers: terms.travellers !== 1, when: `${this.day(deal.departsOn)} – ${this.day(deal.returnsOn)}`,
      nights: deal.nights === 1 ? '1 night' : `${deal.nights} nights`, travellers: travellers(terms.travellers), picture: deal.picture,
    };
  }

  /** “€289”: whole units, rounded up, so that nobody is promised less than they pay. */
  private price(cents: number, currency: string): string {
    try {
      return new Intl.NumberFormat(this.locale, { style: 'currency', currency, maximumFractionDigits: 0, minimumFractionDigits: 0 })
        .format(Math.ceil(cents / 100));
    } catch {
      // A currency that is none.
      return `${Math.ceil(cents / 100)} ${currency}`;
    }
  }

  /** “Fri 12 Jun”; the day as it was given where it is none. */
  private day(text: string): string {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
    return date === undefined || Number.isNaN(date.getTime()) ? text : this.days.format(date);
  }
}

function option(value: string | number, name: string, chosen: boolean): Values {
  return { value: String(value), name, chosen };
}

function travellers(count: number): string {
  return count === 1 ? '1 traveller' : `${count} travellers`;
}

/** “MXP to Lisbon”, “From MXP”. */
function title({ airport, destination }: SearchTerms): string {
  return destination ? `${airport} to ${destination.city}` : `From ${airport}`;
}

/** “Milan Linate”: what tells it from the city's other airports; the city with the code where that is too long. */
function fullName({ city, name, code }: Airport): string {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const full = name === '' ? city : plain(name).includes(plain(city)) ? name : `${city} ${name}`;
  return [...full].length <= LONGEST_NAME || city === code ? full : `${city} (${code})`;
}
