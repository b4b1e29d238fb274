import type { Candidate, ReadDocument } from '../document';
import type { InForceDay } from '../ledger';
import { acts, binds, takesEffect } from '../ranking/patterns/news';
import { calendarDayOf, datesIn } from '../words/dates';
import { isoDay } from '../words/named-date';
import { anyOf, oneOf } from '../words/phrases';
import { stem, stemSet } from '../words/stems';

/** Verbs for what may happen to a rule. */
const ends = oneOf(`
  adjust cease change end expire increase lapse lower modify raise reconsider reimpose reinstate reintroduce repeal replace rescind
  restore resume reverse revert review revise revoke suspend terminate withdraw
`);
const MAY_END = anyOf(`(?:will|shall|may) (?:\\p{Ll}+ly )?(?:be )?(?:(?:${ends})(?:d|ed|n)?|no longer)`, 'u');

/** `If the treaty is not signed by March 31, 2026, …`: the clause, and what follows. */
const IF = /^(?:If|Unless) (?<clause>.*? (?:by|before) .*?\d{4}), (?<rule>.*)$/u;
/** `These dues shall apply unless the treaty is signed by March 31, 2026.` */
const UNLESS = /^(?<rule>[^,;]*? (?:will|shall) [^,;]*?),? unless (?<clause>.* (?:by|before) .*)$/u;

/** Nouns for a rule that changes something. */
const change = stemSet('action adjustment change measure modification provision reduction rule step');
const POINTS = /\b(?:[Tt]hese|[Tt]his|[Tt]hose|[Ss]uch|[Tt]he) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)/gu;

/** Whether a clause refers to a line's subject: `these modifications`, or `these dues` for a line on dues. */
const isAbout = (clause: string, { stems }: Pick<Candidate, 'stems'>): boolean =>
  [...clause.matchAll(POINTS)].some(([written, phrase = '']) =>
    phrase
      .split(' ')
      .map(stem)
      .some((word) => (change.has(word) && !/^the /i.test(written)) || stems.has(word)),
  );

const isProviso = (text: string, line: Candidate): boolean => {
  const condition = IF.exec(text)?.groups?.['rule'];
  if (condition !== undefined) return MAY_END.test(condition) && isAbout(condition, line);
  const rule = UNLESS.exec(text)?.groups?.['rule'];
  return rule !== undefined && isAbout(rule, line);
};

/** Maximum number of sentences before it. */
const NEAR = 2;

const tellsRule = (text: string): boolean => acts.test(text) || binds.test(text) || takesEffect.test(text);

/**
 * The sentence after a rule, in the same paragraph, that makes it depend on something being done by a future day: `If the treaty is
 * not signed by March 31, 2026, the ministry will reconsider these dues.` Null if there is none.
 */
export const provisoOf = (
  line: Candidate,
  { sentences, page, language }: Pick<ReadDocument, 'sentences' | 'page' | 'language'>,
): InForceDay | null => {
  const written = calendarDayOf(page.publishedAt);
  if (written === null || language !== null || !tellsRule(line.text)) return null;
  for (const next of sentences.slice(line.place + 1, line.place + 1 + NEAR)) {
    if (next.block !== line.block) return null;
    if (next.quoted || next.label !== '' || !isProviso(next.text, line)) continue;
    const [day, ...others] = datesIn(next.text, written).filter(({ named }) => named === 'day');
    if (day !== undefined && others.length === 0 && day.from > written)
      return { day: isoDay(day.from), quote: next.text };
  }
  return null;
};
