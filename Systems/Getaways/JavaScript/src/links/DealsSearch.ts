export type TravelDates = 'weekend' | 'week' | 'anytime';
export type DealType = 'flight_and_hotel' | 'flight' | 'hotel';

/** The choices of the form, in their order. */
export const TRAVELLERS = [1, 2, 3, 4, 5, 6];
export const DATES: TravelDates[] = ['weekend', 'week', 'anytime'];

/** What somebody looks for, whether a tile or the form asked for it. */
export interface SearchTerms {
  /** Three letters. */
  airport: string;
  /** What a tapped deal led to; nothing for anywhere. */
  destination?: { code: string; city: string };
  travellers: number;
  dates: TravelDates;
}

/** What the app looks for when a deal is tapped. */
export interface DealsSearch extends Required<SearchTerms> {
  type: DealType;
}

export const USUAL = { travellers: 2, dates: 'weekend' as TravelDates };

/** Three capital letters. */
export function isCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}
