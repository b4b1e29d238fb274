import { truncate } from '#kernel/truncate';
import type { PublishedNewsLine } from '#modules/research/published';
import type { ComposedBrief } from './compose-brief';

/** Longest subject that inboxes show, in characters. */
const MAX_SUBJECT_LENGTH = 110;
const LONGEST_TITLE = 50;

const withoutEnd = (text: string): string => text.replace(/[.;,]$/, '');

const inOneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** What a line tells: by its page's title if it cannot be understood without it. */
const leadOf = ({ text, pageTitle }: PublishedNewsLine): string => pageTitle ?? text;

/** A text that is too long, up to the last whole word that fits. */
const begun = (text: string, room: number): string =>
  `${text
    .slice(0, room - 1)
    .replace(/(?<=\S)\s+\S*$/, '')
    .replace(/[\s.,:;–—-]+$/, '')}…`;

/**
 * The news in their own words after the title of the tracker or folder: as many of the first lines as are short enough, or
 * the beginning of the first one.
 */
export const mailSubject = (title: string, { sections }: ComposedBrief, isFirst: boolean): string => {
  const shortTitle = truncate(title.replace(/\p{Cc}+/gu, ' '), LONGEST_TITLE);
  if (isFirst) return `${shortTitle}: your first brief`;
  const [only] = sections;
  const headline = sections.length === 1 ? (only?.headline ?? null) : null;
  const leads = headline === null ? sections.flatMap(({ lines }) => lines.slice(0, 1).map(leadOf)) : [headline];
  const room = MAX_SUBJECT_LENGTH - shortTitle.length - 2;
  let words = '';
  for (const lead of leads.map(inOneLine)) {
    const longer = `${words === '' ? '' : `${words}; `}${withoutEnd(lead)}`;
    if (longer.length > room) break;
    words = longer;
  }
  return `${shortTitle}: ${words === '' ? begun(inOneLine(leads[0] ?? ''), room) : words}`;
};
