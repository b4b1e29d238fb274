/** Work under way, once for each key: later callers with the same key wait for the same result. */
export class SingleFlight<Key, Value> {
  private readonly working = new Map<Key, Promise<Value>>();

  run(key: Key, work: () => Promise<Value>): Promise<Value> {
    const working = this.working.get(key) ?? work().finally(() => this.working.delete(key));
    this.working.set(key, working);
    return working;
  }

  /** Undefined if nothing is under way for the key. */
  inFlight(key: Key): Promise<Value> | undefined {
    return this.working.get(key);
  }
}

/** Does work once at a time for each key: a caller during the work waits for the same result. */
export const singleFlight = <Key, Value>(work: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const flights = new SingleFlight<Key, Value>();
  return (key) => flights.run(key, () => work(key));
};
