import { NativeModules } from 'react-native';
import { Booking, readBooking } from '../bookings/Booking';
import { Reading } from '../../../../Common/JavaScript/Reading';
import { Customer, readCustomer } from '../client/TripsClient';

/** What the app keeps of a signed-in customer, out of the widget's reach. */
export interface StoredAccount {
  token: string;
  customer: Customer;
  /** As last downloaded. */
  bookings: Booking[];
}

const KEY = 'account';

/** Where the account is kept: one text, replaced as a whole. */
export class AccountStore {
  private text: string | null = null;
  private account: StoredAccount | null = null;

  /** The account; null when nobody is signed in or the text is not ours. */
  async read(): Promise<StoredAccount | null> {
    const text = await NativeModules.SecureStorage.getItem(KEY);
    if (text === this.text) return this.account;
    let account: StoredAccount | null = null;
    try {
      const json = new Reading(text === null ? null : JSON.parse(text), 'account');
      account = {
        token: json.field('token').text(), customer: readCustomer(json.field('customer')), bookings: json.field('bookings').list(readBooking),
      };
    } catch {
      // A spoilt text is no account.
    }
    [this.text, this.account] = [text, account];
    return account;
  }

  async write(account: StoredAccount): Promise<void> {
    await NativeModules.SecureStorage.setItem(KEY, JSON.stringify(account));
  }

  async remove(): Promise<void> {
    await NativeModules.SecureStorage.removeItem(KEY);
  }
}
