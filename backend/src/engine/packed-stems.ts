/** Stems as one string, stored with the record that has them. */
export const packedStems = (stems: Iterable<string>): string => [...stems].join(' ');

export const unpackedStems = (packed: string): ReadonlySet<string> => new Set(packed === '' ? [] : packed.split(' '));
