import { eventKinds, eventQualifiers } from '#text/languages/english/event-signs';
import { stem } from '#text/words/stems';

const stems = (words: string): readonly string[] => [...new Set(words.split(/\s+/).filter(Boolean).map(stem))];

const qualifiers = new Set(stems(eventQualifiers));

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

const ofEvents = new Map<string, EventSigns>();
for (const { events, signs, enough = ENOUGH } of eventKinds)
  for (const event of stems(events))
    ofEvents.set(event, {
      words: new Map([
        ...stems(signs.faint).map((sign) => [sign, FAINT] as const),
        ...stems(signs.clear).map((sign) => [sign, CLEAR] as const),
      ]),
      enough,
    });

/** Whether a stem is a word for an event that news tells of without using it. */
export const isEvent = (stemmed: string): boolean => ofEvents.has(stemmed);

export const qualifiesEvent = (stemmed: string): boolean => qualifiers.has(stemmed) && !isEvent(stemmed);

/** Null for a word that is no event. */
export const signsOf = (stemmed: string): EventSigns | null => ofEvents.get(stemmed) ?? null;
