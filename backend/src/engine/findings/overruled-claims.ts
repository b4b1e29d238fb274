import { lazy, memoize } from '#kernel/memoize';
import { signingVerbs } from '#text/languages/english/clauses';
import type { Language } from '#text/languages/language';
import { days } from '#text/words/date-mention';
import { datesIn, timeOf } from '#text/words/dates';
import type { CandidateSentence } from '../analysed-page';
import { meaningOfStem, tokensIn, type ClauseToken } from '../compare/clause-words';
import { endsAct } from '../compare/contradictions';
import { correctedStatement, corrects } from '../compare/corrections';
import { endedThings } from '../compare/ended-thing';
import type { PublishedStatement } from '../compare/published-statement';
import { actsIn, actsPublishedIn } from '../compare/undoing/act-mentions';
import { opensWithVerb, undoingsIn } from '../compare/undoing/parse';
import { undoes } from '../compare/undoing/undoes';
import { isNews, type LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { isAfter, nearestClaims } from './claim-from';
import { endsInWords, mayEnd } from './ended-in-words';
import { lineOfEnded } from './ended-things';

const LIMITS = { minLikeness: 0.15, maxClaims: 12 };

/** Number of lines compared with a sentence that says that something ended. */
const MAX_LINES = 200;

/** The end of the earliest day that a text names, in milliseconds; infinite if it names none. */
const firstDayIn = (text: string, publishedAt: number): number =>
  Math.min(...datesIn(text, publishedAt).map(({ to }) => to));

/** Whether a day is before what was published, so that what a text says of it happened earlier. */
const isBefore = (day: number, claimedAt: number | null): boolean => claimedAt !== null && day < claimedAt - days(1);

/** Cached by language, null for English, and by published sentence, since many sentences are compared with each. */
const actsOf = memoize((language: Language | null) =>
  memoize((statement: PublishedStatement) => actsPublishedIn(statement, language), new WeakMap()),
);

/**
 * Whether a sentence reverses an act that a published one puts in force. The same number can be another act in another
 * place.
 */
const overrulesAct = (
  statement: PublishedStatement,
  text: string,
  words: readonly ClauseToken[],
  language: Language | null,
): boolean => {
  const ended = actsOf(language)(statement).filter((act) => endsAct(text, act, language));
  if (ended.length === 0) return false;
  const ofActs = new Set(ended.flatMap((act) => act.toLowerCase().split(/[\s-]/)));
  const places = [...statement.names].filter((name) => !ofActs.has(name));
  return places.length === 0 || words.some(({ lower }) => places.includes(lower));
};

/**
 * Whether a sentence without a subject belongs to a list of what a document does, below a sentence saying that the
 * document was signed.
 */
const isInList = ({ analysis }: RunPage, { text, index }: CandidateSentence): boolean =>
  opensWithVerb(text) && analysis.sentences.slice(0, index).some((above) => signingVerbs.test(above.text));

/** A sentence that may overrule what was published. */
interface OverrulingSentence {
  readonly text: string;
  /** The title of its page. */
  readonly title: string;
  /** When the page was published, in milliseconds. */
  readonly publishedAt: number;
  /** The language; null for English. */
  readonly language: Language | null;
  /** Whether it is in a list of what a signed document does, so that it needs no subject. */
  readonly inList: boolean;
}

/** Something published, and when its page was published. `isOwn`: whether that page is the sentence's own. */
interface OverrulableClaim {
  readonly statement: PublishedStatement;
  readonly claimedAt: number | null;
  readonly isOwn: boolean;
}

/**
 * Whether a sentence says in different words that something published no longer holds. It is parsed once, for the first
 * published statement that needs it.
 */
export const overrulingBy = ({
  text,
  title,
  publishedAt,
  language,
  inList,
}: OverrulingSentence): ((statement: OverrulableClaim) => boolean) => {
  const undoings = lazy(() => undoingsIn(text, { inActList: inList }));
  const namesAct = lazy(() => actsIn(text, language).length > 0);
  const wordsAndTitle = lazy(() => [...tokensIn(text), ...tokensIn(title)]);
  const endsActOf = (statement: PublishedStatement): boolean =>
    actsOf(language)(statement).length > 0 && namesAct() && overrulesAct(statement, text, wordsAndTitle(), language);
  return ({ statement, claimedAt, isOwn }) => {
    if (!isOwn)
      return (
        endsActOf(statement) ||
        undoings().some(
          (undoing) =>
            undoes(statement, undoing, wordsAndTitle()) &&
            !isBefore(firstDayIn(undoing.clause, publishedAt), claimedAt),
        )
      );
    const corrected = correctedStatement(text);
    return corrected !== null && corrects(statement, corrected);
  };
};

/** Claims with the words of the topic, by which a later page may refer to what they state. */
const withTopic = memoize((run: Run) => {
  const topic = [...run.topicStems].map(meaningOfStem);
  return memoize((claim: LedgerClaim): PublishedStatement => {
    const statement = run.ledger.statementOf(claim);
    return { ...statement, known: new Set([...statement.known, ...topic]) };
  }, new WeakMap());
}, new WeakMap());

/** The claim that a sentence, in different words, says no longer holds. */
export const overruledClaim = (run: Run, runPage: RunPage, sentence: CandidateSentence): LedgerClaim | null => {
  const claims = nearestClaims(run, sentence.stems, LIMITS, (claim) => isAfter(run, runPage, claim));
  const { page, publishedAt, language } = runPage.analysis;
  const inList = isInList(runPage, sentence);
  const overrules = overrulingBy({
    text: sentence.text,
    title: page.title,
    publishedAt: publishedAt ?? run.nowMs,
    language,
    inList,
  });
  const ends = runPage.isRelevant && mayEnd(sentence.text, language);
  const firstDay = lazy(() => firstDayIn(sentence.text, publishedAt ?? run.nowMs));
  const overruled = claims.find((claim) => {
    const claimedAt = timeOf(claim.publishedAt);
    const isOwn = claim.evidence.some(({ url }) => url === page.url);
    if (overrules({ statement: withTopic(run)(claim), claimedAt, isOwn })) return true;
    const mayBe = ends && !isOwn && !isBefore(firstDay(), claimedAt);
    return mayBe && endsInWords(run, runPage, sentence, claim);
  });
  // Most sentences say of nothing that it has ended.
  const things = runPage.isRelevant ? endedThings(sentence.text, language) : [];
  if (things.length === 0) return overruled ?? null;
  const lineAmong = (lines: readonly LedgerClaim[]) => lineOfEnded(run, runPage, { sentence, things }, lines);
  const newest = run.ledger.newest(MAX_LINES).map(({ claim }) => claim);
  const open = [...newest, ...claims.filter((claim) => !isNews(claim))].filter(
    (claim) =>
      run.ledger.holds(claim) && isAfter(run, runPage, claim) && !isBefore(firstDay(), timeOf(claim.publishedAt)),
  );
  const ended = lineAmong(open);
  if (overruled === undefined) return ended?.claim ?? null;
  // A line that states what ended goes before one whose title does.
  const mayReplace = ended?.states === true && language === null && lineAmong([overruled])?.states !== true;
  return mayReplace && actsIn(sentence.text, language).length === 0 ? ended.claim : overruled;
};
