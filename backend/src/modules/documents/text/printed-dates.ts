import { dayOf } from '#kernel/calendar';
import { longDate } from '#wording/dates';
import { type DocumentText, frontMatterOf } from './document-text';

/** Lines at the end that may contain a signature and what is printed beneath it. */
const MAX_BELOW = 6;

const DAY = String.raw`(?<day>\p{Lu}\p{Ll}+ \d{1,2}, \d{4})`;

/** `Friday, June 5, 2026`, alone above the text: the day of an issue. */
const ISSUE = new RegExp(String.raw`^\p{Lu}\p{Ll}+day, ${DAY}$`, 'u');

/** A place in capitals and a day, alone below the text, as an act is signed: `THE WHITE HOUSE, June 2, 2026.` */
const SIGNATURE = new RegExp(String.raw`^\p{Lu}[\p{Lu}\s.’'-]*[\p{Lu}.], ${DAY}\.?$`, 'u');

/** The calendar day written in that form; null if there is none. */
const dayIn = (text: string, pattern: RegExp): string | null => {
  const written = pattern.exec(text)?.groups?.['day'];
  const at = written === undefined ? NaN : Date.parse(`${written} UTC`);
  // A day that the calendar does not have is read as another one.
  return Number.isNaN(at) || longDate(at) !== written ? null : dayOf(new Date(at).toISOString());
};

type Text = Pick<DocumentText, 'paragraphs'>;

/** The one day among these lines; null if there is none, or if they disagree. */
const onlyDay = (lines: Text['paragraphs'], pattern: RegExp): string | null => {
  const [day, ...others] = new Set(lines.flatMap(({ text }) => dayIn(text, pattern) ?? []));
  return day === undefined || others.length > 0 ? null : day;
};

/** The day of the issue that a document is printed in, such as one of the Federal Register. */
export const issuedOn = (text: Text): string | null => {
  const front = frontMatterOf(text.paragraphs);
  return front.length === text.paragraphs.length ? null : onlyDay(front, ISSUE);
};

/** The day on which a document was signed, as it says below its text. */
export const signedOn = (text: Text): string | null => onlyDay(text.paragraphs.slice(-MAX_BELOW), SIGNATURE);
