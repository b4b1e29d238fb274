import { memoize } from '#kernel/memoize';
import type { Language } from '#text/languages/language';
import { timeOf } from '#text/words/dates';
import { nameWordsIn } from '#text/words/names';
import { stemIn, stemSet } from '#text/words/stems';
import type { CandidateSentence } from '../analysed-page';
import { declaredChange, type DeclaredChange, hasReplacingWords } from '../compare/declared-change';
import { type Step, stepsAround, stepsIn, tellsFormer } from '../compare/declared-steps';
import { type DeclaredValues, declaredValuesOf } from '../compare/declared-values';
import { areOfOthers } from '../compare/designations';
import { placeOfValue } from '../compare/former-value';
import type { LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import { isAfter, nearestClaims } from './claim-from';

/** Number of lines whose pages are looked through. */
const MAX_PAGES = 60;
const NEAR = { minLikeness: 0.08, maxClaims: 20 };

/** Minimum number of words in common with the line, in the sentence and with its title. */
const SHARED: Readonly<Record<DeclaredChange['by'], { readonly own: number; readonly withTitle: number }>> = {
  former: { own: 1, withTitle: 2 },
  difference: { own: 1, withTitle: 2 },
  moved: { own: 2, withTitle: 2 },
};
/** The same for a value that is on the line's page, but not in the line. */
const SHARED_WITH_PAGE = { own: 2, withTitle: 3 };

export interface ChangeOfClaim extends DeclaredChange {
  readonly claim: LedgerClaim;
  /** Whether the line gives the old value; else only its page does. */
  readonly isInLine: boolean;
  /** Further lines that give the same old value. */
  readonly others: readonly LedgerClaim[];
}

type FoundChange = Omit<ChangeOfClaim, 'others'>;

interface Later {
  readonly run: Run;
  readonly runPage: RunPage;
  readonly sentence: CandidateSentence;
  readonly values: DeclaredValues;
  /** What the sentence, or the texts around it, say that its values replace. */
  readonly steps: readonly Step[];
  readonly withTitle: ReadonlySet<string>;
}

const countShared = (stems: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...stems].filter((stem) => others.has(stem) && !/^\d/.test(stem)).length;

const titleOf = ({ evidence: [first] }: LedgerClaim): string => first?.title ?? '';

const isComparable = ({ run, runPage, sentence }: Later, claim: LedgerClaim): boolean =>
  claim.live &&
  isAfter(run, runPage, claim) &&
  !claim.evidence.some(({ url }) => url === runPage.analysis.page.url) &&
  !areOfOthers(claim.text, sentence.text);

/** The values of lines, and of the titles and remembered figures of their pages, read once in a run and language. */
const knownValues = memoize((run: Run) => {
  const claimedAt = ({ publishedAt }: LedgerClaim): number => timeOf(publishedAt) ?? run.nowMs;
  const ofPage = (claim: LedgerClaim): string =>
    [titleOf(claim), ...run.remembered(claim.evidence[0]?.url ?? '').figures].join('; ');
  return memoize((language: Language | null) => ({
    ofLine: memoize((claim: LedgerClaim) => declaredValuesOf(claim.text, claimedAt(claim), language), new WeakMap()),
    ofPage: memoize((claim: LedgerClaim) => declaredValuesOf(ofPage(claim), claimedAt(claim), language), new WeakMap()),
  }));
}, new WeakMap());

/** Names up to the new value, without those of the reasons that follow. None where every noun is capitalised. */
const namesUpTo = (text: string, value: string, language: Language | null): readonly string[] => {
  const end = text.lastIndexOf(value);
  const names = language?.capitalisedNouns === true ? [] : [...nameWordsIn(end < 0 ? text : text.slice(0, end))];
  return names.map((name) => stemIn(name, language));
};

/** Whether both texts name something that the other lacks: copper from Peru, and from Chile. */
const areOfOtherNames = (later: Later, claim: LedgerClaim, { was, now }: DeclaredChange): boolean => {
  const { language, page } = later.runPage.analysis;
  const { stems } = later.run.remembered(claim.evidence[0]?.url ?? '');
  const lacks = (text: string, others: readonly string[]): ((name: string) => boolean) => {
    const known = new Set([...stemSet(text, language), ...later.run.topicStems, ...others]);
    return (name) => !known.has(name);
  };
  return (
    namesUpTo(later.sentence.text, now, language).some(lacks(`${titleOf(claim)} ${claim.text}`, stems)) &&
    namesUpTo(claim.text, was, language).some(lacks(`${page.title} ${later.sentence.text}`, []))
  );
};

const changeOfLine = (later: Later, claim: LedgerClaim): FoundChange | null => {
  const { language } = later.runPage.analysis;
  const change = declaredChange(knownValues(later.run)(language).ofLine(claim), later.values, language, later.steps);
  if (change === null || areOfOtherNames(later, claim, change)) return null;
  const { own, withTitle } = SHARED[change.by];
  const stems = stemSet(claim.text, language);
  const shares =
    countShared(later.sentence.stems, stems) >= own &&
    countShared(later.withTitle, new Set([...stems, ...stemSet(titleOf(claim), language)])) >= withTitle;
  return shares ? { ...change, claim, isInLine: true } : null;
};

/** Compares with the title and the figures remembered of the page that a line cites. */
const changeOfPage = (later: Later, claim: LedgerClaim): FoundChange | null => {
  const { language } = later.runPage.analysis;
  const title = titleOf(claim);
  const { stems } = later.run.remembered(claim.evidence[0]?.url ?? '');
  const change = declaredChange(knownValues(later.run)(language).ofPage(claim), later.values, language, later.steps);
  if (change === null || change.by === 'moved' || areOfOtherNames(later, claim, change)) return null;
  const words = new Set([...stemSet(`${claim.text} ${title}`, language), ...stems]);
  const isOnSame =
    countShared(later.sentence.stems, words) >= SHARED_WITH_PAGE.own &&
    countShared(later.withTitle, words) >= SHARED_WITH_PAGE.withTitle;
  return isOnSame ? { ...change, claim, isInLine: false } : null;
};

const changeOfNewestPages = (later: Later): FoundChange | null => {
  for (const { claim } of later.run.ledger.newest(MAX_PAGES)) {
    const change = isComparable(later, claim) ? changeOfPage(later, claim) : null;
    if (change !== null) return change;
  }
  return null;
};

/** The line whose value, or that of its page, a sentence says itself it replaces. */
export const changeDeclaredBy = (run: Run, runPage: RunPage, sentence: CandidateSentence): ChangeOfClaim | null => {
  const { language, publishedAt, page, sentences } = runPage.analysis;
  const following = sentences[sentence.index + 1];
  const next = following?.block === sentence.block ? following.text : null;
  const speaks = hasReplacingWords(sentence.text, language);
  // Most sentences speak of no change, and neither does what stands around them.
  if (!speaks && !hasReplacingWords(page.title, language) && (next === null || !tellsFormer(next, language)))
    return null;
  const values = declaredValuesOf(sentence.text, publishedAt ?? run.nowMs, language);
  const steps = [...stepsIn(values, language), ...stepsAround(values, { title: page.title, next }, language)];
  if (steps.length === 0 && !(speaks && values.amounts.length + values.dates.length > 0)) return null;
  const withTitle = new Set([...sentence.stems, ...runPage.titleStems]);
  const later: Later = { run, runPage, sentence, values, steps, withTitle };
  const near = nearestClaims(run, withTitle, NEAR, (claim) => isComparable(later, claim));
  const ofLines = near.flatMap((claim) => changeOfLine(later, claim) ?? []);
  const change = ofLines[0] ?? changeOfNewestPages(later);
  // Who tells the change again gives the old value, too.
  if (change === null || near.some(({ text }) => tellsValue(text, change.now, sentence.text))) return null;
  const others = ofLines.slice(1).filter(({ was, now }) => now === change.now && isSameValue(was, change.was));
  return { ...change, others: others.map(({ claim }) => claim) };
};

const wordsBeside = (text: string, at: number, value: string): readonly [before: string, after: string] => [
  /(\p{L}+) ?$/u.exec(text.slice(0, at))?.[1]?.toLowerCase() ?? '',
  /^ ?(\p{L}+)/u.exec(text.slice(at + value.length))?.[1]?.toLowerCase() ?? '',
];

/** Whether a line gives a value already. A bare number needs a word beside it that the sentence has there, too. */
const tellsValue = (line: string, value: string, sentence: string): boolean => {
  const at = placeOfValue(line, value);
  if (at < 0 || !/^[\d.,]+$/.test(value)) return at >= 0;
  const [before, after] = wordsBeside(sentence, placeOfValue(sentence, value), value);
  const [lineBefore, lineAfter] = wordsBeside(line, at, value);
  return (before !== '' && before === lineBefore) || (after !== '' && after === lineAfter) || before + after === '';
};

/** Whether values are written alike, but for a year or a unit: `13 December`, `13 December 2026`. */
const isSameValue = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
