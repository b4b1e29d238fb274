import type { LedgerClaim } from '../ledger';
import { unfitness } from '../ranking/fitness';
import { shownTitle } from '../stories/titles';
import { wordCount } from '../words/stems';

const OWN_DAY =
  /^(?:(?:Earlier|Late|Later) )?(?:[Tt]oday|[Tt]onight|[Tt]his (?:morning|afternoon|evening)|[Ll]ast night|[Yy]esterday)(?:, | (?=(?:the|an?|its)\b|\p{Lu}))/u;

/** A sentence without an opening `Today,` or `Last night,`, which misleads on other days; its day is shown beside it. */
export const withoutOwnDay = (text: string): string => {
  const rest = text.replace(OWN_DAY, '');
  return rest === text ? text : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
};

/** Titles shorter than this name a kind of page, such as `Remarks`. */
const FEWEST_TITLE_WORDS = 3;

/** A claim as it is shown: by its page's title where the sentence is not fit to be printed by itself. */
export const shownText = (claim: LedgerClaim): string => {
  const [first] = claim.evidence;
  if (first === undefined) return claim.text;
  const reason = unfitness(claim.text, first.title);
  if (reason === null) return withoutOwnDay(claim.text);
  const title = reason === 'opinion' ? first.title : shownTitle(first.title, first.publisher);
  return wordCount(title) < FEWEST_TITLE_WORDS ? claim.text : title;
};
