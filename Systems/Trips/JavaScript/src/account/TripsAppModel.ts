import { NativeModules } from 'react-native';
import { Offer } from '../bookings/Booking';
import { BookingRequest, Destination, TripSearch, TripsClient } from '../client/TripsClient';
import { TripsError } from '../client/TripsError';
import { TripsLink, readLink } from '../links/TripsLink';
import { WidgetBookingsRepository } from '../widget/WidgetBookingsRepository';
import { AccountStore, StoredAccount } from './AccountStore';
import { Turns } from './Turns';

/** What the page tells the customer once. */
export interface Notice {
  kind: 'done' | 'problem';
  text: string;
}

/** What the page shows. */
export interface TripsState {
  account: StoredAccount | null;
  destinations: Destination[];
  notice: Notice | null;
  /** Where the customer is: where the last link led, or they went on to. */
  link: TripsLink | null;
  /** What they look for there; null for what is usual. */
  search: TripSearch | null;
  /** Grows with each change. */
  revision: number;
}

/** The app's one place for who is signed in and what they have booked. Every change ends with the widget knowing of it. */
export class TripsAppModel {
  readonly state: TripsState = { account: null, destinations: [], notice: null, link: null, search: null, revision: 0 };
  private readonly turns = new Turns();

  constructor(
    private readonly service: TripsClient,
    private readonly store: AccountStore,
    private readonly repository: WidgetBookingsRepository,
  ) {}

  /** Takes up what was kept, makes the widget agree with it, then asks the service for news. */
  async start(): Promise<void> {
    await this.turns.take(async () => {
      await this.adoptKeptAccount();
      await this.changed();
      await this.tellWidget();
    });
    await this.sync();
  }

  /** Takes up what was kept, after the script was started anew. */
  resume(): Promise<void> {
    return this.turns.take(() => this.adoptKeptAccount());
  }

  /** Downloads the bookings again; what was known stays when the service cannot be reached. */
  sync(): Promise<void> {
    return this.attempt(() => this.download());
  }

  signIn(email: string, password: string): Promise<void> {
    return this.attempt(() => this.enter(email, password));
  }

  /** Signs in as a sample customer made anew; throws instead of showing a notice, for use without a page. */
  seed(sample: string): Promise<void> {
    return this.turns.take(async () => {
      const { email, password } = await this.service.seed(sample);
      await this.enter(email, password);
    });
  }

  /** Forgets the customer here first, so that it works without the service too. */
  signOut(): Promise<void> {
    return this.attempt(async () => {
      const token = this.state.account?.token;
      await this.leave();
      if (token !== undefined) await this.giveBack(token);
    });
  }

  add(order: BookingRequest): Promise<void> {
    return this.attempt(async () => {
      await this.service.add(order, this.token());
      [this.state.link, this.state.search] = [null, null];
      this.state.notice = { kind: 'done', text: 'Your trip is booked.' };
      await this.download();
    });
  }

  cancel(booking: string): Promise<void> {
    return this.attempt(async () => {
      await this.service.cancel(booking, this.token());
      this.state.notice = { kind: 'done', text: 'The booking is cancelled.' };
      await this.download();
    });
  }

  /** Goes where a link leads; false, with a notice, when it leads nowhere. */
  async open(url: string): Promise<boolean> {
    const { state } = this;
    try {
      const link = readLink(url);
      [state.link, state.search] = [link, null];
      const trip = link.screen === 'bookings' ? link.trip : undefined;
      if (trip !== undefined && state.account && !state.account.bookings.some((booking) => booking.id === trip)) {
        state.notice = { kind: 'problem', text: 'This trip is no longer among your bookings.' };
      }
      return true;
    } catch (error) {
      state.notice = { kind: 'problem', text: `This link leads nowhere. ${words(error)}` };
      return false;
    } finally {
      await this.changed();
    }
  }

  /** The customer went on from where the link had led. */
  go(link: TripsLink, search: TripSearch | null = null): void {
    [this.state.link, this.state.search] = [link, search];
  }

  /** What the shop has for a search; throws a `TripsError`. */
  offers(search: TripSearch): Promise<Offer[]> {
    return this.service.offers(search);
  }

  /** Where one can travel to, once. */
  async learnDestinations(): Promise<void> {
    if (this.state.destinations.length > 0) return;
    try {
      this.state.destinations = await this.service.destinations();
    } catch {
      // Without them the search still knows “anywhere”.
    }
  }

  /** The notice, once. */
  takeNotice(): Notice | null {
    const { notice } = this.state;
    this.state.notice = null;
    return notice;
  }

  private token(): string {
    const token = this.state.account?.token;
    if (token === undefined) throw TripsError.notSignedIn();
    return token;
  }

  private async changed(): Promise<void> {
    this.state.revision = await NativeModules.Page.changed();
  }

  private attempt(change: () => Promise<void>): Promise<void> {
    return this.turns.take(async () => {
      try {
        await this.adoptKeptAccount();
        await change();
      } catch (error) {
        if (error instanceof TripsError && error.code === 'notSignedIn' && this.state.account) await this.leave().catch(() => undefined);
        this.state.notice = { kind: 'problem', text: words(error) };
      }
      await this.changed();
    });
  }

  /** The store is the truth: a second process, started to seed, may have signed somebody else in. */
  private async adoptKeptAccount(): Promise<void> {
    const kept = await this.store.read();
    if (kept?.token !== this.state.account?.token) this.state.account = kept;
  }

  private async enter(email: string, password: string): Promise<void> {
    const { token, customer } = await this.service.signIn(email, password);
    const former = this.state.account?.token;
    const bookings = await this.service.bookings(token);
    await this.keep({ token, customer, bookings });
    if (former !== undefined && former !== token) await this.giveBack(former);
  }

  private async download(): Promise<void> {
    await this.learnDestinations();
    const { account } = this.state;
    if (account) await this.keep({ ...account, bookings: await this.service.bookings(account.token) });
  }

  private async keep(account: StoredAccount): Promise<void> {
    await this.store.write(account);
    this.state.account = account;
    await this.repository.save(account.bookings);
  }

  private async leave(): Promise<void> {
    await this.store.remove();
    this.state.account = null;
    [this.state.link, this.state.search] = [null, null];
    await this.repository.clear();
  }

  /** A session that cannot be given back ends by itself. */
  private async giveBack(token: string): Promise<void> {
    await this.service.signOut(token).catch(() => undefined);
  }

  /** After a start the widget may know less, or more, than the app: the last run can have been killed between two writes. */
  private async tellWidget(): Promise<void> {
    try {
      if (this.state.account) await this.repository.save(this.state.account.bookings);
      else await this.repository.clear();
    } catch (error) {
      this.state.notice = { kind: 'problem', text: words(error) };
    }
  }
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
