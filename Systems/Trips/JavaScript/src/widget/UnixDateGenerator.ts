/** Tells the time, so that tests can set it. */
export interface UnixDateGenerator {
  /** Seconds since 1970. */
  now(): number;
}

/** The device's time: JavaScript counts milliseconds, all else here counts seconds. */
export class SystemUnixDateGenerator implements UnixDateGenerator {
  now(): number {
    return Date.now() / 1000;
  }
}
