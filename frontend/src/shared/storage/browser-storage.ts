/** Key-value storage of texts. */
export interface TextStorage {
  names(): readonly string[];
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/** Falls back to memory if the browser denies access to its storage or has no space left. */
const withFallback = (storage: () => Storage): TextStorage => {
  const inMemory = new Map<string, string>();
  const attempt = (operation: (storage: Storage) => string | null | void, otherwise: () => void): string | null => {
    try {
      return operation(storage()) ?? null;
    } catch {
      otherwise();
      return null;
    }
  };
  const nothing = () => undefined;
  return {
    names: () => {
      const names = new Set(inMemory.keys());
      attempt((store) => Object.keys(store).forEach((name) => names.add(name)), nothing);
      return [...names];
    },
    get: (name) => inMemory.get(name) ?? attempt((store) => store.getItem(name), nothing),
    set: (name, text) => {
      inMemory.delete(name);
      attempt(
        (store) => store.setItem(name, text),
        () => inMemory.set(name, text),
      );
    },
    remove: (name) => {
      inMemory.delete(name);
      attempt((store) => store.removeItem(name), nothing);
    },
  };
};

/** Storage shared by all tabs, and kept when the browser is closed. */
export const browserStorage = withFallback(() => window.localStorage);

/** Storage of this tab only, until it is closed. */
export const tabStorage = withFallback(() => window.sessionStorage);
