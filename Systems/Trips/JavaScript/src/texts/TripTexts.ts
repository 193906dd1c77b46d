import { FlightEnd } from '../bookings/Booking';
import { DayNames } from './DayNames';
import { TripWords, wordsOf } from './TripWords';
import { ZoneOffsets } from './ZoneOffsets';

/** The same region, in another language; without the device's calendar and digits. */
export function speaking(locale: string, language: string): string {
  let own: Intl.Locale;
  try {
    own = new Intl.Locale(locale);
  } catch {
    return language;
  }
  if (own.language === language) return own.baseName;
  return own.region === undefined ? language : `${language}-${own.region}`;
}

/** Says dates, times and numbers the way the customer reads them, so that the widget need not. */
export class TripTexts {
  private readonly words: TripWords;
  private readonly days: DayNames;
  private readonly offsets = new ZoneOffsets();
  private readonly scores: Intl.NumberFormat;
  private readonly knownScores = new Map<number, string>();

  /** In the locale's language; where there are no words of it, in English as it is written in the locale's region, dates and numbers too. */
  constructor(locale: string) {
    let language = 'en';
    try {
      language = new Intl.Locale(locale).language;
    } catch {
      // What is no locale is English.
    }
    this.words = wordsOf(language);
    const own = speaking(locale, this.words.language);
    this.days = new DayNames(own);
    this.scores = new Intl.NumberFormat(own, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  /** The language of all that it says, such as `de`. */
  get language(): string {
    return this.words.language;
  }

  /** “Fri 12 Jun”; `time` in seconds since 1970, the day as it is in `zone`. */
  day(time: number, zone: string): string {
    return this.days.text(this.dayNumber({ time, zone }));
  }

  /** “07:15”, the form of timetables in every language. */
  time(time: number, zone: string): string {
    const minutes = Math.floor((this.local({ time, zone }) % 86_400) / 60);
    const ofDay = minutes < 0 ? minutes + 1440 : minutes;
    return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
  }

  /** “+1” when the calendar at the arrival is a day ahead of the one at the departure; nothing on the same day. */
  dayOffset(departure: FlightEnd, arrival: FlightEnd): string | undefined {
    const offset = this.dayNumber(arrival) - this.dayNumber(departure);
    return offset === 0 ? undefined : offset > 0 ? `+${offset}` : `−${-offset}`;
  }

  stops(count: number): string {
    return count <= 0 ? this.words.direct : this.words.stop(count);
  }

  nights(count: number): string {
    return this.words.night(count);
  }

  /** “8.7”, in German “8,7”. */
  score(score: number): string {
    let text = this.knownScores.get(score);
    if (text === undefined) this.knownScores.set(score, (text = this.scores.format(score)));
    return text;
  }

  /** “Outbound”; without a direction “Flight”. */
  direction(direction?: 'outbound' | 'inbound'): string {
    return direction === undefined ? this.words.flight : this.words[direction];
  }

  private dayNumber(moment: { time: number; zone: string }): number {
    return Math.floor(this.local(moment) / 86_400);
  }

  /** Seconds since 1970, as clocks there tell them; what no calendar reaches is its beginning. */
  private local({ time, zone }: { time: number; zone: string }): number {
    return Math.abs(time) <= 8.64e12 ? Math.floor(time) + this.offsets.at(time, zone) : 0;
  }
}
