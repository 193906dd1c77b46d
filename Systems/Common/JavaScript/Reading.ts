/** An answer that is not of the form it should have; says where. */
export class ReadingError extends Error {
  override name = 'ReadingError';
}

/** Reads what came from outside, field by field. */
export class Reading {
  constructor(private readonly value: unknown, private readonly place: string) {}

  field(name: string): Reading {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) throw this.refusal('an object');
    return new Reading((this.value as Record<string, unknown>)[name], `${this.place}.${name}`);
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.refusal('text');
    return this.value;
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) throw this.refusal('a number');
    return this.value;
  }

  whole(): number {
    if (!Number.isSafeInteger(this.value)) throw this.refusal('a whole number');
    return this.value as number;
  }

  list<Element>(read: (element: Reading) => Element): Element[] {
    if (!Array.isArray(this.value)) throw this.refusal('a list');
    return this.value.map((element, index) => read(new Reading(element, `${this.place}[${index}]`)));
  }

  optional<Value>(read: (value: Reading) => Value): Value | undefined {
    return this.value === undefined || this.value === null ? undefined : read(this);
  }

  private refusal(kind: string): ReadingError {
    return new ReadingError(`${this.place} is not ${kind}`);
  }
}
