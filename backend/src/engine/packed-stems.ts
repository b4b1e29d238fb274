/** Stems as one string, stored with the record that has them. */
export const packStems = (stems: Iterable<string>): string => [...stems].join(' ');

export const unpackStems = (packed: string): ReadonlySet<string> => new Set(packed === '' ? [] : packed.split(' '));
