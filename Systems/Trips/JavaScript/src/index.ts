import { AppState, Linking, NativeModules, registerCallableModule } from 'react-native';
import { AccountStore } from './account/AccountStore';
import { TripsAppModel } from './account/TripsAppModel';
import { BookingRequest, TripsClient } from './client/TripsClient';
import { SearchForm, TripsScreen } from './screens/TripsScreen';
import { TripTexts } from './texts/TripTexts';
import { SystemUnixDateGenerator } from './widget/UnixDateGenerator';
import { WidgetBookingAdapter } from './widget/WidgetBookingAdapter';
import { WidgetBookingsAdapter } from './widget/WidgetBookingsAdapter';
import { WidgetBookingsRepository } from './widget/WidgetBookingsRepository';
import { WidgetBookingsSequenceCreator } from './widget/WidgetBookingsSequenceCreator';
import { WidgetUserDefaultRepository } from './widget/WidgetUserDefaultRepository';

const { locale, serviceURL } = NativeModules.Settings;
const clock = new SystemUnixDateGenerator();
const repository = new WidgetBookingsRepository(
  new WidgetBookingsAdapter(new WidgetBookingAdapter(new TripTexts(locale), serviceURL), new WidgetBookingsSequenceCreator(), clock),
  new WidgetUserDefaultRepository(),
);
const account = new TripsAppModel(new TripsClient(serviceURL), new AccountStore(), repository);
const screen = new TripsScreen(account, locale, serviceURL, clock);

AppState.addEventListener('change', (state) => {
  if (state === 'active') void account.sync();
});
// The linking manager has answered already when a link comes here; what became of it may be asked.
const opened = new Map<string, Promise<boolean>>();
Linking.addEventListener('url', ({ url }) => void opened.set(url, account.open(url)));

registerCallableModule('Trips', {
  start: () => account.start(),
  resume: () => account.resume(),
  sync: () => account.sync(),
  seed: (sample: string) => account.seed(sample),
  signIn: (email: string, password: string) => account.signIn(email, password),
  signOut: () => account.signOut(),
  add: (order: BookingRequest) => account.add(order),
  cancel: (booking: string) => account.cancel(booking),
  opened: (url: string) => {
    const result = opened.get(url) ?? false;
    opened.delete(url);
    return result;
  },
  goToBookings: () => account.go({ screen: 'bookings' }),
  goToSearch: (form: SearchForm) => screen.search(form),
  screen: () => screen.values(),
  state: () => account.state,
});
