/**
 * Lets one change of an account run at a time, in the order in which they were asked for: a sync that began before a log-out must not
 * write after it.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<Value>(body: () => Promise<Value>): Promise<Value> {
    const turn = this.last.then(body);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
