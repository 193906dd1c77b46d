import { LinkReading } from '../../../../Common/JavaScript/LinkReading';
import { DATES, DealType, DealsSearch, TRAVELLERS, isCode } from './DealsSearch';

/** The URL scheme that the app claims in its Info.plist. */
export const SCHEME = 'getaways';

const TYPES: DealType[] = ['flight_and_hotel', 'flight', 'hotel'];

/**
 * Reads a widget's link, which may come from anybody: `getaways://widget/search/MXP/LIS?city=Lisbon&dates=weekend&travellers=2&type=flight`.
 * Throws a `LinkError` for one that lacks anything or says what no tile can.
 */
export function parseParamsFrom(url: string): DealsSearch {
  const link = LinkReading.read(url, SCHEME);
  const [widget, search, airport = '', destination = '', ...more] = link.parts;
  if (widget !== 'widget' || search !== 'search' || link.parts.length !== 4 || more.length > 0) throw LinkReading.unknown();
  return {
    airport: code('airport', airport),
    destination: { code: code('destination', destination), city: link.required('city') },
    type: oneOf('type', link.required('type'), TYPES),
    travellers: oneOf('travellers', link.required('travellers'), TRAVELLERS),
    dates: oneOf('dates', link.required('dates'), DATES),
  };
}

function code(name: string, text: string): string {
  if (!isCode(text)) throw LinkReading.invalid(name);
  return text;
}

/** The choice that is written like the text: a number has one form. */
function oneOf<Choice extends string | number>(name: string, text: string, choices: Choice[]): Choice {
  const choice = choices.find((it) => String(it) === text);
  if (choice === undefined) throw LinkReading.invalid(name);
  return choice;
}
