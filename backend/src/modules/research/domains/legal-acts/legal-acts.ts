import type { Domain } from '../domain';
import { amendmentsOf } from './amendments';
import { actLinksIn } from './act-links';
import { titlesFor } from './acts-named';
import { daysOf, movedBy } from './days-told';
import { alsoConcerned, dependenceOf } from './dependence';
import { moverOfDays } from './effective-days';
import { inForceOf } from './period';
import { saysOnlyWhen } from './says-only-when';

/**
 * Laws, orders, proclamations and rules: from, until and by when what they say holds, what they are called, and what falls with one
 * that has ended. That an act has ended is no matter of this field, see `pipeline/compare/undoing`.
 */
export const legalActs: Domain = {
  links: actLinksIn,
  remarks(line, known) {
    const { claim, kind, page, byTitle, isNews } = line;
    // A title that stands for a sentence tells too little of what days are about, and what ends something has no days of its own.
    const days = byTitle || kind === 'contradicted' ? [] : daysOf(claim, known.claims);
    const dependence = dependenceOf(line, known);
    return [
      ...titlesFor(line, dependence, known.links),
      ...days,
      ...dependence,
      ...(isNews && kind === 'contradicted' ? alsoConcerned(page, known) : []),
      ...(kind === 'changed' ? movedBy(page, known) : []),
    ];
  },
  demotes: saysOnlyWhen,
  period: inForceOf,
  mover: moverOfDays,
  fallsWith: amendmentsOf,
};
