/** The words the app puts into what it writes, in one language. */
export interface TripWords {
  /** Its code, such as `it`. */
  language: string;
  outbound: string;
  inbound: string;
  flight: string;
  direct: string;
  stop(count: number): string;
  night(count: number): string;
}

const english: TripWords = {
  language: 'en', outbound: 'Outbound', inbound: 'Inbound', flight: 'Flight', direct: 'Direct',
  stop: (count) => (count === 1 ? '1 stop' : `${count} stops`), night: (count) => (count === 1 ? '1 night' : `${count} nights`),
};

const all: Record<string, TripWords> = {
  en: english,
  it: {
    language: 'it', outbound: 'Andata', inbound: 'Ritorno', flight: 'Volo', direct: 'Diretto',
    stop: (count) => (count === 1 ? '1 scalo' : `${count} scali`), night: (count) => (count === 1 ? '1 notte' : `${count} notti`),
  },
  ja: {
    language: 'ja', outbound: '往路', inbound: '復路', flight: 'フライト', direct: '直行便', stop: (count) => `経由${count}回`,
    night: (count) => `${count}泊`,
  },
  de: {
    language: 'de', outbound: 'Hinflug', inbound: 'Rückflug', flight: 'Flug', direct: 'Direktflug',
    stop: (count) => (count === 1 ? '1 Stopp' : `${count} Stopps`), night: (count) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  },
};

/** The words of a language; English for a language we have not. */
export function wordsOf(language: string): TripWords {
  return all[language] ?? english;
}
