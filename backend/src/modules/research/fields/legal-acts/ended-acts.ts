import { endOfAct } from '#engine/compare/contradictions';
import { speaksOfAct } from '#engine/compare/undoing/parse';
import type { ReadDocument } from '#engine/document';
import type { Evidence, StatedLink } from '#engine/ledger';
import { identifiersIn } from '#engine/stories/titles';
import { dateOf } from '#engine/composition/display-text';
import { timeOf } from '#text/words/dates';

/**
 * The sentences by which a page ends numbered acts or parts of them; they are kept even from pages that are not on the
 * topic.
 */
export const endingsOfActs = (
  { sentences }: Pick<ReadDocument, 'sentences'>,
  evidenceOf: (quote: string) => Evidence,
): readonly StatedLink[] =>
  sentences
    .filter(({ text, stems }) => {
      const mentioned = /\d/.test(text) ? identifiersIn(text) : [];
      return (
        mentioned.length > 0 && speaksOfAct(text, stems) && mentioned.some(({ id }) => endOfAct(text, id) !== null)
      );
    })
    .map(({ text }) => ({ kind: 'ends_acts', evidence: evidenceOf(text) }));

const publishedOf = ({ publishedAt }: Evidence): number => timeOf(publishedAt) ?? 0;

/** The pages that ended acts after a claim was published, whether or not they were on the topic, oldest first. */
export const endingsAfter = (claim: Parameters<typeof dateOf>[0], links: readonly StatedLink[]): readonly Evidence[] =>
  links
    .flatMap(({ kind, evidence }) => (kind === 'ends_acts' && publishedOf(evidence) > dateOf(claim) ? [evidence] : []))
    .sort((one, other) => publishedOf(one) - publishedOf(other));
