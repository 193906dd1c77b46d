type Piece = { type: 'weekday' | 'month' | 'day' } | { type: 'literal'; text: string };

/** Writes days as one language does, “Fri 12 Jun”: the order and the names are asked of the system once. */
export class DayNames {
  private readonly pieces: Piece[];
  private readonly weekdays: string[];
  private readonly months: string[];

  constructor(locale: string) {
    // Tickets have the same days wherever they are read.
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short', day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC',
    });
    const part = (date: Date, type: string) => format.formatToParts(date).find((it) => it.type === type)?.value ?? '';
    // A tile has no room for the comma that some languages put after the weekday.
    const plain = (text: string) => text.replace(/,/g, '');
    this.pieces = format.formatToParts(new Date(0)).map(({ type, value }) =>
      type === 'weekday' || type === 'month' || type === 'day' ? { type } : { type: 'literal', text: plain(value) });
    // The first of January 1970 was a Thursday.
    this.weekdays = Array.from({ length: 7 }, (_, index) => plain(part(new Date(Date.UTC(1970, 0, 4 + index)), 'weekday')));
    this.months = Array.from({ length: 12 }, (_, index) => plain(part(new Date(Date.UTC(1970, index, 1)), 'month')));
  }

  /** A day by its number since the first of January 1970. */
  text(day: number): string {
    const date = new Date(day * 86_400_000);
    return this.pieces.map((piece) => {
      switch (piece.type) {
        case 'weekday': return this.weekdays[date.getUTCDay()] ?? '';
        case 'month': return this.months[date.getUTCMonth()] ?? '';
        case 'day': return String(date.getUTCDate());
        case 'literal': return piece.text;
      }
    }).join('');
  }
}
