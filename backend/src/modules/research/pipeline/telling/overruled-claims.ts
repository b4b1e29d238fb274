import { signingVerbs } from '../languages/english/clauses';
import { tokensIn, type Token } from '../compare/clause-words';
import { endsAct } from '../compare/contradictions';
import { correctedStatement, corrects } from '../compare/corrections';
import type { ToldStatement } from '../compare/told-statement';
import { actsIn, actsToldOf } from '../compare/undoing/named-acts';
import { opensWithVerb, undoingsIn } from '../compare/undoing/parse';
import { undoes } from '../compare/undoing/undoes';
import type { Candidate } from '../document';
import type { Language } from '../languages/language';
import type { LedgerClaim } from '../ledger';
import type { Reading, Run } from '../run';
import { datesIn, timeOf } from '../words/dates';
import { days } from '../words/named-date';
import { isAfter } from './is-after';
import { nearestClaims } from './nearest-claims';

const nearness = { likeness: 0.15, most: 12 };

/** Whether a text names a day before a claim: what it says happened earlier. */
const isBefore = (text: string, claim: LedgerClaim, at: number): boolean => {
  const toldAt = timeOf(claim.publishedAt);
  return toldAt !== null && datesIn(text, at).some(({ to }) => to < toldAt - days(1));
};

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

/** The claim of which a sentence says, in words of its own, that it no longer holds. */
export const overruledClaim = (run: Run, reading: Reading, sentence: Candidate): LedgerClaim | null => {
  const { text, stems } = sentence;
  const claims = nearestClaims(run, stems, nearness, (claim) => isAfter(run, reading, claim));
  if (claims.length === 0) return null;
  const undoings = undoingsIn(text, isInList(reading, sentence));
  const corrected = correctedStatement(text);
  const { language } = reading.document;
  const namesAct = actsIn(text, language).length > 0;
  if (undoings.length === 0 && corrected === null && !namesAct) return null;
  const { url, title } = reading.document.page;
  const at = reading.document.publishedAt ?? run.at;
  const words = tokensIn(text);
  const wordsAndTitle = namesAct ? [...words, ...tokensIn(title)] : words;
  const isOverruled = (claim: LedgerClaim): boolean => {
    const told = run.told.statementOf(claim);
    const isOwn = claim.evidence.some((evidence) => evidence.url === url);
    if (isOwn) return corrected !== null && corrects(told, corrected);
    return (
      (namesAct && overrulesAct(told, text, wordsAndTitle, language)) ||
      undoings.some((undoing) => undoes(told, undoing, words) && !isBefore(undoing.clause, claim, at))
    );
  };
  // An act's own event ends before what was told beside another that mentions it.
  const headlines = claims.filter(({ role }) => role === 'headline');
  return headlines.find(isOverruled) ?? claims.find(isOverruled) ?? null;
};
