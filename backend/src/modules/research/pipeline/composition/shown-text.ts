import type { LedgerClaim } from '../ledger';
import { alsoPlurals, eventVerbs, imperatives } from '../ranking/event-words';
import { isFit, unfitnessOfClaim } from '../ranking/fitness';
import { shownTitle } from '../stories/titles';
import { wordCount } from '../words/stems';
import { titleTells } from './telling-title';

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const FEWEST_TITLE_WORDS = 3;

/** A claim as it is shown: by its page's title where the sentence is not fit to be printed by itself. */
export const shownText = (claim: LedgerClaim): string => {
  const [first] = claim.evidence;
  if (first === undefined) return claim.text;
  const reason = unfitnessOfClaim(claim);
  if (reason === null) return claim.text;
  const title = reason === 'opinion' ? first.title : shownTitle(first.title, first.publisher);
  return wordCount(title) < FEWEST_TITLE_WORDS ? claim.text : title;
};

/** `Revokes the order …`, an item of a list of what a document does. */
const lacksSubject = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ', 2).map((word) => word.toLowerCase());
  if (alsoPlurals.has(first)) return /^(?:the|an?|all|its|new)$/.test(second);
  return imperatives.has(first) || (first.endsWith('s') && eventVerbs.has(first));
};

/** Whether a claim's sentence can be printed without those around it. */
export const isWholeLine = (claim: LedgerClaim): boolean => isFit(claim) && !lacksSubject(claim.text);

/**
 * Whether a claim as it is shown can be understood without its page. What contradicts an earlier claim is shown with that
 * claim.
 */
export const standsAlone = (claim: LedgerClaim): boolean => {
  if (isWholeLine(claim) || claim.overrules?.kind === 'contradicted') return true;
  const text = shownText(claim);
  return text !== claim.text && unfitnessOfClaim(claim) !== 'opinion' && titleTells(text);
};
