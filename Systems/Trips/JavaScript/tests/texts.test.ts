import { FlightEnd } from '../src/bookings/Booking';
import { TripTexts } from '../src/texts/TripTexts';
import { check, equal, test } from '../../../Common/JavaScript/testing';

/** 12 June 2026, 07:15 in Milan. */
const leaves = 1_781_241_300;
/** 13 June 2026, 06:55 in Tokyo. */
const lands = 1_781_301_300;
const end = (airport: string, time: number, zone: string): FlightEnd => ({ airport, city: '', time, zone });

test('R1.10: a day, as each language writes it', () => {
  for (const [locale, day] of [
    ['en-GB', 'Fri 12 Jun'], ['it-IT', 'ven 12 giu'], ['ja-JP', '6月12日(金)'], ['de-DE', 'Fr. 12. Juni'],
  ] as const) equal(new TripTexts(locale).day(leaves, 'Europe/Rome'), day);
});

test('R1.10: times and days are those of the airport', () => {
  const texts = new TripTexts('en-GB');
  equal([texts.time(leaves, 'Europe/Rome'), texts.time(lands, 'Asia/Tokyo'), texts.day(lands, 'Asia/Tokyo')], ['07:15', '06:55', 'Sat 13 Jun']);
});

test('a landing on the next day says so, one on the same day does not', () => {
  const texts = new TripTexts('en');
  const start = end('LIN', leaves, 'Europe/Rome');
  equal(texts.dayOffset(start, end('HND', lands, 'Asia/Tokyo')), '+1');
  equal(texts.dayOffset(start, end('HND', lands, 'Europe/Rome')), undefined);
  equal(texts.dayOffset(end('NRT', lands, 'Asia/Tokyo'), end('HNL', lands + 3600, 'Pacific/Honolulu')), '−1');
});

test('R1.10: stops and nights', () => {
  for (const [locale, ...words] of [
    ['en-GB', 'Direct', '1 stop', '2 stops', '1 night', '5 nights', '8.7'],
    ['it-IT', 'Diretto', '1 scalo', '2 scali', '1 notte', '5 notti', '8,7'],
    ['ja-JP', '直行便', '経由1回', '経由2回', '1泊', '5泊', '8.7'],
    ['de-DE', 'Direktflug', '1 Stopp', '2 Stopps', '1 Nacht', '5 Nächte', '8,7'],
  ] as const) {
    const texts = new TripTexts(locale);
    equal([texts.stops(0), texts.stops(1), texts.stops(2), texts.nights(1), texts.nights(5), texts.score(8.7)], words);
  }
});

test('true.8, R1.10: where there are no words of a language, days and numbers are in English too', () => {
  for (const [locale, language] of [['fr-FR', 'en'], ['ar-EG', 'en'], ['fa-IR', 'en'], ['de-AT', 'de']] as const) {
    const texts = new TripTexts(locale);
    equal(texts.language, language);
    const day = texts.day(leaves, 'Europe/Rome');
    check(day.includes('12') && day.includes('Jun') && (language !== 'en' || day.includes('Fri')), `${locale}: ${day}`);
    // The comma is the region's, the digits are the language's.
    check(['8.7', '8,7'].includes(texts.score(8.7)), `${locale}: ${texts.score(8.7)}`);
  }
});

test("true.8: a travel date is a day of tickets' calendar, whatever the device's", () => {
  for (const calendar of ['buddhist', 'islamic-umalqura', 'hebrew']) {
    equal(new TripTexts(`en-GB-u-ca-${calendar}`).day(leaves, 'Europe/Rome'), 'Fri 12 Jun');
  }
});

test('R1.10: an unknown language is English, a zone that is none is Greenwich', () => {
  equal(new TripTexts('tlh').direction('inbound'), 'Inbound');
  equal(new TripTexts('not a locale').direction(), 'Flight');
  equal(new TripTexts('en').time(0, 'Mars/Olympus'), '00:00');
});

test('true.8: at the moment when clocks are changed, and just before it', () => {
  const texts = new TripTexts('en-GB');
  // 29 March 2026, 01:00 in Greenwich: two o'clock in Rome becomes three.
  equal([-1, 0].map((second) => texts.time(1_774_746_000 + second, 'Europe/Rome')), ['01:59', '03:00']);
  // 25 October 2026, 01:00 in Greenwich: three o'clock becomes two.
  equal([-1, 0].map((second) => texts.time(1_792_890_000 + second, 'Europe/Rome')), ['02:59', '02:00']);
  equal(texts.time(1_781_241_300, 'Asia/Kathmandu'), '11:00');
  equal([texts.day(-1, 'UTC'), texts.time(-1, 'UTC')], ['Wed 31 Dec', '23:59']);
});

test('true.8: every hour of two years is told as the system tells it', () => {
  for (const zone of ['Europe/Rome', 'America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe']) {
    const texts = new TripTexts('en-GB');
    const system = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone,
    });
    for (let time = 1_767_225_600; time < 1_767_225_600 + 2 * 365 * 86_400; time += 5 * 3600) {
      const told = system.format(time * 1000).replace(/,/g, '').replace(' at ', ' ');
      equal(`${texts.day(time, zone)} ${texts.time(time, zone)}`, told);
    }
  }
});
