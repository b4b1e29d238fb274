import { shortened } from '#kernel/shortened';
import type { ComposedBrief } from './compose-brief';

/** Longest subject that inboxes show, in characters. */
const LONGEST = 110;
const LONGEST_TITLE = 50;

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const withoutEnd = (text: string): string => text.replace(/[.;,]$/, '');

/**
 * The news in their own words after the title of the tracker or folder: as many of the first lines as are short enough;
 * otherwise how many there are.
 */
export const subjectOf = (title: string, { sections, findings }: ComposedBrief, isFirst: boolean): string => {
  const shortTitle = shortened(title.replace(/\p{Cc}+/gu, ' '), LONGEST_TITLE);
  if (isFirst) return `${shortTitle}: your first brief`;
  const [only] = sections;
  const headline = sections.length === 1 ? (only?.headline ?? null) : null;
  const leads =
    headline === null ? sections.flatMap(({ lines }) => lines.slice(0, 1).map(({ text }) => text)) : [headline];
  let words = '';
  for (const lead of leads) {
    const longer = `${words === '' ? '' : `${words}; `}${withoutEnd(lead.replace(/\p{Cc}+/gu, ' '))}`;
    if (shortTitle.length + 2 + longer.length > LONGEST) break;
    words = longer;
  }
  if (words !== '') return `${shortTitle}: ${words}`;
  const where = sections.length === 1 ? '' : ` in ${counted(sections.length, 'tracker')}`;
  return `${shortTitle}: ${counted(findings, 'new finding')}${where}`;
};
