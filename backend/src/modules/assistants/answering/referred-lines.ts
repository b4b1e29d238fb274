import type { QuestionInConversation } from './question-in-conversation';

/** Marks a reference to a line that was only offered, so that the text around it is never given as an answer. */
const OFFERED = '?';

export const offeredReference = (reference: string): string => `${OFFERED}${reference}`;

/** The lines of the last answer, from the references that a client sent back. */
export const referredLines = (references: readonly string[]): Pick<QuestionInConversation, 'lines' | 'areOffered'> => ({
  lines: references.map((reference) => (reference.startsWith(OFFERED) ? reference.slice(OFFERED.length) : reference)),
  areOffered: references.some((reference) => reference.startsWith(OFFERED)),
});

/** The lines of the references, in their order; null unless the material still has all of them. */
export const findReferredLines = <Line>(
  references: readonly string[],
  lineOf: (reference: string) => Line | undefined,
): readonly Line[] | null => {
  const found: Line[] = [];
  for (const reference of references) {
    const line = lineOf(reference);
    if (line === undefined) return null;
    found.push(line);
  }
  return found;
};
