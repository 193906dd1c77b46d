import { NativeModules } from 'react-native';
import { DealsSearch, SearchTerms, TravelDates, USUAL, isCode } from '../links/DealsSearch';
import { Navigation } from '../links/Navigation';
import { Airport, DealsFeed, DealsService } from './DealsService';

/** What stands in the form: as it was typed and chosen, whether anything was found or not. */
export interface SearchDraft {
  airport: string;
  travellers: number;
  dates: TravelDates;
}

export type Results = { feed: DealsFeed } | { failure: string };

/** One search and what it found. */
export interface OpenSearch {
  /** Each search is a new one, even with the same terms. */
  id: number;
  terms: SearchTerms;
  /** The airport as it was typed; nothing where a link or a list named it. */
  typed?: string | undefined;
  results?: Results;
}

export interface AppModelState {
  /** Newest first. */
  searches: OpenSearch[];
  /** Null where the app begins. */
  shown: number | null;
  /** Airports to begin with. */
  airports: Airport[];
  /** What was typed for a search that there could not be. */
  refused: SearchDraft | null;
  notice: { kind: 'problem'; text: string } | null;
  revision: number;
}

/** Searches that are remembered. */
const KEPT = 8;
/** Characters of an airport that are kept as they were typed; the form takes no more. */
const LONGEST_WORDS = 100;

/** The app's one place for what was searched and what is shown. */
export class GetawaysAppModel implements Navigation {
  readonly state: AppModelState = { searches: [], shown: null, airports: [], refused: null, notice: null, revision: 0 };
  private last = 0;

  constructor(private readonly service: DealsService) {}

  get search(): OpenSearch | undefined {
    return this.find(this.state.shown);
  }

  openSearchScreenUsing({ airport, destination, travellers, dates }: DealsSearch): Promise<void> {
    return this.open({ airport, destination, travellers, dates });
  }

  openHome(): Promise<void> {
    [this.state.shown, this.state.refused] = [null, null];
    return this.changed();
  }

  refuse(reason: string): Promise<void> {
    this.state.notice = { kind: 'problem', text: reason };
    return this.changed();
  }

  /** A new search; its results are there when this is settled. `typed` is the airport as somebody typed it. */
  async open(terms: SearchTerms, typed?: string): Promise<void> {
    const id = this.begin({ id: this.last + 1, terms, typed });
    const results = await this.results(terms);
    // Somebody may have searched eight times more meanwhile.
    const search = this.find(id);
    if (search) search.results = results;
    await this.changed();
  }

  /** Opens one of the deals that a search has found, as a search of its own: the one it comes from stays where it was. */
  openDeal(deal: string, id: number): Promise<void> {
    const search = this.find(id);
    const found = search?.results && 'feed' in search.results ? search.results.feed.deals.find((it) => it.id === deal) : undefined;
    if (!search?.results || !found) return this.refuse('This deal is gone.');
    // What was found a moment ago is what was pressed.
    const terms = { ...search.terms, destination: { code: found.cityCode, city: found.cityName } };
    this.begin({ id: this.last + 1, terms, typed: search.typed, results: search.results });
    return this.changed();
  }

  /** Goes back to an earlier search; asks again where it had failed. */
  async show(id: number): Promise<void> {
    const search = this.find(id);
    if (!search) return;
    [this.state.shown, this.state.refused] = [id, null];
    if (search.results && 'failure' in search.results) search.results = await this.results(search.terms);
    await this.changed();
  }

  /** A search from a form: the airport by its code, or by words as they were typed. */
  async openFrom(words: string, travellers: number, dates: TravelDates): Promise<void> {
    const draft = { airport: [...words].slice(0, LONGEST_WORDS).join(''), travellers, dates };
    let airport: string | undefined;
    try {
      airport = await this.airport(words);
    } catch (error) {
      this.state.refused = draft;
      return this.refuse(`Airports cannot be looked up just now. ${error instanceof Error ? error.message : String(error)}`);
    }
    if (airport === undefined) {
      this.state.refused = draft;
      return this.refuse(`No airport is called “${[...words].slice(0, 60).join('')}”; choose one of the list.`);
    }
    return this.open({ airport, travellers, dates }, draft.airport);
  }

  async suggestions(words: string): Promise<Airport[]> {
    try {
      return await this.service.airports(words === '' ? undefined : words);
    } catch {
      return [];
    }
  }

  /** What the app begins with, while the service can say it. */
  async loadAirports(): Promise<void> {
    if (this.state.airports.length > 0) return;
    const airports = await this.suggestions('');
    // Whoever draws asks for them first: that is no change for which the page would have to be drawn again.
    this.state.airports = airports.slice(0, 12);
  }

  /** The notice, once. */
  takeNotice(): AppModelState['notice'] {
    const { notice } = this.state;
    this.state.notice = null;
    return notice;
  }

  /** What the form shows: as it was typed, or else the airport's whole name once it is known. */
  get draft(): SearchDraft {
    if (this.state.refused) return this.state.refused;
    const { search } = this;
    if (!search) return { airport: '', ...USUAL };
    const { terms, results } = search;
    const airport = results && 'feed' in results ? suggestion(results.feed.airport) : search.typed ?? terms.airport;
    return { airport, travellers: terms.travellers, dates: terms.dates };
  }

  private find(id: number | null): OpenSearch | undefined {
    return this.state.searches.find((search) => search.id === id);
  }

  /** Puts a search before the others; its number. */
  private begin(search: OpenSearch): number {
    this.last = search.id;
    this.state.searches = [search, ...this.state.searches].slice(0, KEPT);
    [this.state.shown, this.state.refused, this.state.notice] = [search.id, null, null];
    return search.id;
  }

  /** “MXP”, “Milan (MXP)” or “milan”. */
  private async airport(words: string): Promise<string | undefined> {
    const whole = words.trim();
    if (whole === '') return undefined;
    const code = /^.*\(([A-Za-z]{3})\)$/s.exec(whole)?.[1]?.toUpperCase();
    try {
      // Three letters may be the beginning of a name as well: the service knows which are a code.
      const found = (await this.service.airports(code ?? whole))[0]?.code;
      return code === undefined || found === code ? found : undefined;
    } catch (error) {
      // Without it a code is one.
      const typed = code ?? whole.toUpperCase();
      if (!isCode(typed)) throw error;
      return typed;
    }
  }

  private async results(terms: SearchTerms): Promise<Results> {
    try {
      return { feed: await this.service.deals(terms) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  }

  private async changed(): Promise<void> {
    this.state.revision = await NativeModules.Page.changed();
  }
}

/** “Milan Malpensa (MXP)”: as the form suggests it, and reads it back. */
function suggestion({ city, name, code }: Airport): string {
  return (name === '' ? city : `${city} ${name}`) + (city === code ? '' : ` (${code})`);
}
