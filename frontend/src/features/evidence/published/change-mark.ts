import type { ChangeKind } from './source';
import { evidenceTexts } from './texts/evidence';

/** The mark before a line of an update. */
export type ChangeMark =
  | { readonly kind: 'new' | 'contradicted'; readonly label: string }
  /** `from` and `to` are figures; both are absent unless one figure replaced another. */
  | { readonly kind: 'changed'; readonly label: string; readonly from?: string; readonly to?: string };

/** Amounts with their sign or unit: '$1.2 billion', '15%', '10 percent', '41,000'. */
const FIGURE =
  /(?:[$€£]\s?)?\d[\d,]*(?:\.\d+)?(?:\s?%|\s(?:per\s?cent|percent|percentage points|million|billion|trillion|days|years))?/gi;

const DATE =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}(?:, \d{4})?|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** The figures in a text, without dates, which are too long for a mark. */
const findFigures = (text: string): string[] =>
  [...text.replace(DATE, '').matchAll(FIGURE)].map(([match]) => match.trim());

const inShort = (amount: string): string => amount.replace(/\s?per\s?cent\b/i, '%').replace(/\s%/, '%');

/** Makes amounts comparable: the `10` of `from 10 to 15 percent` is the earlier 10%. */
const parseNumber = (amount: string): string => amount.replace(/[^\d.]/g, '');

const only = (texts: readonly string[]): string | undefined => (texts.length === 1 ? texts[0] : undefined);

/** The mark of a line: `was` is the earlier value or sentence of a changed or contradicted one. */
export const changeMark = (kind: ChangeKind, text: string, was: string | undefined): ChangeMark => {
  if (kind === 'new') return { kind, label: evidenceTexts().new };
  if (kind === 'contradicted') return { kind, label: evidenceTexts().reverses };
  const before = findFigures(was ?? '').map(inShort);
  const after = findFigures(text).map(inShort);
  const from = only([...new Set(before.filter((amount) => !after.includes(amount)))]) ?? only(before);
  const to = only([
    ...new Set(after.filter((amount) => !before.some((earlier) => parseNumber(earlier) === parseNumber(amount)))),
  ]);
  if (from === undefined || to === undefined) return { kind, label: evidenceTexts().changed };
  return { kind, label: evidenceTexts().changedFromTo(from, to), from, to };
};
