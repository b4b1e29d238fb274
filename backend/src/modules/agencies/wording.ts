import type { Agency } from './reference/agency-records';

/** The topic of a tracker of an agency. A tracker with exactly this description counts as the agency's. */
export const topicOf = ({ displayName }: Agency): string =>
  `Track what the ${displayName} decides and does: rules, orders, budget, staff and leadership.`;
