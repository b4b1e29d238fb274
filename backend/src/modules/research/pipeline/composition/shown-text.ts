import type { LedgerClaim } from '../ledger';
import { unfitness } from '../ranking/fitness';
import { shownTitle } from '../stories/titles';
import { wordCount } from '../words/stems';

const TODAY =
  /^(?:(?:Earlier|Late|Later) )?(?:[Tt]oday|[Tt]onight|[Tt]his (?:morning|afternoon|evening))(?:, | (?=(?:the|an?|its)\b|\p{Lu}))/u;

/** A sentence without an opening `Today,`, which is wrong from the next day on; its day is shown beside it. */
export const withoutToday = (text: string): string => {
  const rest = text.replace(TODAY, '');
  return rest === text ? text : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const FEWEST_TITLE_WORDS = 3;

/** A claim as it is shown: by its page's title where the sentence is not fit to be printed by itself. */
export const shownText = (claim: LedgerClaim): string => {
  const [first] = claim.evidence;
  if (first === undefined) return claim.text;
  const reason = unfitness(claim.text, first.title);
  if (reason === null) return withoutToday(claim.text);
  const title = reason === 'opinion' ? first.title : shownTitle(first.title, first.publisher);
  return wordCount(title) < FEWEST_TITLE_WORDS ? claim.text : title;
};
