import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 10_000;

/**
 * A function of texts that remembers its latest results, since lists show the same lines and pages again and again.
 * Only for functions whose result follows from their texts alone, so that remembered results stay right.
 */
export const remembered = <Texts extends readonly string[]>(of: (...texts: Texts) => string) => {
  const known = new LRUCache<string, string>({ max: MAX_RESULTS });
  return (...texts: Texts): string => {
    const key = texts.map((text) => `${text.length} ${text}`).join('');
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = of(...texts);
    known.set(key, result);
    return result;
  };
};
