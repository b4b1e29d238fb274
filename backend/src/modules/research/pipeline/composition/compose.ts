import { groupBy } from '../grouping';
import type { Evidence, Finding, FindingKind, LedgerClaim } from '../ledger';
import { bareTitle } from '../stories/titles';
import { timeOf } from '../words/dates';
import { stemSet } from '../words/stems';
import { groupsOf } from './groups';

/** One line of an overview or an update. `source` counts from 1 into the composition's sources. */
export interface ComposedLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  /** The earlier value or claim; on changed and contradicted lines only. */
  readonly was?: string;
  /** On contradicted lines: the earlier claim's source. */
  readonly wasSource?: number;
  /** The heading it stands under, a noun phrase that at least three lines share; null under none. */
  readonly group: string | null;
}

export interface Composition {
  /** Markdown: a list, with `[n]` after each line pointing to `sources[n - 1]`. */
  readonly content: string;
  readonly lines: readonly ComposedLine[];
  /** Each with its own number, in order of first mention. */
  readonly sources: readonly Evidence[];
  /** How many further findings stand in the ledger only. */
  readonly more: number;
}

const MOST_IN_OVERVIEW = 10;
/** The newest stories of an overview whatever they weigh; the other places go to the weightiest of those that follow. */
const ALWAYS_SHOWN = 5;
const CONSIDERED = 15;
const MOST_IN_UPDATE = 7;

/** Numbers sources by page and quote, so that a marker leads to the very sentence it follows. */
const sourceNumbers = () => {
  const sources: Evidence[] = [];
  const numbers = new Map<string, number>();
  return {
    sources,
    numberOf(evidence: Evidence): number {
      const key = `${evidence.url}\n${evidence.quote}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, sources.push(evidence));
      return sources.length;
    },
  };
};

/** Markdown reads these as markup where a page meant them as they are. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

const written = (line: ComposedLine): string => {
  const text = `${escaped(line.text)} [${line.source}]`;
  switch (line.kind) {
    case 'new':
      return `- ${text}`;
    case 'changed':
      return `- **Changed:** ${text} (was: ${escaped(line.was ?? '')})`;
    case 'contradicted':
      return `- **Contradicts:** ${text} (earlier: ${escaped(line.was ?? '')}${line.wasSource === undefined ? '' : ` [${line.wasSource}]`})`;
  }
};

const contentOf = (lines: readonly ComposedLine[]): string => {
  const parts: string[] = [];
  let group: string | null = null;
  for (const line of lines) {
    if (line.group !== group) {
      if (line.group !== null) parts.push(`${parts.length === 0 ? '' : '\n'}### ${escaped(line.group)}\n`);
      else if (parts.length > 0) parts.push('\n### Further\n');
      group = line.group;
    }
    parts.push(written(line));
  }
  return parts.join('\n');
};

const dateOf = (claim: LedgerClaim): number => timeOf(claim.publishedAt) ?? timeOf(claim.firstSeenAt) ?? 0;

interface Story {
  readonly lead: LedgerClaim;
  readonly details: readonly LedgerClaim[];
}

const storiesOf = (claims: readonly LedgerClaim[]): readonly Story[] =>
  [...groupBy(claims, ({ story }) => story).values()].flatMap((same) => {
    const lead = same.find(({ role }) => role === 'headline') ?? same[0];
    return lead === undefined ? [] : [{ lead, details: same.filter((claim) => claim !== lead) }];
  });

/** How much a story matters: how near it is to what was asked, and how many pages and hosts tell it. */
const weightOf = ({ lead, details }: Story): number => {
  const evidence = [lead, ...details].flatMap((claim) => claim.evidence);
  const pages = new Set(evidence.map(({ url }) => url)).size;
  const hosts = new Set(evidence.map(({ host }) => host)).size;
  return lead.relevance / 2 + pages / 2 + hosts / 2;
};

const newestFirst = (a: Story, b: Story): number => dateOf(b.lead) - dateOf(a.lead);

const chosen = (stories: readonly Story[]): readonly Story[] => {
  const recent = [...stories].sort(newestFirst).slice(0, CONSIDERED);
  const weighed = recent.slice(ALWAYS_SHOWN).sort((a, b) => weightOf(b) - weightOf(a));
  return [...recent.slice(0, ALWAYS_SHOWN), ...weighed.slice(0, MOST_IN_OVERVIEW - ALWAYS_SHOWN)].sort(newestFirst);
};

/** Lines under a heading stand together, and so do those under none, each group at the place of its newest. */
const inGroups = <T>(
  items: readonly T[],
  groups: readonly (string | null)[],
): readonly (readonly [T, string | null])[] =>
  [...new Set(groups)].flatMap((group) =>
    items.flatMap((item, index) => (groups[index] === group ? [[item, group] as const] : [])),
  );

/**
 * The overview: at most ten stories that hold, the newest first, a second sentence behind its own headline where there is room.
 * The description's own words head no group.
 */
export const composeState = (claims: readonly LedgerClaim[], description = ''): Composition => {
  const live = claims.filter((claim) => claim.live);
  const stories = chosen(storiesOf(live));
  let room = MOST_IN_OVERVIEW - stories.length;
  const shown = stories.map(({ lead, details }): readonly LedgerClaim[] => {
    const kept = details.slice(0, room);
    room -= kept.length;
    return [lead, ...kept];
  });
  const titled = stories.map(
    ({
      lead: {
        text,
        evidence: [first],
      },
    }) => ({ text, title: bareTitle(first?.title ?? '', first?.publisher) }),
  );
  const groups = groupsOf(titled, stemSet(description));
  const { sources, numberOf } = sourceNumbers();
  const lines = inGroups(shown, groups).flatMap(([story, group]) =>
    story.flatMap(({ text, evidence: [first] }): readonly ComposedLine[] =>
      first === undefined ? [] : [{ kind: 'new', text, source: numberOf(first), group }],
    ),
  );
  return { content: contentOf(lines), lines, sources, more: live.length - lines.length };
};

const updateLine = (finding: Finding, numberOf: (evidence: Evidence) => number): readonly ComposedLine[] => {
  const { claim, kind, was, wasEvidence } = finding;
  const [first] = claim.evidence;
  if (first === undefined) return [];
  const source = numberOf(first);
  return [
    {
      kind,
      text: claim.text,
      source,
      ...(was === undefined ? {} : { was }),
      ...(wasEvidence === undefined ? {} : { wasSource: numberOf(wasEvidence) }),
      group: null,
    },
  ];
};

const findings = (count: number): string => `${count} more ${count === 1 ? 'finding' : 'findings'}`;

/** The update: the weightiest seven findings, each story's second sentence behind its headline; the rest is counted. */
export const composeUpdate = (recorded: readonly Finding[]): Composition => {
  const told = recorded.slice(0, MOST_IN_UPDATE);
  const stories = [...new Set(told.map(({ claim }) => claim.story))];
  const ordered = stories.flatMap((story) => told.filter(({ claim }) => claim.story === story));
  const { sources, numberOf } = sourceNumbers();
  const lines = ordered.flatMap((finding) => updateLine(finding, numberOf));
  const more = recorded.length - lines.length;
  const content = contentOf(lines);
  return { content: more > 0 ? `${content}\n\n${findings(more)}.` : content, lines, sources, more };
};
