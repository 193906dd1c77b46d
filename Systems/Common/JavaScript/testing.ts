/** Tests by their names, in the order in which they were written. */
export const tests = new Map<string, () => void | Promise<void>>();

export function test(name: string, body: () => void | Promise<void>): void {
  if (tests.has(name)) throw new Error(`There are two tests named “${name}”.`);
  tests.set(name, body);
}

/** Throws when a value is not the same as another, down to its last field. */
export function equal(found: unknown, wanted: unknown): void {
  const [one, other] = [ordered(found), ordered(wanted)];
  if (one !== other) throw new Error(`found ${one}, not ${other}`);
}

export function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field) ?? 'undefined';
}
