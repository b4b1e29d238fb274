import { stemSet } from '#text/words/stems';

/** The stems of a text as one string, to be kept with it. */
export const packedStems = (text: string): string => [...stemSet(text)].join(' ');

export const unpackedStems = (packed: string): ReadonlySet<string> => new Set(packed === '' ? [] : packed.split(' '));
