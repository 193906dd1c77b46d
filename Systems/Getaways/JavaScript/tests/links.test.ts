import { check, equal, test } from '../../../Common/JavaScript/testing';
import { DealsSearch } from '../src/links/DealsSearch';
import { LinkDispatcher } from '../src/links/LinkDispatcher';
import { Navigation } from '../src/links/Navigation';
import { parseParamsFrom } from '../src/links/parseParamsFrom';
import { WidgetsNavigatorHelper } from '../src/links/WidgetsNavigatorHelper';

/** Writes down where it was led. */
class Screens implements Navigation {
  searches: DealsSearch[] = [];
  homes = 0;
  refusals: string[] = [];

  async openSearchScreenUsing(search: DealsSearch): Promise<void> {
    // What is awaited is only seen afterwards.
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    this.searches.push(search);
  }

  async openHome(): Promise<void> {
    this.homes += 1;
  }

  async refuse(reason: string): Promise<void> {
    this.refusals.push(reason);
  }
}

const dispatcher = (screens: Screens) => new LinkDispatcher(new WidgetsNavigatorHelper(), screens);
const link = 'getaways://widget/search/MXP/EAS?city=San%20Sebasti%C3%A1n%20%26%20Bilbao&dates=week&travellers=5&type=hotel';
const search: DealsSearch = {
  airport: 'MXP', destination: { code: 'EAS', city: 'San Sebastián & Bilbao' }, type: 'hotel', travellers: 5, dates: 'week',
};

test("R2.51, R2.53, R2.56: a widget's link opens a new search with what the tile showed, and is awaited", async () => {
  const screens = new Screens();
  check(await dispatcher(screens).dispatchLink(link), 'it led nowhere');
  equal(screens.searches, [search]);
});

test("R2.52: other links are no widget's: home opens the app, the rest leads nowhere and opens no search", async () => {
  const screens = new Screens();
  check(await dispatcher(screens).dispatchLink('getaways://home'), 'home is nowhere');
  equal(screens.homes, 1);
  for (const other of ['getaways://search/MXP/LIS', 'https://example.com/widget/search/MXP/LIS', 'getaways://elsewhere', 'getaways://widgets']) {
    check(!(await dispatcher(screens).dispatchLink(other)), other);
  }
  equal([screens.searches.length, screens.refusals.length], [0, 4]);
});

test('R2.52, G2.6: a link is told by itself', () => {
  const { isWidgetLink } = dispatcher(new Screens());
  equal([link, 'GETAWAYS://WIDGET', 'getaways://widgets', 'getaways://home'].map((it) => isWidgetLink(it)), [true, true, false, false]);
});

test('R2.55: a link that lacks something opens no search and says why', async () => {
  const screens = new Screens();
  const whole = { airport: 'MXP', destination: 'LIS', city: 'Lisbon', dates: 'weekend', travellers: '2', type: 'flight' };
  const made = ({ airport, destination, ...query }: Partial<typeof whole>) =>
    `getaways://widget/search/${airport}/${destination}?${Object.entries(query).map(([name, value]) => `${name}=${value}`).join('&')}`;
  check(await dispatcher(screens).dispatchLink(made(whole)), 'the whole one led nowhere');
  for (const [name, value] of [
    ['travellers', '9'], ['travellers', '02'], ['dates', 'never'], ['type', 'cruise'], ['airport', 'mxp'], ['airport', 'MXPX'], ['city', ''],
    ['destination', 'L%2FS'], ['city', '%ff'],
  ] as const) {
    check(!(await dispatcher(screens).dispatchLink(made({ ...whole, [name]: value }))), `${name}=${value}`);
  }
  equal(screens.searches.length, 1);
  check(screens.refusals[0]?.includes('"travellers"') === true, screens.refusals[0] ?? 'nothing was said');
});

test('R2.55: hostile links are refused, whatever they are', () => {
  for (const hostile of [
    '', 'getaways:', 'getaways://', 'getaways://widget/search/MXP', `${link}&city=again`, `${link}&dates=week`, `getaways://widget/../search/MXP/EAS`,
    `getaways://widget/search/MXP/EAS/more?${link.split('?')[1]}`, `${link}&x=${'y'.repeat(5000)}`, `${link}&x=\u0000`, `${link}&x=\uD800%`,
  ]) {
    let refused = false;
    try {
      parseParamsFrom(hostile);
    } catch (error) {
      refused = error instanceof Error && error.name === 'LinkError';
    }
    check(refused, hostile.slice(0, 60));
  }
});
