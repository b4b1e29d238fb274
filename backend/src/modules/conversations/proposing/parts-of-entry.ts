import type { DiaryEntry } from '#events/conversations/diary-entry';
import { anyLanguage } from '../languages/diary-languages';

/** Between the things that were had together: `a sandwich and an apple`. */
const JOINT = new RegExp(
  String.raw`\s*(?:,|&|\+)\s*(?:(?:${anyLanguage(({ joints }) => joints.and)})\s+)?|\s+(?:${anyLanguage(({ joints }) => joints.and)})\s+`,
  'iu',
);

/** An article before a thing that now stands first: `(an) apple`. */
const ARTICLE = new RegExp(`^(?:${anyLanguage(({ joints }) => joints.someMore)}) `, 'iu');

/**
 * What stays of a meal or drink of several things if those that are meant are taken out of it. Null if the entry is of one
 * thing, or if all of it or no single part is meant.
 */
export const withoutPart = (was: DiaryEntry, isMeant: (entry: DiaryEntry) => boolean): DiaryEntry | null => {
  if (was.kind !== 'meal' && was.kind !== 'drink') return null;
  const parts = was.what.split(JOINT).filter((part) => part !== '');
  const staying = parts.filter((part) => !isMeant({ ...was, what: part, words: part }));
  if (staying.length === 0 || staying.length === parts.length) return null;
  const keepsFirst = staying[0] === parts[0];
  const what = staying.join(', ');
  // The amount is that of the first thing.
  return keepsFirst ? { ...was, what } : { ...was, what: what.replace(ARTICLE, ''), amount: null };
};
