import { NativeModules } from 'react-native';
import { WidgetBooking } from '../src/widget/WidgetBooking';
import { WidgetBookingsRepository } from '../src/widget/WidgetBookingsRepository';
import { BOOKING_KEY, WidgetUserDefaultRepository } from '../src/widget/WidgetUserDefaultRepository';
import { travelPackage, writer } from './samples';
import { check, equal, test } from '../../../Common/JavaScript/testing';

const repository = () => new WidgetBookingsRepository(writer(), new WidgetUserDefaultRepository());
const stored = () => NativeModules.GroupDefaults.get(BOOKING_KEY);

test('R1.25, R1.5: saving writes one text, a list of steps', async () => {
  await repository().save([travelPackage()]);
  const text = await stored();
  equal((JSON.parse(text ?? '[]') as WidgetBooking[]).map((it) => it.endDate), [2000, 3000, 4000]);
});

test('R1.26: clearing removes what was stored', async () => {
  await repository().save([travelPackage()]);
  await repository().clear();
  equal(await stored(), null);
});

test('R1.29, G1.7: saving nothing booked removes what was stored', async () => {
  await repository().save([travelPackage()]);
  await repository().save([]);
  equal(await stored(), null);
});

test('R1.24: saving trips that are over stores an empty list, not nothing', async () => {
  await new WidgetBookingsRepository(writer(9999), new WidgetUserDefaultRepository()).save([travelPackage()]);
  equal(await stored(), '[]');
  await repository().clear();
});

test('R1.30: the native module is there by its name, and says so when another is not', () => {
  check('WidgetManager' in NativeModules, 'there is no WidgetManager');
});
