import { languageOf } from '#text/languages/detection';
import type { Asked } from '../languages/question-words';
import { absentIn } from '../retrieval/absent';
import { type Likely, judged } from '../retrieval/likelihood';
import type { PassageIndex } from '../retrieval/passage-index';
import { type Question, readQuestion } from '../retrieval/question';
import { questionParts } from '../retrieval/question-parts';
import { tellsSeveral } from '../retrieval/several';
import { NEEDED, firstEnds, isToCome, lastEnds, toldBy } from '../retrieval/told-kinds';
import { type Answer, type Quote, quoteOf } from './answer';
import type { Conversation } from './conversation';
import { pointingOf } from './pointing';

export const MOST_QUOTES = 4;
const MOST_NEAREST = 3;
/** Passages in which a later end of the same thing is looked for. */
const MOST_ENDS = 10;
/** Of the items that a quoted sentence leads. */
const MOST_ITEMS = 8;

/** How likely the best passages have to answer for being quoted: see docs/explanation/answers.md. */
const CONFIDENT = 0.55;
/** How well one of them has to say what the question turns on: a topic word alone is no answer. */
const TURNS = 0.55;
/** So likely that it answers in other words, too: `bears` of what is `borne`. */
const CERTAIN = 0.7;
/** Further passages are quoted that are at least so many times as likely as the best. */
export const NEAR_BEST = 0.2;
/** Where one thing is asked for, which order or how much, others beside it would be wrong; of two times both are told. */
const NEAR_ONE = 0.4;
const isOne = (asked: Asked): boolean => asked !== 'time' && asked !== 'until' && NEEDED.has(asked);

type Placed<Place> = Pick<Likely<Place>, 'at' | 'passage'>;

const byReading = <Place>(found: readonly Placed<Place>[]): readonly Placed<Place>[] =>
  [...new Map(found.map((each) => [each.at, each])).values()].sort((a, b) => a.at - b.at);

/** A sentence that only leads a list is told by the items that it leads, and so is such an item. */
const itemsOf = <Place>(each: Placed<Place>, index: PassageIndex<Place>): readonly Placed<Place>[] => {
  const { text, lead } = each.passage;
  const leads = lead === null ? text : `${lead} … ${text}`;
  const items = index.passages
    .slice(each.at + 1, each.at + 1 + 4 * MOST_ITEMS)
    .flatMap(({ passage }, after) => (passage.lead === leads ? [{ at: each.at + 1 + after, passage }] : []))
    .slice(0, MOST_ITEMS);
  return items.length === 0 ? [each] : items.flatMap((item) => itemsOf(item, index));
};

/** What is quoted, in the order of reading. */
export const quotesOf = <Place>(found: readonly Placed<Place>[], index: PassageIndex<Place>): readonly Quote<Place>[] =>
  byReading(found.flatMap((each) => itemsOf(each, index))).map(({ at, passage }) => quoteOf(passage, at));

/** Answers from the material alone, by its own sentences. */
export const answerQuestion = <Place>(
  question: string,
  history: readonly string[],
  index: PassageIndex<Place>,
): Answer<Place> => answerInConversation({ question, history }, index);

/** Of a question with several parts, each is answered, or said not to be. `among`: positions of the only passages that may answer. */
export const answerInConversation = <Place>(
  asked: Conversation,
  index: PassageIndex<Place>,
  among?: ReadonlySet<number>,
): Answer<Place> => {
  const pointed = answerToPointing(asked, index);
  if (pointed !== null) return pointed;
  const { question, history } = asked;
  const parts = questionParts(question, languageOf(question));
  const [first = question, ...others] = parts;
  const answers = [{ part: first, found: foundFor(readQuestion(first, history, index), index, among) }];
  const told = (): readonly Placed<Place>[] => answers.flatMap(({ found }) => (found.isAnswer ? found.passages : []));
  for (const part of others) {
    const read = readQuestion(part, [...history, first], index);
    const already = read.ownCount <= 1 ? toldAlready(read, told(), index) : [];
    const found = already.length > 0 ? { isAnswer: true, passages: already } : foundFor(read, index, among);
    answers.push({ part, found: withinTold(found, told()) });
  }
  const passages = told();
  if (passages.length === 0)
    return {
      kind: 'not_answered',
      absent: absentIn(question, index),
      nearest: nearestOf(answers.flatMap(({ found }) => found.passages).slice(0, MOST_NEAREST)),
    };
  const unanswered = answers.flatMap(({ part, found }) => (found.isAnswer ? [] : [part]));
  return { kind: 'quoted', quotes: quotesOf(passages, index), unanswered };
};

const nearestOf = <Place>(found: readonly Placed<Place>[]): readonly Quote<Place>[] =>
  byReading(found).map(({ at, passage }) => quoteOf(passage, at));

/** Where a sentence that was quoted for a part before answers this one, too, it does so alone. */
const withinTold = <Place>(found: FoundFor<Place>, told: readonly Placed<Place>[]): FoundFor<Place> => {
  const again = found.passages.filter(({ at }) => told.some((each) => each.at === at));
  return found.isAnswer && again.length > 0 ? { isAnswer: true, passages: again } : found;
};

/** `and by when?` is answered by what was quoted for the part before, if that tells a time. */
const toldAlready = <Place>(
  { asked }: Question,
  told: readonly Placed<Place>[],
  { language }: PassageIndex<Place>,
): readonly Placed<Place>[] =>
  asked === 'thing' || asked === 'meaning' ? [] : told.filter(({ passage }) => toldBy(passage, asked, language) > 0);

/** `tell me more about the second`: the sentences around that line. `which of them …`: the lines that answer it. */
const answerToPointing = <Place>(
  { question, history, lines = [], areOffered = false }: Conversation,
  index: PassageIndex<Place>,
): Answer<Place> | null => {
  const placed = lines.flatMap((line): readonly Placed<Place>[] => {
    const at = Number(line);
    const passage = index.passages[at]?.passage;
    return passage === undefined ? [] : [{ at, passage }];
  });
  const pointing = pointingOf(question, placed.length, languageOf(question));
  if (pointing === null || pointing.kind === 'earlier' || placed.length !== lines.length) return null;
  if (pointing.kind === 'among') {
    const read = readQuestion(pointing.rest, history, index);
    const chosen = new Set(placed.map(({ at }) => at));
    return answerOf(foundFor(read, index, chosen), index);
  }
  const line = placed[pointing.line - 1];
  if (line === undefined) return null;
  if (pointing.asksMore) {
    const around = index.passages.flatMap(({ passage }, at) =>
      passage.paragraph === line.passage.paragraph ? [{ at, passage }] : [],
    );
    const quotes = quotesOf(around.slice(0, MOST_ITEMS), index);
    return areOffered
      ? { kind: 'not_answered', nearest: quotes, isAround: true }
      : { kind: 'quoted', quotes, unanswered: [] };
  }
  const read = readQuestion(pointing.rest, [`${line.passage.lead ?? ''} ${line.passage.text}`], index);
  const told = toldAlready(read, [line], index);
  return answerOf(told.length > 0 ? { isAnswer: true, passages: told } : { isAnswer: false, passages: [line] }, index);
};

interface FoundFor<Place> {
  readonly isAnswer: boolean;
  /** What answers, or what comes nearest, the best first. */
  readonly passages: readonly Placed<Place>[];
}

const answerOf = <Place>({ isAnswer, passages }: FoundFor<Place>, index: PassageIndex<Place>): Answer<Place> =>
  isAnswer
    ? { kind: 'quoted', quotes: quotesOf(passages, index), unanswered: [] }
    : { kind: 'not_answered', nearest: nearestOf(passages) };

/** A sentence that gives a reason for what is named answers `why`, in whichever words the rest is asked. */
const isReasonTold = <Place>(
  { asked }: Question,
  near: readonly Placed<Place>[],
  { language }: PassageIndex<Place>,
): boolean => asked === 'reason' && near.some(({ passage }) => toldBy(passage, asked, language) > 0);

/** Those of the time that is asked about: what is to come about says nothing of what has by now, and of two ends one is asked for. */
const ofTime = <Place>(
  { asked, asksSoFar, isOfEarlier, isSupposing }: Question,
  near: readonly Likely<Place>[],
  further: readonly Likely<Place>[],
  { language }: PassageIndex<Place>,
): readonly Likely<Place>[] => {
  if (asksSoFar && asked === 'thing') return near.filter(({ passage }) => !isToCome(passage, language));
  if (asked !== 'until') return near;
  if (isOfEarlier || isSupposing) return firstEnds(near, language);
  // One that says that it goes on beyond its end says until when, however it is put.
  const goingOn = further.filter((each) => !near.includes(each) && firstEnds([each], language).length === 0);
  return lastEnds([...near, ...goingOn], language);
};

/** What is printed around the material may answer, but is nothing to look at by itself; a heading says only what follows it. */
const offered = <Place>(likely: readonly Placed<Place>[]): readonly Placed<Place>[] =>
  likely.filter(({ passage }) => passage.isFurniture !== true && !passage.isHeading).slice(0, MOST_NEAREST);

/** Answers a question as it was understood. */
const foundFor = <Place>(read: Question, index: PassageIndex<Place>, among?: ReadonlySet<number>): FoundFor<Place> => {
  if (read.asked === 'meaning' && read.abbreviation !== null) {
    const short = `(${read.abbreviation})`;
    const at = index.passages.findIndex(({ passage }) => passage.text.includes(short));
    const defined = index.passages[at]?.passage;
    if (defined !== undefined) return { isAnswer: true, passages: [{ at, passage: defined }] };
  }
  const { likely: all, confidence } = judged(read, index);
  const likely = among === undefined ? all : all.filter(({ at }) => among.has(at));
  const { several } = read;
  const telling = likely.filter(
    ({ passage }) =>
      (NEEDED.has(read.asked)
        ? toldBy(passage, read.asked, index.language, read.counted, read.given) > 0
        : !passage.isHeading) &&
      (several === null || tellsSeveral(passage, several, index.language)),
  );
  const [best] = telling;
  const isFar = (best?.likelihood ?? 0) < NEAR_BEST * (all[0]?.likelihood ?? 0);
  if (best === undefined || confidence < CONFIDENT || isFar) return { isAnswer: false, passages: offered(likely) };
  const share = isOne(read.asked) ? NEAR_ONE : NEAR_BEST;
  const near = ofTime(
    read,
    telling.filter(({ likelihood }, rank) => likelihood >= share * best.likelihood && rank < MOST_QUOTES),
    telling.slice(0, MOST_ENDS),
    index,
  );
  const isSaid = near.some(({ turn }) => turn >= TURNS) || isReasonTold(read, near, index);
  if (near.length === 0 || read.weighsTwo || (read.ownCount > 0 && confidence < CERTAIN && !isSaid))
    return { isAnswer: false, passages: offered(likely) };
  return { isAnswer: true, passages: near };
};
