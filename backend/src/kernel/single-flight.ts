/** Does a work once at a time for each key: whoever asks while it is done waits for the same result. */
export const singleFlight = <Key, Value>(work: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const underWay = new Map<Key, Promise<Value>>();
  return (key) => {
    const working = underWay.get(key) ?? work(key).finally(() => underWay.delete(key));
    underWay.set(key, working);
    return working;
  };
};
