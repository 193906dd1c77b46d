import { DealsSearch } from './DealsSearch';

/** Where links lead: the app's screens. */
export interface Navigation {
  /** A new search, with its results. */
  openSearchScreenUsing(search: DealsSearch): Promise<void>;
  /** The app as it begins. */
  openHome(): Promise<void>;
  /** A link that leads nowhere is said. */
  refuse(reason: string): Promise<void>;
}
