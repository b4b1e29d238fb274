import type { AnalysedPage } from '#engine/analysed-page';
import { nearSynonyms } from '#engine/gate/near-synonyms';
import type { Evidence, LedgerClaim, StatedLink } from '#engine/ledger';
import { bareTitle, identifiersIn } from '#engine/stories/titles';
import { addTo } from '#kernel/grouping';
import { memoize } from '#kernel/memoize';
import { groundOf } from '#text/languages/english/grounds';
import { calendarDayOf } from '#text/words/dates';
import { nameWordsIn } from '#text/words/names';
import { contentStems, stemSet } from '#text/words/stems';

/** What a sentence says of an act that it names by number. */
interface Description {
  /** The normal form of its number. */
  readonly id: string;
  /** The act as the sentence writes it: `Executive Order 118`. */
  readonly act: string;
  /** `… 118 of April 2, 2025 (Setting Ferry Dues)`, in milliseconds; null if the sentence does not say so. */
  readonly made: { readonly day: number; readonly title: string } | null;
  /** Stems of what was imposed under it: `the ferry dues imposed under …`; null if the sentence does not say. */
  readonly imposed: readonly string[] | null;
  readonly evidence: Evidence;
}

/** An act on which a line depends. */
export interface Ground {
  readonly id: string;
  readonly act: string;
  /** The pages that say so, if the line does not. */
  readonly said: readonly Evidence[];
  /** What the end must concern; null if the line names the act. */
  readonly thing: string | null;
}

const MADE = /^ of (\p{Lu}\p{Ll}+ \d{1,2}, \d{4}) \(([^()]{20,300})\)/u;
const IMPOSED = /\bthe ((?:\p{Ll}[\p{L}-]+ ){1,2}?\p{Ll}[\p{L}-]+) (?:(?:imposed|established|set|provided for) )?$/u;

const descriptionsIn = (evidence: Evidence): readonly Description[] => {
  const text = evidence.quote;
  return identifiersIn(text).flatMap(({ id, from, to }) => {
    const [, written = '', title = ''] = MADE.exec(text.slice(to)) ?? [];
    const day = written === '' ? Number.NaN : Date.parse(`${written} UTC`);
    const before = text.slice(0, from);
    const imposed = groundOf.test(before) ? IMPOSED.exec(before.replace(groundOf, ''))?.[1] : undefined;
    const made = Number.isNaN(day) ? null : { day, title };
    if (made === null && imposed === undefined) return [];
    const act = text.slice(from, to);
    return [{ id, act, made, imposed: imposed === undefined ? null : contentStems(imposed).slice(-2), evidence }];
  });
};

const kindsOf = ({ id, made, imposed }: Description): readonly string[] => [
  ...(made === null ? [] : [`made ${id}`]),
  ...(imposed === null ? [] : [`imposed ${id}`]),
];

/**
 * The sentences by which a page says when an act was made and what it is called, or what was imposed under it; one for
 * each act, since a page repeats them. They tell what rests on the act without naming its number.
 */
export const descriptionsOfActs = (
  { sentences }: Pick<AnalysedPage, 'sentences'>,
  evidenceOf: (quote: string) => Evidence,
): readonly StatedLink[] => {
  const known = new Set<string>();
  return sentences.flatMap(({ text }): readonly StatedLink[] => {
    const evidence = /\d{2}/.test(text) ? evidenceOf(text) : null;
    const said = evidence === null ? [] : descriptionsIn(evidence).flatMap(kindsOf);
    if (evidence === null || said.every((each) => known.has(each))) return [];
    for (const each of said) known.add(each);
    return [{ kind: 'describes_acts', evidence }];
  });
};

const described = memoize(
  (links: readonly StatedLink[]): readonly Description[] =>
    links.flatMap(({ kind, evidence }) => (kind === 'describes_acts' ? descriptionsIn(evidence) : [])),
  new WeakMap(),
);

const covers = (stems: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  wanted.every((each) => [each, ...nearSynonyms(each)].some((same) => stems.has(same)));

/** Number of words that begin the title of an act and say what it does: `Setting Ferry …`. */
const DEED = 2;

/**
 * The acts that a claim's page, published on their day, reports without their numbers, judging by its title: all of
 * that day whose titles say the same deed. Empty unless a description of one shares a name with the claim.
 */
export const actsReportedBy = (
  { text, evidence: [page] }: Pick<LedgerClaim, 'text' | 'evidence'>,
  links: readonly StatedLink[],
): readonly string[] => {
  const day = calendarDayOf(page?.publishedAt ?? null);
  if (page === undefined || day === null) return [];
  const title = stemSet(bareTitle(page.title, page.publisher));
  const names = nameWordsIn(text);
  const same = described(links).filter(
    ({ made }) => made?.day === day && covers(title, contentStems(made.title).slice(0, DEED)),
  );
  return same.some(({ evidence }) => [...nameWordsIn(evidence.quote)].some((name) => names.has(name)))
    ? [...new Set(same.map(({ id }) => id))]
    : [];
};

/** What was imposed under one act only, as its own title says too. */
const thingsImposed = memoize((links: readonly StatedLink[]): readonly (Ground & { readonly thing: string })[] => {
  const all = described(links);
  const titling = (thing: readonly string[], id: string): readonly Description[] =>
    all.filter((each) => each.id === id && each.made !== null && covers(stemSet(each.made.title), thing));
  const byThing = new Map<string, Description[]>();
  for (const each of all)
    if (each.imposed?.length === 2 && titling(each.imposed, each.id).length > 0)
      addTo(byThing, each.imposed.join(' '), each);
  return [...byThing].flatMap(([thing, same]) => {
    const [first, ...others] = same;
    if (first === undefined || others.some(({ id }) => id !== first.id)) return [];
    const said = [...same, ...titling(first.imposed ?? [], first.id)].map(({ evidence }) => evidence);
    return [{ id: first.id, act: first.act, said, thing }];
  });
}, new WeakMap());

/** The acts that imposed something mentioned in a text: `a ferry due`. */
export const actsSpokenOf = (text: string, links: readonly StatedLink[]): readonly Ground[] => {
  const stems = ` ${contentStems(text).join(' ')} `;
  return thingsImposed(links).filter(({ thing }) => stems.includes(` ${thing} `));
};
