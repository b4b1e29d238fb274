import { memoize } from '#kernel/memoize';
import type { Language } from '#text/languages/language';
import { type EventSignWords, writtenWords } from '#text/languages/written-words';
import { stemIn } from '#text/words/stems';

/** Words by which news of an event is recognised without its name: `Troops shell a town` is news of a war. */
export interface EventSigns {
  /** Stems with their weights. */
  readonly words: ReadonlyMap<string, number>;
  /** Minimum sum of their weights. */
  readonly enough: number;
}

const CLEAR = 2;
const FAINT = 1;
/**
 * The strength of signs that shows an event: two clear words, or more if some are faint. `Attack` and `killed` also
 * occur in reports on a match and on a road accident.
 */
const ENOUGH = 4;

interface EventStems {
  readonly qualifiers: ReadonlySet<string>;
  readonly signs: ReadonlyMap<string, EventSigns>;
  /** Groups of stems for the same event. */
  readonly same: readonly (readonly string[])[];
}

const listed = (words: string): readonly string[] => words.split(' ').filter(Boolean);

const stemsFrom = (
  { qualifiers, same, signs: written, kinds }: EventSignWords,
  language: Language | null,
): EventStems => {
  const stems = (words: readonly string[]): readonly string[] => [
    ...new Set(words.flatMap(listed).map((word) => stemIn(word, language))),
  ];
  const signs = new Map<string, EventSigns>();
  for (const { events, signs: names, enough = ENOUGH } of kinds) {
    const of = names.flatMap((name) => written[name] ?? []);
    const words = new Map([
      ...stems(of.map(({ faint }) => faint)).map((sign) => [sign, FAINT] as const),
      ...stems(of.map(({ clear }) => clear)).map((sign) => [sign, CLEAR] as const),
    ]);
    for (const event of stems([events])) signs.set(event, { words, enough });
  }
  return { qualifiers: new Set(stems([qualifiers])), signs, same: same.map((words) => stems([words])) };
};

const nothingKnown: EventSignWords = { qualifiers: '', same: [], signs: {}, kinds: [] };
const stemsOf = memoize((language: Language | null) =>
  stemsFrom(writtenWords[language?.code ?? 'en'].eventSigns ?? nothingKnown, language),
);

/** Whether a stem names an event that news often reports without using the word. */
export const isEvent = (stemmed: string, language: Language | null): boolean => stemsOf(language).signs.has(stemmed);

export const qualifiesEvent = (stemmed: string, language: Language | null): boolean =>
  stemsOf(language).qualifiers.has(stemmed) && !isEvent(stemmed, language);

/** The signs of an event; null for a word that is not an event. */
export const eventSignsOf = (stemmed: string, language: Language | null): EventSigns | null =>
  stemsOf(language).signs.get(stemmed) ?? null;

/** Other stems for the same event. */
export const sameEvent = (stemmed: string, language: Language | null): readonly string[] =>
  stemsOf(language)
    .same.filter((words) => words.includes(stemmed))
    .flatMap((words) => words.filter((other) => other !== stemmed));
