import { truncate } from '#kernel/truncate';
import type { BriefContent } from '../../brief/brief-contents';

/** Longest text message in characters: two or three parts, which carriers join. */
export const MAX_TEXT_MESSAGE_LENGTH = 320;
const LONGEST_TITLE = 60;

const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The first line of a brief with its title, how many more there are, and one short link. */
export const textMessage = ({ title, shortUrl, isFirst, brief: { sections, findings } }: BriefContent): string => {
  const shortTitle = truncate(inOneLine(title), LONGEST_TITLE);
  const line = sections[0]?.lines[0];
  const first = inOneLine(
    line === undefined ? '' : line.pageTitle === null ? line.text : `${line.pageTitle}: ${line.text}`,
  );
  const others = findings > 1 ? ` +${findings - 1} more` : '';
  const [head, tail] = [`${shortTitle}${isFirst ? ', so far' : ''}: `, `${others} ${shortUrl}`];
  return `${head}${truncate(first, MAX_TEXT_MESSAGE_LENGTH - head.length - tail.length)}${tail}`;
};
