import { anyOf } from '../../words/phrases';

/**
 * Words that show that a clause does not report an act as done: negation, possibility, request, plan, attempt, or only
 * a part.
 */
export const doubtPattern = anyOf(
  String.raw`
    not|no|nothing|never|nor|neither|none|without|cannot|hardly|barely
    may|might|could|would|should|must|can|will|shall
    if|unless|whether|until|(?<!at )once|before
    unlikely|likely|possibly|perhaps|reportedly|allegedly|rumou?rs?|rumou?red|almost|nearly
    ago|formerly|previously|in the past|last (?:year|month)
    wrongly|falsely|mistakenly|incorrectly|untrue|false|hoax|fake|briefly
    partly|partially|in part|portions? of|parts? of|some of|sections? \d+[a-z()]* of|certain
    bill|bills|proposals?|proposes|proposed|petition|motion|lawsuits?|draft
    calls? (?:for|to|on)|called (?:for|on)|calling (?:for|on)
    urges?|urged|asks?|asked|wants?|wanted|seeks?|sought|hopes?|hoped|fears?|feared|expects?|expected|aims? to|aimed to
    plans? to|planned to|threatens?|threatened|considers?|considering|considered|about to|set to
    fails?|failed|refused|refuses|declined|declines|demands?|demanded|vows?|vowed|promised|promises|pending
    attempts?|attempted|tried|tries|efforts?|claims?|claimed|argues?|argued|predicts?|predicted|warns?|warned
    deny|denied|denies|rejects?|rejected|appeals? (?:to|for|against)|appealed
  `,
  'i',
);

/** The words of doubt that may also mean that something is allowed or intended. */
export const allowingModals = /\b(?:may|can|will|would)\b/g;

/** The statement of an earlier version of the page, captured by the group. */
export const correction =
  /\b(?:earlier|previous) version of this (?:article|story|report|page|post|item)\b[^;.]{0,40}?\b(?:incorrectly |wrongly |mistakenly )?(?:said|stated|reported|wrote|claimed)(?: incorrectly| wrongly| mistakenly)?(?: that)? ([^;.]{10,})/i;

/** A cheap check for `correction`. */
export const earlierVersion = /\b(?:earlier|previous) version of this\b/i;
