import { NOTICE, TripQueue } from '../src/widget/TripQueue';
import { flights, hotel, travelPackage, writer } from './samples';
import { equal, test } from '../../../Common/JavaScript/testing';

test('R1.18: a trip on its own is shown from its purchase on', () => {
  const trip = travelPackage();
  equal(new TripQueue([trip]).showsFrom(trip), 100);
});

test('G1.4, true.6: a trip bought while another is still ahead comes up as soon as that is over', () => {
  const [first, second] = [travelPackage('a'), flights('b', 200, 10 * NOTICE)];
  equal(new TripQueue([first, second]).showsFrom(second), 4000);
  equal(new TripQueue([second, first]).showsFrom(first), 100);
});

test('true.6: a trip bought by hand on the way home is next; one bought for before another takes its place, and that one waits', () => {
  const [first, second] = [travelPackage('a'), hotel('b', 3500, 9 * NOTICE, 11 * NOTICE)];
  equal(new TripQueue([first, second]).showsFrom(second), 4000);
  const sooner = flights('c', 5000, 5 * NOTICE);
  equal(new TripQueue([second, sooner]).showsFrom(sooner), 5000);
  equal(new TripQueue([second, sooner]).showsFrom(second), 5 * NOTICE + 4000);
});

test('G1.3: a trip within a longer one interrupts it a day before it begins, after what was within it before', () => {
  const stay = hotel('a', 100, 5 * NOTICE, 40 * NOTICE);
  const [early, late] = [flights('b', 200, 10 * NOTICE), flights('c', 200, 20 * NOTICE)];
  const queue = new TripQueue([stay, early, late]);
  equal(queue.showsFrom(early), 1000 + 9 * NOTICE);
  equal(queue.showsFrom(late), 1000 + 19 * NOTICE);
});

test('a waiting trip does not cut short the step before it', () => {
  const [first, second] = [travelPackage('a'), flights('b', 200, 3500)];
  equal(new TripQueue([first, second]).showsFrom(second), 4000);
});

test('a trip bought when the others were over waits for nothing', () => {
  const [first, second] = [travelPackage('a'), flights('b', 5000, 10 * NOTICE)];
  equal(new TripQueue([first, second]).showsFrom(second), 5000);
});

test('what is shown does not depend on whether the trip before is over by now', () => {
  const bookings = [travelPackage('a'), flights('b', 200, 10 * NOTICE)];
  equal(writer(0).adapt(bookings)?.slice(-2), writer(5000).adapt(bookings));
});
