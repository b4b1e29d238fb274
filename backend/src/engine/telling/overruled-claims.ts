import { signingVerbs } from '#text/languages/english/clauses';
import { meaningOfStem, tokensIn, type Token } from '../compare/clause-words';
import { endsAct } from '../compare/contradictions';
import { correctedStatement, corrects } from '../compare/corrections';
import type { ToldStatement } from '../compare/told-statement';
import { actsIn, actsToldOf } from '../compare/undoing/named-acts';
import { opensWithVerb, undoingsIn } from '../compare/undoing/parse';
import { undoes } from '../compare/undoing/undoes';
import type { Candidate } from '../document';
import type { Language } from '#text/languages/language';
import type { LedgerClaim } from '../ledger';
import type { Reading, Run } from '../run';
import { datesIn, timeOf } from '#text/words/dates';
import { days } from '#text/words/named-date';
import { endsInWords, mayEnd } from './ended-in-words';
import { isAfter } from './is-after';
import { nearestClaims } from './nearest-claims';

const nearness = { likeness: 0.15, most: 12 };

/** Whether a text names a day before what was told: what it says happened earlier. */
const isBefore = (text: string, toldAt: number | null, at: number): boolean =>
  toldAt !== null && datesIn(text, at).some(({ to }) => to < toldAt - days(1));

/** Whether a sentence reverses an act that a told one puts in force. Numbers are given out anew at every place. */
const overrulesAct = (
  told: ToldStatement,
  text: string,
  words: readonly Token[],
  language: Language | null,
): boolean => {
  const ended = actsToldOf(told, language).filter((act) => endsAct(text, act, language));
  if (ended.length === 0) return false;
  const ofActs = new Set(ended.flatMap((act) => act.toLowerCase().split(/[\s-]/)));
  const places = [...told.names].filter((name) => !ofActs.has(name));
  return places.length === 0 || words.some(({ lower }) => places.includes(lower));
};

/** Whether a sentence without a subject is in a list of what a document does that the page says above was signed. */
const isInList = ({ document }: Reading, { text, place }: Candidate): boolean =>
  opensWithVerb(text) && document.sentences.slice(0, place).some((above) => signingVerbs.test(above.text));

/** A sentence that may overrule what was told. */
interface Overruling {
  readonly text: string;
  /** Of its page. */
  readonly title: string;
  /** When that was published; milliseconds. */
  readonly at: number;
  /** Null for English. */
  readonly language: Language | null;
  /** Whether it is in a list of what a signed document does, so that it needs no subject. */
  readonly inList: boolean;
}

/** Something told, with when its page was published. `isOwn`: by the page of the sentence. */
interface Overruled {
  readonly told: ToldStatement;
  readonly toldAt: number | null;
  readonly isOwn: boolean;
}

/** Whether a sentence says, in words of its own, that something told no longer holds; null if it speaks of nothing of the kind. */
export const overrulingBy = ({
  text,
  title,
  at,
  language,
  inList,
}: Overruling): ((told: Overruled) => boolean) | null => {
  const undoings = undoingsIn(text, inList);
  const corrected = correctedStatement(text);
  const namesAct = actsIn(text, language).length > 0;
  if (undoings.length === 0 && corrected === null && !namesAct) return null;
  const wordsAndTitle = [...tokensIn(text), ...tokensIn(title)];
  return ({ told, toldAt, isOwn }) => {
    if (isOwn) return corrected !== null && corrects(told, corrected);
    return (
      (namesAct && overrulesAct(told, text, wordsAndTitle, language)) ||
      undoings.some((undoing) => undoes(told, undoing, wordsAndTitle) && !isBefore(undoing.clause, toldAt, at))
    );
  };
};

/** A claim with the words of the topic, by which a later page may call what it told. */
const withTopic = (run: Run, claim: LedgerClaim): ToldStatement => {
  const told = run.told.statementOf(claim);
  return { ...told, known: new Set([...told.known, ...[...run.topicStems].map(meaningOfStem)]) };
};

/** The claim of which a sentence says, in words of its own, that it no longer holds. */
export const overruledClaim = (run: Run, reading: Reading, sentence: Candidate): LedgerClaim | null => {
  const claims = nearestClaims(run, sentence.stems, nearness, (claim) => isAfter(run, reading, claim));
  if (claims.length === 0) return null;
  const { page, publishedAt, language } = reading.document;
  const inList = isInList(reading, sentence);
  const overrules = overrulingBy({
    text: sentence.text,
    title: page.title,
    at: publishedAt ?? run.at,
    language,
    inList,
  });
  const ends = reading.relevant && mayEnd(sentence.text, language);
  const overruled = claims.find((claim) => {
    const toldAt = timeOf(claim.publishedAt);
    const isOwn = claim.evidence.some(({ url }) => url === page.url);
    if (overrules?.({ told: withTopic(run, claim), toldAt, isOwn }) === true) return true;
    const mayBe = ends && !isOwn && !isBefore(sentence.text, toldAt, publishedAt ?? run.at);
    return mayBe && endsInWords(run, reading, sentence, claim);
  });
  return overruled ?? null;
};
