/**
 * How much may be typed, in characters unless it says how many. Here because the routes that refuse more and the fields
 * that take no more have to agree.
 */

/** Longest reason for what an administrator does, and for reading somebody else's data. */
export const MAX_REASON = 500;
/** Longest note on a finding. */
export const MAX_NOTE = 500;
export const MAX_TRACKER_DESCRIPTION = 2000;
/** Longest phrase added to a tracker's topic. */
export const MAX_PHRASE = 200;
/** Longest word of a tracker's word filter. */
export const MAX_WORD = 50;
export const MAX_TAG = 50;
/** How many a tracker has. */
export const MAX_TAGS = 20;
export const MAX_CANDIDATE_NAME = 100;
export const MAX_CAMPAIGN_ITEM = 200;
/** How many a campaign has. */
export const MAX_CAMPAIGN_ITEMS = 5;
