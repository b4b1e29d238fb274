import type { FoundRemarkOf } from '#engine/composition/found-line';
import type { KnowledgeField } from '#engine/knowledge-field';
import type { StatedLink } from '#engine/ledger';
import { monthName, weekdayName } from '#text/languages/english/calendar';
import { oneOf } from '#text/words/phrases';
import { actDays, movedBy } from './act-days';
import { amendmentsOf } from './amendments';
import { dependenceOf } from './dependence';
import { descriptionsOfActs } from './described-acts';
import { moverOfDays, dayAfterSigning } from './effective-days';
import { endOfGround, endOfPart, claimsOnEndedGround, type ClaimOnGround, endingsOfActs } from './ended-grounds';
import { inForceOf, IN_FORCE_SENTENCE } from './period';

const OF_TIME = new RegExp(
  String.raw`^(?:\d{1,2}(?::\d\d)?|\d{4}|${monthName}|${weekdayName}|${oneOf(`
    a.m. p.m. am pm noon midnight eastern central mountain pacific standard daylight savings local time
    on at from until through after day days week weeks signing signature publication
  `).replaceAll('.', String.raw`\.`)})$`,
);

/**
 * Whether a sentence gives nothing but a time, `The duty will take effect on May 4 at noon.`: anything else would
 * follow its verb.
 */
const givesOnlyTime = (text: string): boolean => {
  const [opening = '', scope] = IN_FORCE_SENTENCE.exec(text) ?? [];
  if (opening === '' || scope !== undefined) return false;
  const rest = text.slice(opening.length, -1).trim();
  return rest.split(/,? /).every((word) => OF_TIME.test(word));
};

/**
 * Laws, orders, proclamations and rules: the days from, until and by which their provisions hold, and what depends on
 * an act that has ended. How a sentence ends an act is not part of this field; see `engine/compare/undoing`.
 */
export const legalActs: KnowledgeField = {
  links: (page, evidenceOf) => [...endingsOfActs(page, evidenceOf), ...descriptionsOfActs(page, evidenceOf)],
  remarks(line, known) {
    const { claim, kind, page, isByTitle } = line;
    // A title shown for a sentence says too little about what days apply to, and a line that ends something has no
    // days.
    const days = isByTitle || kind === 'contradicted' ? [] : actDays(claim, known.claims);
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
    ...claimsOnEndedGround(sentence, ledger, links),
  ],
  end: endOfGround,
};

/**
 * What an overview says of a line by the end of an act: that it ended, that a part of it did, or what it depends on.
 */
export type EndRemark = FoundRemarkOf<'no_longer_holds' | 'part_ended' | 'depends_on'>;

/** What the end of an act on which a claim depends means for the claim; null if there is none. */
export const endByAct = (claim: ClaimOnGround, links: readonly StatedLink[]): EndRemark | null =>
  endOfGround(claim, links) ??
  endOfPart(claim, links) ??
  dependenceOf({ claim, text: claim.text }, { links })[0] ??
  null;
