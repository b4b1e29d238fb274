import { eventKinds, eventQualifiers, type EventKind } from '#text/languages/english/event-signs';
import { eventWords } from '#text/languages/event-signs/all';
import type { Language } from '#text/languages/language';
import { once } from '#kernel/once';
import { stemIn } from '#text/words/stems';

/** Words by which news of an event is recognised without its name: `Troops shell a town` is news of a war. */
export interface EventSigns {
  /** Stems with what each counts. */
  readonly words: ReadonlyMap<string, number>;
  /** Minimum sum of their weights. */
  readonly enough: number;
}

const CLEAR = 2;
const FAINT = 1;
/** Two clear words, or more if some are faint: `attack` and `killed` are also said of a match and a road. */
const ENOUGH = 4;

interface EventStems {
  readonly qualifiers: ReadonlySet<string>;
  readonly signs: ReadonlyMap<string, EventSigns>;
  /** Stems for the same event. */
  readonly same: readonly (readonly string[])[];
}

interface Written {
  readonly qualifiers: string;
  readonly kinds: readonly EventKind[];
  readonly same?: string;
}

const stemsFrom = ({ qualifiers, kinds, same = '' }: Written, language: Language | null): EventStems => {
  const stems = (words: string): readonly string[] => [
    ...new Set(
      words
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => stemIn(word, language)),
    ),
  ];
  const signs = new Map<string, EventSigns>();
  for (const { events, signs: of, enough = ENOUGH } of kinds)
    for (const event of stems(events))
      signs.set(event, {
        words: new Map([
          ...stems(of.faint).map((sign) => [sign, FAINT] as const),
          ...stems(of.clear).map((sign) => [sign, CLEAR] as const),
        ]),
        enough,
      });
  return {
    qualifiers: new Set(stems(qualifiers)),
    signs,
    same: same.split('\n').map(stems),
  };
};

const nothingKnown: Written = { qualifiers: '', kinds: [] };
const inEnglish = once(() => stemsFrom({ qualifiers: eventQualifiers, kinds: eventKinds }, null));
const inOthers = new Map<Language, EventStems>();

const stemsOf = (language: Language | null): EventStems => {
  if (language === null) return inEnglish();
  const stems = inOthers.get(language) ?? stemsFrom(eventWords[language.code] ?? nothingKnown, language);
  inOthers.set(language, stems);
  return stems;
};

/** Whether a stem is a word for an event that news tells of without using it. */
export const isEvent = (stemmed: string, language: Language | null): boolean => stemsOf(language).signs.has(stemmed);

export const qualifiesEvent = (stemmed: string, language: Language | null): boolean =>
  stemsOf(language).qualifiers.has(stemmed) && !isEvent(stemmed, language);

/** Null for a word that is no event. */
export const signsOf = (stemmed: string, language: Language | null): EventSigns | null =>
  stemsOf(language).signs.get(stemmed) ?? null;

/** Other stems for the same event, in languages besides English. */
export const sameEvent = (stemmed: string, language: Language | null): readonly string[] =>
  stemsOf(language)
    .same.filter((words) => words.includes(stemmed))
    .flatMap((words) => words.filter((other) => other !== stemmed));
