const WEEK = 7 * 86_400;

/**
 * How far zones are ahead of Greenwich. The system is asked about the ends of a week only, and again within one in which the clocks are
 * changed: to format a moment takes a hundred times as long as to add a number.
 */
export class ZoneOffsets {
  private readonly zones = new Map<string, { format: Intl.DateTimeFormat; known: Map<number, number> }>();

  /** Seconds at a moment, itself in seconds since 1970; a zone that is none is Greenwich. */
  at(time: number, zone: string): number {
    if (!Number.isFinite(time) || Math.abs(time) > 8.64e12) return 0;
    const { format, known } = this.zone(zone);
    const ask = (moment: number): number => {
      const found = known.get(moment);
      if (found !== undefined) return found;
      const offset = measured(format, moment);
      known.set(moment, offset);
      return offset;
    };
    let start = Math.floor(time / WEEK) * WEEK;
    let end = start + WEEK;
    // Clocks are changed on whole minutes.
    while (end - start > 60) {
      const offset = ask(start);
      if (offset === ask(end)) return offset;
      const middle = Math.floor((start + end) / 120) * 60;
      if (time < middle) end = middle;
      else start = middle;
    }
    return ask(start);
  }

  private zone(name: string): { format: Intl.DateTimeFormat; known: Map<number, number> } {
    const found = this.zones.get(name);
    if (found) return found;
    const zone = { format: formatter(name), known: new Map<number, number>() };
    this.zones.set(name, zone);
    return zone;
  }
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const options = {
    calendar: 'gregory', numberingSystem: 'latn', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
    second: '2-digit', hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}

function measured(format: Intl.DateTimeFormat, moment: number): number {
  const [day = 1, month = 1, year = 1970, hour = 0, minute = 0, second = 0] = (format.format(moment * 1000).match(/\d+/g) ?? []).map(Number);
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second);
  return local.getTime() / 1000 - moment;
}
