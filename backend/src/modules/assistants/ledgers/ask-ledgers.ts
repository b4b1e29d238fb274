import type { Claim } from '#modules/research/published';
import { contentStem } from '#text/words/stems';
import { english } from '#text/languages/english/english';
import { languageOf } from '#text/languages/detection';
import { type Answer, type Quote, quoteOf } from '../answering/answer';
import { MOST_QUOTES } from '../answering/answer-question';
import type { Conversation } from '../answering/conversation';
import { indexOf } from '../retrieval/passage-index';
import { type Question, readQuestion } from '../retrieval/question';
import { ranked } from '../retrieval/ranking';
import { answerByRank } from './answer-by-rank';
import { type Period, readPeriod } from './asked-period';
import { type Ledgers, candidatesFor, newestIn } from './candidates';
import { type ToldClaim, inOrderOfDate, passagesOf, toldClaims } from './claim-passages';
import { dayOfClaim } from './ledger-index';

/** Claims that are read for a question. */
const MOST_CANDIDATES = 30;
/** A time is asked about in order to hear all of it. */
const MOST_OF_PERIOD = 7;

/** Claims that a model may word an answer from. */
const MOST_EVIDENCE = 12;

export interface LedgerAnswer {
  readonly answer: Answer<ToldClaim>;
  /** What comes nearest, of the time that was asked about, and still holds: a model may word an answer from it. */
  readonly evidence: readonly Quote<ToldClaim>[];
  /** What the question asked about; null if it named no time. */
  readonly period: Period | null;
}

/** Reads claims by their ids: those that may be told, in any order. */
export type ReadClaims = (ids: readonly string[]) => Promise<readonly Claim[]>;

/** Without the words by which trackers are told to follow a topic, `new`, `changed`: in a ledger they name no subject. */
const withoutNews = ({ sought, ...question }: Question, text: string): Question => {
  const language = languageOf(text);
  const { instructions } = (language ?? english).description;
  const stems = new Set([...instructions].map((word) => contentStem(word, language)));
  return { ...question, sought: sought.filter(({ alternatives }) => !stems.has([...alternatives.keys()][0] ?? '')) };
};

/** What came last, of which most documents tell, in the order of date. */
const newestOf = (told: readonly ToldClaim[], most: number): Answer<ToldClaim> => {
  if (told.length === 0) return { kind: 'not_answered', nearest: [] };
  const chosen = new Set(
    [...told]
      .sort((one, other) => other.claim.mentions - one.claim.mentions || other.day.localeCompare(one.day))
      .slice(0, most),
  );
  return { kind: 'quoted', quotes: told.flatMap((each) => (chosen.has(each) ? [quoteOfClaim(each)] : [])), unanswered: [] };
};

const quoteOfClaim = (place: ToldClaim): Quote<ToldClaim> => ({ text: place.claim.text, lead: null, place });

/** What holds no longer is told with what ended it. */
const withEndings = (quotes: readonly Quote<ToldClaim>[]): readonly Quote<ToldClaim>[] => {
  const ended = new Map<string, string[]>();
  const told = new Map(quotes.map(({ place }) => [place.claim._id, place]));
  for (const { place } of quotes) {
    const { endedBy, day } = place;
    if (endedBy === null) continue;
    ended.set(endedBy._id, [...(ended.get(endedBy._id) ?? []), day]);
    if (!told.has(endedBy._id))
      told.set(endedBy._id, { claim: endedBy, day: dayOfClaim(endedBy), endedBy: null, ended: [] });
  }
  return [...told.values()]
    .map((place) => quoteOfClaim({ ...place, ended: [...new Set(ended.get(place.claim._id))] }))
    .sort((one, other) => inOrderOfDate(one.place, other.place));
};

const holding = (quotes: readonly Quote<ToldClaim>[]): readonly Quote<ToldClaim>[] =>
  withEndings(quotes).filter(({ place }) => place.endedBy === null);

const told = (answer: Answer<ToldClaim>): Answer<ToldClaim> =>
  answer.kind === 'quoted'
    ? { ...answer, quotes: withEndings(answer.quotes) }
    : { kind: 'not_answered', nearest: withEndings(answer.nearest) };

/**
 * Answers from what ledgers recorded, by whole claims in the order of date. `now` (milliseconds, UTC) is the day of `last week`. Reads
 * a few claims by their ids, however many there are.
 */
export const askLedgers = async (
  { question, history }: Conversation,
  ledgers: Ledgers,
  read: ReadClaims,
  now: number,
): Promise<LedgerAnswer> => {
  const { text, period } = readPeriod(question, now);
  const [first] = ledgers.indexes;
  const language = first?.language ?? null;
  const abbreviations = ledgers.indexes.flatMap((index) =>
    [...index.abbreviations].map(([short, long]) => ({ short, long })),
  );
  const { frequencies, size } = ledgers;
  const asked = withoutNews(
    readQuestion(text, history, { ...indexOf([]), abbreviations, language, frequencies, size }),
    text,
  );
  const load = async (ids: readonly string[]): Promise<readonly ToldClaim[]> => {
    const found = await read(ids);
    const ending = found.flatMap(({ ended_by: by }) => (by === undefined ? [] : [by]));
    const endings = ending.length === 0 ? [] : await read(ending);
    return toldClaims(found, new Map(endings.map((claim) => [claim._id, claim])));
  };
  if (asked.sought.length === 0) {
    const newest = newestOf(await load(newestIn(ledgers, period, MOST_CANDIDATES)), MOST_OF_PERIOD);
    return { answer: told(newest), evidence: newest.kind === 'quoted' ? holding(newest.quotes) : [], period };
  }
  const over = async (within: Period | null) => {
    const candidates = await load(candidatesFor(asked.sought, ledgers, within, MOST_CANDIDATES));
    const found = ranked(asked, { ...indexOf(passagesOf(candidates, language)), frequencies, size });
    return { answer: answerByRank(found, within === null ? MOST_QUOTES : MOST_OF_PERIOD), found };
  };
  const { answer, found } = await over(period);
  const evidence = holding(found.slice(0, MOST_EVIDENCE).map(({ passage }) => quoteOf(passage)));
  if (period === null || answer.kind === 'quoted') return { answer: told(answer), evidence, period };
  // Of another time, it is what comes nearest.
  const { answer: ofAnyTime } = await over(null);
  const nearest = ofAnyTime.kind === 'quoted' ? ofAnyTime.quotes : ofAnyTime.nearest;
  return { answer: told({ kind: 'not_answered', nearest: nearest.slice(-3) }), evidence, period };
};
