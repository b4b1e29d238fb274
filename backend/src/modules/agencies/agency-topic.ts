import type { Agency } from './reference/agency-records';

/** The topic of an agency's tracker. */
export const agencyTopic = ({ displayName }: Agency): string =>
  `Track what the ${displayName} decides and does: rules, orders, budget, staff and leadership.`;
