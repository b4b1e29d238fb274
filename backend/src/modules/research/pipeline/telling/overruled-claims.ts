import { tokensIn, type Token } from '../compare/clause-words';
import { contradicts } from '../compare/contradictions';
import { correctedStatement, corrects } from '../compare/corrections';
import { toldStatement, type ToldStatement } from '../compare/told-statement';
import { actsToldOf } from '../compare/undoing/named-acts';
import { undoingsIn } from '../compare/undoing/parse';
import { undoes } from '../compare/undoing/undoes';
import type { Candidate } from '../document';
import type { LedgerClaim } from '../ledger';
import type { Reading, Run } from '../run';
import { datesIn, days, timeOf } from '../words/dates';

/** Told lines with less in common with a sentence are not compared with it, and only the nearest are. */
const rules = { likeness: 0.15, most: 12 };

const prepared = new WeakMap<LedgerClaim, ToldStatement>();

const statementOf = (claim: LedgerClaim): ToldStatement => {
  const known = prepared.get(claim);
  if (known !== undefined) return known;
  const statement = toldStatement(claim.text, claim.evidence[0]?.title ?? '');
  prepared.set(claim, statement);
  return statement;
};

/** Whether a page is from after a claim; a claim of the same run must be older, so that it is known which came first. */
const isAfter = (run: Run, reading: Reading, claim: LedgerClaim): boolean => {
  const at = reading.document.publishedAt;
  const toldAt = timeOf(claim.publishedAt);
  if (claim.firstSeenAt === run.now) return at !== null && toldAt !== null && at > toldAt;
  return at === null || at >= (toldAt ?? 0);
};

/** Whether a text names a day before a claim: what it says happened earlier. */
const isBefore = (text: string, claim: LedgerClaim, at: number): boolean => {
  const toldAt = timeOf(claim.publishedAt);
  return toldAt !== null && datesIn(text, at).some(({ to }) => to < toldAt - days(1));
};

/** Whether a sentence reverses an act that a told one puts in force. Numbers are given out anew at every place. */
const overrulesAct = (told: ToldStatement, text: string, words: readonly Token[]): boolean => {
  const titles = actsToldOf(told);
  if (titles.length === 0 || !contradicts(text, { story: '', identifiers: [], titles })) return false;
  const ofActs = new Set(titles.flatMap((title) => title.toLowerCase().split(/[\s-]/)));
  const places = [...told.names].filter((name) => !ofActs.has(name));
  return places.length === 0 || words.some(({ lower }) => places.includes(lower));
};

/** The claim of which a sentence says, in words of its own, that it no longer holds. */
export const overruledClaim = (run: Run, reading: Reading, { text, stems }: Candidate): LedgerClaim | null => {
  const {
    page: { url, title },
    publishedAt,
  } = reading.document;
  const at = publishedAt ?? run.at;
  const undoings = undoingsIn(text);
  const corrected = correctedStatement(text);
  const words = tokensIn(text);
  const named = [...words, ...tokensIn(title)];
  const near = run.told.lines
    .near(stems, rules.likeness)
    .map(({ claim }) => claim)
    .filter((claim) => run.told.holds(claim) && isAfter(run, reading, claim))
    .slice(0, rules.most);
  const isOwn = (claim: LedgerClaim): boolean => claim.evidence.some((evidence) => evidence.url === url);
  return (
    near.find((claim) => {
      const told = statementOf(claim);
      if (isOwn(claim)) return corrected !== null && corrects(told, corrected);
      return (
        overrulesAct(told, text, named) ||
        undoings.some((undoing) => undoes(told, undoing, words) && !isBefore(undoing.clause, claim, at))
      );
    }) ?? null
  );
};
