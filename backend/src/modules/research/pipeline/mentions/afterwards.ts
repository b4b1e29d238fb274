import { isDoubtful } from '../compare/doubt';
import { withoutMeanwhile } from '../composition/present-tense';
import type { Evidence, LedgerClaim } from '../ledger';
import { isOfItsDay, tellsFinished } from '../ranking/own-time';
import { timeOf } from '../words/dates';
import { days } from '../words/named-date';

/** `Artemis II marks …`: the subject of a line, a name of two words or more. */
const SUBJECT = /^(?:The )?(\p{Lu}[\p{L}-]+(?: (?:\p{Lu}[\p{L}\d-]*|\d+))+)(?![\p{L}\d-])/u;

/** What was under way on the day of a line's page, by name; null if nothing was or it has no name. */
export const underWayIn = (text: string): string | null =>
  withoutMeanwhile(text) === null ? null : (SUBJECT.exec(text)?.[1] ?? null);

/** Minimum time after which a page reports on something as finished. */
const SOONEST = days(14);

/** A sentence up to the end of the clause that has a name; null if it does not name that. */
const upTo = (name: string, sentence: string): string | null => {
  const end = sentence.indexOf(name) + name.length;
  const [rest] = /^(?![\p{L}\d-])[^,;:]*/u.exec(sentence.slice(end)) ?? [];
  return end < name.length || rest === undefined ? null : sentence.slice(0, end) + rest;
};

/** Whether a sentence of a page dated `at` (milliseconds, UTC) reports in the past tense on what a claim told as under way. */
export const tellsAfterwards = (sentence: string, at: number, { text, publishedAt }: LedgerClaim): boolean => {
  const name = underWayIn(text);
  const toldAt = timeOf(publishedAt);
  if (name === null || toldAt === null || at < toldAt + SOONEST) return false;
  const told = upTo(name, sentence);
  return told !== null && tellsFinished(told) && !isDoubtful(told) && !isOfItsDay(sentence, null);
};

/** The first of a claim's further pages that reports on it afterwards. */
export const toldAfterwards = (claim: LedgerClaim): Evidence | null =>
  claim.evidence
    .slice(1)
    .find(({ quote, publishedAt }) => tellsAfterwards(quote, timeOf(publishedAt) ?? Number.NEGATIVE_INFINITY, claim)) ??
  null;
