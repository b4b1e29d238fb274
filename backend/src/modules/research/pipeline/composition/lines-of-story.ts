import type { Day } from '#events/research/remarks';
import { dayAfterSigning } from '../compare/effective-days';
import type { Evidence, FindingKind, LedgerClaim } from '../ledger';
import { shortened } from '../ranking/shortened';
import { isTooLong } from '../sentences/form';
import { calendarDayOf } from '../words/dates';
import type { FoundLine } from './found-line';
import { remarksOn } from './remarks/all';
import { remarksOnEndedAct } from './remarks/depends-on';
import { imposedInstead, sameFor } from './remarks/ending';
import { isoDay } from '../words/named-date';
import { dayOfPage, type FoundRemark, type Known, type ShownClaim } from './remarks/found';
import { findCondition } from './remarks/in-force';
import { shownText, titleBefore, titleOf } from './shown-text';
import { endedInPart, endingSentence } from './told-ending';

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
  const quote = shortened(was) ?? was;
  const evidence = wasEvidence === undefined ? [] : [wasEvidence];
  if (kind === 'changed') return [{ kind: 'was', quote, day: dayMeant(was, wasEvidence), evidence: [] }];
  const part = endedInPart(
    claim,
    known.claims.find(({ text }) => text === was),
    known,
  );
  return [{ kind: 'contradicts', quote, act: part?.act ?? null, evidence }];
};

/** Of a sentence; what is shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/** Whether a line overrules an earlier one without saying what: its page's title stands for its sentence. */
const endsByTitle = ({ kind }: Told, text: string): boolean => kind === 'contradicted' && !END_MARK.test(text);

/** A sentence that ends many acts, shown with those that matter here; null for any other line. */
interface Ending {
  readonly text: string;
  readonly others: readonly string[];
}

const endingOf = (told: Told, text: string, known: Known): Ending | null =>
  told.wasEvidence !== undefined && endsByTitle(told, text) ? endingSentence(told.claim, known) : null;

/** The remarks on a line; on one that ends something, also what was imposed in its place. */
const remarksWithImposed = (
  { kind, was = '' }: Told,
  shown: ShownClaim & { readonly page: Evidence },
  ending: Ending | null,
  { at, known }: Composing,
): readonly FoundRemark[] => [
  ...remarksOn(shown, known),
  ...(kind === 'contradicted' ? imposedInstead(shown.page, `${ending?.text ?? shown.text} ${was}`, known, at) : []),
];

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
  inOrder(story, composing, (told, shown, title) => {
    const { known } = composing;
    const ending = endingOf(told, shown.text, known);
    const { claim, page, byTitle } = shown;
    const remarks = [
      ...(ending === null ? [] : sameFor(ending.others, known)),
      ...earlierRemark(told, composing),
      ...remarksWithImposed(told, shown, ending, composing),
    ];
    return [
      {
        claimId: claim.id,
        text: ending?.text ?? shown.text,
        evidence: page,
        byTitle: byTitle && ending === null,
        ...(title === null ? {} : { title }),
        remarks,
      },
    ];
  });

/**
 * The lines of an overview for one story. What a title or a list of acts ended is a line of its own, with a remark on its end; any other
 * contradiction is a remark only if the line itself does not state it, which is when there is `wasEvidence`.
 */
export const linesOfOverview = (story: readonly Told[], composing: Composing): readonly FoundLine[] =>
  inOrder(story, composing, (told, shown, title) => {
    const { claim, page, text, byTitle } = shown;
    const { known } = composing;
    const { kind, wasEvidence } = told;
    const own = { claimId: claim.id, evidence: page, byTitle, text, ...(title === null ? {} : { title }) };
    if (kind !== 'contradicted')
      return [{ ...own, remarks: [...earlierRemark(told, composing), ...remarksOn(shown, known)] }];
    const ending = endingOf(told, text, known);
    const remarks = remarksWithImposed(told, shown, ending, composing);
    if (wasEvidence === undefined) return [{ ...own, remarks }];
    if (!endsByTitle(told, text)) return [{ ...own, remarks: [...earlierRemark(told, composing), ...remarks] }];
    return ending === null
      ? [endedLine(told, page, wasEvidence, text, remarks, composing)]
      : [
          {
            claimId: claim.id,
            evidence: page,
            byTitle: false,
            text: ending.text,
            remarks: [...sameFor(ending.others, known), ...remarks],
          },
          endedLine(told, page, wasEvidence, text, [], composing),
        ];
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
  const text = shortened(was) ?? was;
  const title = titleOf(wasEvidence);
  const condition =
    earlier === undefined ? [] : findCondition({ claim: earlier, kind: 'new', text, byTitle: false }, known);
  const ended: readonly FoundRemark[] =
    part === null
      ? [{ kind: 'no_longer_holds', day: dayOfPage(page), by, evidence: [page] }]
      : [...condition, ...remarksOnEndedAct(part)];
  return {
    claimId: earlier?.id ?? claim.id,
    evidence: wasEvidence,
    byTitle: false,
    text,
    ...(title === null || title === wasEvidence.quote ? {} : { title }),
    remarks: [...ended, ...remarks],
  };
};

type Compose = (
  told: Told,
  shown: ShownClaim & { readonly page: Evidence },
  title: string | null,
) => readonly FoundLine[];

/** The lines of a story, each with its page's title if it needs that and no earlier line has it. */
const inOrder = (story: readonly Told[], { at }: Composing, compose: Compose): readonly FoundLine[] => {
  const onPage = new Map<string, string[]>();
  return story.flatMap((told, place) => {
    const shown = shownOf(told, at);
    if (shown === null) return [];
    const { page, text } = shown;
    if (told.wasEvidence !== undefined && endsByTitle(told, text)) return compose(told, shown, null);
    const before = onPage.get(page.url) ?? [];
    const title = titledOnPage(story, place, shown, before, at);
    onPage.set(page.url, [...before, text, ...(title === null ? [] : [title])]);
    return compose(told, shown, title);
  });
};
