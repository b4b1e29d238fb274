import { type RemarkInShort, publisherOf } from '#modules/research/published';
import { longDate, mediumDate } from '#wording/dates';
import type { BriefContent } from './brief-contents';
import type { BriefLine, ComposedBrief } from './compose-brief';

export const moreFindings = (more: number): string => `${more} more finding${more === 1 ? '' : 's'}`;

export const moreLines = (more: number): string => `${more} more line${more === 1 ? '' : 's'} on the trackers’ pages`;

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `November 20 to November 26` */
export const dayRangeWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  [from, to].map((day) => dayOfYear.format(Date.parse(day))).join(' to ');

/** `New` goes without saying. */
export const briefLabel = ({ kind, lead }: BriefLine): string | null => (kind === 'new' ? null : lead);

/** What was told before, where a line's own words do not say what they are about. */
export const aboutEarlierLine = (finding: string): string => `About: “${finding}”`;

export const publisherAndDay = (source: BriefLine['source']): string =>
  [publisherOf(source), ...(source.day === null ? [] : [mediumDate(Date.parse(source.day))])].join(', ');

const elsewhereOf = ({ alsoIn }: BriefLine): readonly string[] =>
  alsoIn.length === 0 ? [] : [`also in ${alsoIn.join(', ')}`];

/** Short remarks behind a line's source. */
export const shortRemarksOf = (line: BriefLine): readonly RemarkInShort[] => [
  ...line.remarks,
  ...elsewhereOf(line).map((words) => ({ words, link: null })),
];

/** The remarks on a line for listeners, who cannot look up what it is about. */
export const spokenNotesOf = (line: BriefLine): readonly string[] => [...line.said, ...elsewhereOf(line)];

const counted = (count: number, one: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];

/**
 * `2 new findings and 1 change`: the lines below, as the tracker's page and its card count them. What replaces a finding is not
 * one more, and what has no line is counted where it is linked: `1 more finding`.
 */
export const countsOf = ({ sections }: ComposedBrief): string => {
  const lines = sections.flatMap((section) => section.lines);
  const changes = lines.filter(({ kind }) => kind !== 'new').length;
  return [...counted(lines.length - changes, 'new finding'), ...counted(changes, 'change')].join(' and ');
};

/** The introduction below the title of a brief. */
export const introductionOf = ({ isFirst, day, brief }: Pick<BriefContent, 'isFirst' | 'day' | 'brief'>): string =>
  `${isFirst ? 'What is known so far' : countsOf(brief)}, ${longDate(Date.parse(day))}`;

export const CHECKED_NOTE = 'Every line was checked against the page that it links to.';

/** Heading of the updates that a mail has in addition to a folder's week. */
export const ALSO_NEW = 'Also new';
