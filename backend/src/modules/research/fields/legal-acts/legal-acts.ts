import type { KnowledgeField } from '#engine/knowledge-field';
import { dayAfterSigning } from './after-signing';
import { amendmentsOf } from './amendments';
import { actDays, movedBy } from './act-days';
import { dependenceOf } from './dependence';
import { descriptionsOfActs } from './described-acts';
import { moverOfDays } from './effective-days';
import { endingsOfActs } from './ended-acts';
import { endOfGround, endOfPart, restingOnEnded } from './ended-grounds';
import { inForceOf } from './period';
import { givesOnlyTime } from './gives-only-time';

/**
 * Laws, orders, proclamations and rules: the days from, until and by which their provisions hold, and what depends on
 * an act that has ended. How a sentence ends an act is not part of this field; see `engine/compare/undoing`.
 */
export const legalActs: KnowledgeField = {
  links: (page, evidenceOf) => [...endingsOfActs(page, evidenceOf), ...descriptionsOfActs(page, evidenceOf)],
  remarks(line, known) {
    const { claim, kind, page, byTitle } = line;
    // A title shown for a sentence says too little about what days apply to, and a line that ends something has no
    // days.
    const days = byTitle || kind === 'contradicted' ? [] : actDays(claim, known.claims);
    const part = endOfPart(claim, known.links);
    const depends = part === null && claim.partsEnded === undefined ? dependenceOf(line, known) : [];
    return [...(part === null ? [] : [part]), ...days, ...depends, ...(kind === 'changed' ? movedBy(page, known) : [])];
  },
  demotes: givesOnlyTime,
  period: inForceOf,
  mover: moverOfDays,
  dayMeant: (text, at) => dayAfterSigning(text, at)?.day ?? null,
  fallsWith: (sentence, ended, ledger, links) => [
    ...amendmentsOf(sentence, ended, ledger),
    ...restingOnEnded(sentence, ledger, links),
  ],
  end: endOfGround,
};
