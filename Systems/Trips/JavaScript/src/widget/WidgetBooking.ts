/** One step of a trip as the widget draws it: nothing else of a booking crosses. Dates are seconds since 1970, texts are ready to draw. */
export interface WidgetBooking {
  /** From when the step is shown. */
  startDate: number;
  /** When the step is over. */
  endDate: number;
  flight?: WidgetFlight;
  hotel?: WidgetHotel;
  /** All steps of the trip this one belongs to, in their order. */
  steps?: WidgetStep[];
  /** The place of this step in `steps`, from zero. */
  currentStep?: number;
  /** The language of its texts, such as `de`: the widget's own words are drawn in the same. */
  language?: string;
  /** What the app knows the trip by, so that a tap leads to it. */
  trip?: string;
}

export interface WidgetFlight {
  /** `outbound` or `inbound`; a flight without a way back has none. */
  direction?: string;
  stops: number;
  stopsText?: string;
  code: string;
  departureDate: string;
  departureTime?: string;
  departureAirport: string;
  departureCity?: string;
  arrivalDate: string;
  arrivalTime?: string;
  /** “+1” when the arrival is on a later day than the departure. */
  arrivalDayOffset?: string;
  arrivalAirport: string;
  arrivalCity?: string;
}

export interface WidgetHotel {
  /** The first day. */
  date: string;
  nights: string;
  name: string;
  address: string;
  /** The address of the picture; empty when there is none. */
  image: string;
  reviewScore?: string;
}

/** One stop of the rail that shows a whole trip. */
export interface WidgetStep {
  kind: 'outbound' | 'stay' | 'inbound';
  label: string;
}
