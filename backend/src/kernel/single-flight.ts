/** What is under way, once for each key: whoever asks for it meanwhile waits for the same result. */
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

/** Does a work once at a time for each key: whoever asks while it is done waits for the same result. */
export const singleFlight = <Key, Value>(work: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const flights = new SingleFlight<Key, Value>();
  return (key) => flights.run(key, () => work(key));
};
