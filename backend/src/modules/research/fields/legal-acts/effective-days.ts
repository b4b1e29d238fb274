import { isMeaningful, tokensIn, withoutJargon, type ClauseToken } from '#engine/compare/clause-words';
import { isDoubtful } from '#engine/compare/corrections';
import { covers, coveredStems, sharesName, type PublishedStatement } from '#engine/compare/published-statement';
import { isPlace, samePeople } from '#engine/gate/peoples';
import type { LaterSentence, MovedValue } from '#engine/knowledge-field';
import { startOfDay } from '#kernel/calendar';
import { afterSigning } from '#text/languages/english/dated-past';
import { spanInMs } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { stem } from '#text/words/stems';

/** A period counted from the day of its page, and the day that it refers to. */
interface CountedDay {
  /** The words, `30 days after signing`. */
  readonly text: string;
  /** Milliseconds, UTC. */
  readonly day: number;
}

/** The day meant by `30 days after signing` if it was signed at `at` (milliseconds, UTC); null without such words. */
export const dayAfterSigning = (text: string, at: number): CountedDay | null => {
  const [written, count, unit] = afterSigning.exec(text) ?? [];
  return written === undefined || count === undefined
    ? null
    : { text: written, day: startOfDay(at) + spanInMs(count, unit) };
};

/** The day on which something takes effect, as a sentence gives it. */
interface EffectiveDay extends CountedDay {
  /** The words for what takes effect. */
  readonly matter: readonly ClauseToken[];
}

const TAKES_EFFECT =
  /^(?:On [^,]+, )?([^,;:]{3,120}?) (?:will |shall )?(?:takes? effect|took effect|becomes? effective)\b/i;
const EFFECTIVE_DATE = /\beffective date of ([^;:]{3,160}?) (?:is|are|will be|shall be)\b/i;
/** References to acts by number, `imposed in Proclamations 11046 and 11047`, which tell a reader nothing. */
const REFERENCES =
  /(?: imposed)? (?:in|by|under|pursuant to) (?:Proclamations?|Executive Orders?|Orders?) \d+(?:,? (?:and )?\d+)*/g;
const dayIn = (text: string, at: number): CountedDay | null => {
  const signed = dayAfterSigning(text, at);
  if (signed !== null) return signed;
  const [only, ...others] = datesIn(text, at).filter(({ precision }) => precision === 'day');
  return only === undefined || others.length > 0 ? null : { day: only.from, text: only.text };
};

const speaksOfEffect = (text: string): boolean => /\beffect(?:ive)?\b/.test(text) && /\d/.test(text);

/** The day when something takes effect; null unless a sentence settles it. `at`: its page's date in milliseconds. */
export const effectiveDayIn = (sentence: string, at: number): EffectiveDay | null => {
  const plain = withoutJargon(sentence.replace(REFERENCES, ''));
  const found = TAKES_EFFECT.exec(plain) ?? EFFECTIVE_DATE.exec(plain);
  const day = dayIn(plain, at);
  if (found?.[1] === undefined || day === null) return null;
  if (isDoubtful(plain.replace(/\b(?:will|shall)\b/g, ''))) return null;
  return { ...day, matter: tokensIn(found[1]) };
};

const places = (tokens: Iterable<string>): readonly string[] => [...tokens].filter(isPlace);

const headOf = (matter: readonly ClauseToken[]): string | undefined => {
  const end = matter.findIndex(({ lower }) => ['of', 'on', 'for', 'against', 'from'].includes(lower));
  return (end < 0 ? matter : matter.slice(0, end)).findLast(({ kind }) => kind === 'content')?.stem;
};

/**
 * Whether a later sentence gives another day to the same thing than a published one: all its words are in the published
 * sentence or that page's title, and the later page, including its title, is about the same country.
 */
export const movesDay = (
  published: PublishedStatement,
  was: EffectiveDay,
  now: EffectiveDay,
  later: { readonly sentence: string; readonly title: string },
): boolean => {
  const words = tokensIn(`${later.title} ${later.sentence}`).filter(isMeaningful);
  const ofPublished = places(published.vocabulary);
  const ofLater = places(new Set(words.map(({ lower }) => stem(lower))));
  const sameCountries = ofLater.every((place) =>
    [place, ...samePeople(place)].some((one) => ofPublished.includes(one)),
  );
  return (
    was.day !== now.day &&
    headOf(was.matter) === headOf(now.matter) &&
    coveredStems(published, now.matter).size > 1 &&
    covers(published, now.matter) &&
    ofLater.length > 0 === ofPublished.length > 0 &&
    (ofPublished.length > 0 ? sameCountries : published.names.size > 0 && sharesName(published, words))
  );
};

/** Finds published sentences according to which something took effect on a different day than a later one says. */
export const moverOfDays = ({
  sentence,
  title,
  publishedAt,
}: LaterSentence): ((published: PublishedStatement, statedAt: number) => MovedValue | null) | null => {
  const now = speaksOfEffect(sentence) ? effectiveDayIn(sentence, publishedAt) : null;
  if (now === null) return null;
  return (published, statedAt) => {
    const was = speaksOfEffect(published.text) ? effectiveDayIn(published.text, statedAt) : null;
    if (was === null || !movesDay(published, was, now, { sentence, title })) return null;
    return { was: was.text, key: `${was.day} ${now.day}` };
  };
};
