import { plainText } from '../plain-text';
import type { PageElements } from './page-elements';

/** A page's meta elements by name in lower case; the first non-empty value counts. */
export type Metas = ReadonlyMap<string, string>;

export const metasOf = ({ tagged }: PageElements): Metas => {
  const metas = new Map<string, string>();
  for (const element of tagged('META')) {
    // Often double-escaped, so entities remain after parsing.
    const content = plainText(element.getAttribute('content'));
    for (const attribute of ['property', 'name', 'itemprop']) {
      const name = element.getAttribute(attribute)?.toLowerCase() ?? '';
      if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content);
    }
  }
  return metas;
};

/** The value of the first name that has one, or an empty string. */
export const firstOf = (metas: Metas, ...names: readonly string[]): string =>
  names.map((name) => metas.get(name)).find(Boolean) ?? '';
