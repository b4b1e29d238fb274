/**
 * How much may be typed, in characters unless it says how many. Here because the routes that refuse more and the fields
 * that take no more have to agree.
 */

/** Of what an administrator does, and of reading somebody else's data. */
export const MAX_REASON = 500;
/** On a line of findings. */
export const MAX_NOTE = 500;
export const MAX_TRACKER_DESCRIPTION = 2000;
/** By which similar pages are recognised. */
export const MAX_PHRASE = 200;
/** That pages must or must not contain. */
export const MAX_WORD = 50;
export const MAX_TAG = 50;
/** How many a tracker has. */
export const MAX_TAGS = 20;
export const MAX_CANDIDATE_NAME = 100;
export const MAX_CAMPAIGN_ITEM = 200;
/** How many a campaign has. */
export const MAX_CAMPAIGN_ITEMS = 5;
