/** The customers a new service knows, as the page offers them. */
export const SAMPLES = [
  { id: 'package', name: 'Giulia Ferri', what: 'Flight and hotel' },
  { id: 'flight', name: 'Marco Conti', what: 'SingleFlight only' },
  { id: 'hotel', name: 'Hana Mori', what: 'Hotel only' },
  { id: 'gap', name: 'Lukas Brandt', what: 'Two trips, days between them' },
  { id: 'nested', name: 'Amélie Laurent', what: 'A trip within a long stay' },
  { id: 'none', name: 'Tom Walker', what: 'Nothing booked' },
];

export const SAMPLE_PASSWORD = 'sunny-days';
