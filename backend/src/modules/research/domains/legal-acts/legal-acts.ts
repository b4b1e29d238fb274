import type { Domain } from '#engine/domain';
import { dayAfterSigning } from './after-signing';
import { amendmentsOf } from './amendments';
import { daysOf, movedBy } from './days-told';
import { dependenceOf } from './dependence';
import { moverOfDays } from './effective-days';
import { endingsOfActs } from './ended-acts';
import { endOfGround, restingOnEnded } from './ended-grounds';
import { inForceOf } from './period';
import { saysOnlyWhen } from './says-only-when';

/**
 * Laws, orders, proclamations and rules: from, until and by when what they say holds, and what depends on one that has ended. How a sentence
 * ends an act is no matter of this field, see `engine/compare/undoing`.
 */
export const legalActs: Domain = {
  links: endingsOfActs,
  remarks(line, known) {
    const { claim, kind, page, byTitle } = line;
    // A title that stands for a sentence tells too little of what days are about, and what ends something has no days of its own.
    const days = byTitle || kind === 'contradicted' ? [] : daysOf(claim, known.claims);
    return [...days, ...dependenceOf(line, known), ...(kind === 'changed' ? movedBy(page, known) : [])];
  },
  demotes: saysOnlyWhen,
  period: inForceOf,
  mover: moverOfDays,
  dayMeant: (text, at) => dayAfterSigning(text, at)?.day ?? null,
  fallsWith: (sentence, ended, ledger) => [
    ...amendmentsOf(sentence, ended, ledger),
    ...restingOnEnded(sentence, ledger),
  ],
  end: endOfGround,
};
