import type { Conversation } from './conversation';

/** Before the reference to a line that was only offered to look at, so that what stands around it is never told as an answer. */
const OFFERED = '?';

export const offeredReference = (reference: string): string => `${OFFERED}${reference}`;

/** What a client sent back of the last answer's lines. */
export const referredLines = (references: readonly string[]): Pick<Conversation, 'lines' | 'areOffered'> => ({
  lines: references.map((reference) => (reference.startsWith(OFFERED) ? reference.slice(OFFERED.length) : reference)),
  areOffered: references.some((reference) => reference.startsWith(OFFERED)),
});
