import { peoples } from '#text/languages/english/peoples';
import { stem } from '#text/words/stems';

const named = new Map(
  peoples.split(/[·\n]/).flatMap((line) => {
    const stems = [...new Set(line.split(' ').filter(Boolean).map(stem))];
    return stems.map((one) => [one, stems] as const);
  }),
);

export const isPlace = (stemmed: string): boolean => named.has(stemmed);

/** Stems of the same country and people: those of `Libyan` for `Libya`. */
export const samePeople = (stemmed: string): readonly string[] =>
  (named.get(stemmed) ?? []).filter((other) => other !== stemmed);
