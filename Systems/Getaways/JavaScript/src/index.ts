import { Linking, NativeModules, registerCallableModule } from 'react-native';
import { DATES, TRAVELLERS, TravelDates } from './links/DealsSearch';
import { LinkDispatcher } from './links/LinkDispatcher';
import { WidgetsNavigatorHelper } from './links/WidgetsNavigatorHelper';
import { DealsScreen } from './screens/DealsScreen';
import { DealsService } from './searches/DealsService';
import { GetawaysAppModel } from './searches/GetawaysAppModel';

const { locale, serviceURL } = NativeModules.Settings;
const device = new Intl.Locale(locale);
const model = new GetawaysAppModel(new DealsService(serviceURL, device.language, device.region));
const screen = new DealsScreen(model, locale);
const dispatcher = new LinkDispatcher(new WidgetsNavigatorHelper(), model);

// The main screen listens, for as long as the app runs. The linking manager has answered already when a link comes here; what became of
// it may be asked.
const opened = new Map<string, Promise<boolean>>();
Linking.addEventListener('url', ({ url }) => void opened.set(url, dispatcher.dispatchLink(url)));

registerCallableModule('Getaways', {
  opened: (url: string) => {
    const result = opened.get(url) ?? false;
    opened.delete(url);
    return result;
  },
  openHome: () => model.openHome(),
  search: (airport: string, travellers: number, dates: string) => {
    const chosen = DATES.find((it): it is TravelDates => it === dates);
    if (chosen === undefined || !TRAVELLERS.includes(travellers)) return false;
    return model.openFrom(airport, travellers, chosen).then(() => true);
  },
  openDeal: (deal: string, search: number) => model.openDeal(deal, search),
  show: (search: number) => model.show(search),
  suggestions: (words: string) => model.suggestions(words),
  screen: () => screen.values(),
  state: () => model.state,
});
