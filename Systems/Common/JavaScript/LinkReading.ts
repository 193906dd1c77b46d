/** Why a link leads nowhere. What a hostile link says is not repeated. */
export class LinkError extends Error {
  override name = 'LinkError';
}

const LONGEST = 4096;

/** Reads `scheme://path?name=value`, strictly: each value once, percent-encoding that is UTF-8, no control characters. */
export class LinkReading {
  private constructor(readonly parts: string[], private readonly values: Map<string, string>) {}

  static read(link: string, scheme: string): LinkReading {
    if (utf8Length(link) > LONGEST) {
      throw new LinkError(`The link has more than ${LONGEST} bytes; no more are read.`);
    }
    const pieces = /^([^:]*):\/\/([^?#]*)(?:\?([^#]*))?(?:#.*)?$/s.exec(link);
    if (!pieces || /\p{Cc}/u.test(link)) throw new LinkError('The text is no URL of the form scheme://path.');
    if ((pieces[1] ?? '').replace(/[A-Z]/g, (letter) => letter.toLowerCase()) !== scheme) {
      throw new LinkError(`The link is not one of this app, whose links begin with ${scheme}://.`);
    }
    const parts = (pieces[2] ?? '').split('/').filter((part) => part !== '').map((part) => {
      const word = decoded(part);
      if (word === undefined || word === '' || word.includes('/') || word === '.' || word === '..' || /\p{Cc}/u.test(word)) {
        throw new LinkError("The link's percent-encoding is not valid UTF-8, or hides a slash or a control character.");
      }
      return word;
    });
    return new LinkReading(parts, query(pieces[3] ?? ''));
  }

  /** The decoded parts of the path, with slashes between them: none has one of its own. */
  get path(): string {
    return this.parts.join('/');
  }

  value(name: string): string | undefined {
    return this.values.get(name);
  }

  /** A value that is there and not empty. */
  required(name: string): string {
    const value = this.values.get(name);
    if (value === undefined || value === '') throw new LinkError(`The link lacks the value "${name}".`);
    return value;
  }

  static invalid(name: string): LinkError {
    return new LinkError(`The link's value "${name}" is not of the expected form.`);
  }

  static unknown(): LinkError {
    return new LinkError("The link leads to no screen of this app; update the app or correct the link's path.");
  }
}

function query(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    const key = decoded(name.replace(/\+/g, ' '));
    if (key === undefined) throw new LinkError("The link's percent-encoding is not valid UTF-8, or hides a slash or a control character.");
    const value = decoded(rest.join('=').replace(/\+/g, ' '));
    if (value === undefined) throw LinkReading.invalid(harmless(key));
    if (values.has(key)) throw new LinkError(`The link gives the value "${harmless(key)}" twice.`);
    values.set(key, value);
  }
  return values;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A name that may be repeated in an error: short, and of letters, digits and `-._` only. */
function harmless(name: string): string {
  return /^[A-Za-z0-9._-]{0,40}$/.test(name) ? name : '';
}
