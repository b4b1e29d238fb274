import type { Day } from '#events/research/remarks';
import { dayAfterSigning } from '../compare/effective-days';
import type { Evidence, FindingKind, LedgerClaim } from '../ledger';
import { isTooLong } from '../sentences/form';
import { calendarDayOf } from '../words/dates';
import type { FoundLine } from './found-line';
import { remarksOn } from './remarks/all';
import { remarksOnEndedAct } from './remarks/depends-on';
import { isoDay } from '../words/named-date';
import { dayOfPage, type FoundRemark, type Known, type ShownClaim } from './remarks/found';
import { shownText, titleBefore, titleOf } from './shown-text';
import { endedInPart } from './told-ending';

/** A claim, what it overrules, and the source of that. */
export interface Told {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly was?: string | undefined;
  readonly wasEvidence?: Evidence | undefined;
}

/** Composes lines at `at` (milliseconds, UTC), in view of all that is known. */
export interface Composing {
  readonly at: number;
  readonly known: Known;
}

const textOf = ({ claim, kind }: Told, at: number): string =>
  kind === 'new' || isTooLong(claim.text) ? shownText(claim, at) : claim.text;

const shownOf = (told: Told, at: number): (ShownClaim & { readonly page: Evidence }) | null => {
  const { claim, kind } = told;
  const [page] = claim.evidence;
  if (page === undefined) return null;
  const text = textOf(told, at);
  return { claim, kind, text, page, byTitle: text === titleOf(page) };
};

/** The day that `30 days after signing` means on the page that said so. */
const dayMeant = (was: string, page: Evidence | undefined): Day | null => {
  const signed = calendarDayOf(page?.publishedAt ?? null);
  const day = signed === null ? null : dayAfterSigning(was, signed);
  return day === null ? null : isoDay(day);
};

/** The earlier value or claim. A changed value may never have been told. */
const earlierRemark = ({ claim, kind, was, wasEvidence }: Told, { known }: Composing): readonly FoundRemark[] => {
  if (kind === 'new' || was === undefined) return [];
  const evidence = wasEvidence === undefined ? [] : [wasEvidence];
  if (kind === 'changed') return [{ kind: 'was', quote: was, day: dayMeant(was, wasEvidence), evidence: [] }];
  const part = endedInPart(
    claim,
    known.claims.find(({ text }) => text === was),
    known,
  );
  return [{ kind: 'contradicts', quote: was, act: part?.act ?? null, evidence }];
};

/** Of a sentence; what is shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/** Whether a line overrules an earlier one without saying what: its page's title stands for its sentence. */
const endsByTitle = ({ kind }: Told, text: string): boolean => kind === 'contradicted' && !END_MARK.test(text);

const titledOnPage = (
  story: readonly Told[],
  place: number,
  { text, page, claim, kind }: ShownClaim & { readonly page: Evidence },
  before: readonly string[],
  at: number,
): string | null => {
  const after = story
    .slice(place + 1)
    .filter((other) => other.claim.evidence[0]?.url === page.url)
    .map((other) => textOf(other, at));
  return titleBefore(claim, text, { before, after }, at, kind);
};

/** The lines of an update for one story; a line has a remark on what it overrules. */
export const linesOfNews = (story: readonly Told[], composing: Composing): readonly FoundLine[] =>
  inOrder(story, composing, (told, shown, title) => ({
    ...lineOf(shown, title),
    remarks: [...earlierRemark(told, composing), ...remarksOn(shown, composing.known)],
  }));

/**
 * The lines of an overview for one story. What a title ended is a line of its own, with a remark on its end; any other
 * contradiction is a remark only if the line itself does not state it, which is when there is `wasEvidence`.
 */
export const linesOfOverview = (story: readonly Told[], composing: Composing): readonly FoundLine[] =>
  inOrder(story, composing, (told, shown, title) => {
    const { page, text } = shown;
    const { kind, wasEvidence } = told;
    const remarks = remarksOn(shown, composing.known);
    if (kind === 'contradicted' && wasEvidence !== undefined && endsByTitle(told, text))
      return endedLine(told, page, wasEvidence, text, remarks, composing);
    const isStated = kind === 'contradicted' && wasEvidence === undefined;
    return { ...lineOf(shown, title), remarks: [...(isStated ? [] : earlierRemark(told, composing)), ...remarks] };
  });

const lineOf = (
  { claim, page, text, byTitle }: ShownClaim & { readonly page: Evidence },
  title: string | null,
): Omit<FoundLine, 'remarks'> => ({
  claimId: claim.id,
  text,
  evidence: page,
  byTitle,
  ...(title === null ? {} : { title }),
});

/** A line that was told before, with what ended it or a part of it. */
const endedLine = (
  { claim, was = '' }: Told,
  page: Evidence,
  wasEvidence: Evidence,
  by: string,
  remarks: readonly FoundRemark[],
  { known }: Composing,
): FoundLine => {
  const earlier = known.claims.find(({ text }) => text === was);
  const part = endedInPart(claim, earlier, known);
  const title = titleOf(wasEvidence);
  const ended: readonly FoundRemark[] =
    part === null ? [{ kind: 'no_longer_holds', day: dayOfPage(page), by, evidence: [page] }] : remarksOnEndedAct(part);
  return {
    claimId: earlier?.id ?? claim.id,
    evidence: wasEvidence,
    byTitle: false,
    text: was,
    ...(title === null || title === wasEvidence.quote ? {} : { title }),
    remarks: [...ended, ...remarks],
  };
};

type Compose = (told: Told, shown: ShownClaim & { readonly page: Evidence }, title: string | null) => FoundLine;

/** The lines of a story, each with its page's title if it needs that and no earlier line has it. */
const inOrder = (story: readonly Told[], { at }: Composing, compose: Compose): readonly FoundLine[] => {
  const onPage = new Map<string, string[]>();
  return story.flatMap((told, place) => {
    const shown = shownOf(told, at);
    if (shown === null) return [];
    const { page, text } = shown;
    if (told.wasEvidence !== undefined && endsByTitle(told, text)) return [compose(told, shown, null)];
    const before = onPage.get(page.url) ?? [];
    const title = titledOnPage(story, place, shown, before, at);
    onPage.set(page.url, [...before, text, ...(title === null ? [] : [title])]);
    return [compose(told, shown, title)];
  });
};
