import type { Day } from '#events/research/remarks';
import { isTooLong } from '#text/sentences/form';
import { isoDay } from '#text/words/date-mention';
import { calendarDayOf } from '#text/words/dates';
import type { FieldKnowledge } from '../knowledge-field';
import type { Evidence, FindingKind, LedgerClaim } from '../ledger';
import { abridge } from '../ranking/abridge';
import { ownDayOf } from '../ranking/own-time';
import { printedSentence, displayText, titleBefore, pageTitleOf, omittedDayOf } from './display-text';
import { type FoundLine, dayOfPage, type FoundRemark, type LineContext, type DisplayedClaim } from './found-line';

/** The day on which a line happened if it says `Last night` or the like, or has had those words removed. */
const ownDayRemark = (claim: LedgerClaim, text: string): readonly FoundRemark[] => {
  const written = calendarDayOf(claim.publishedAt);
  const day = omittedDayOf(claim, text) ?? (written === null ? null : ownDayOf(text, written));
  return day === null || isoDay(day) === isoDay(written ?? Number.NaN)
    ? []
    : [{ kind: 'happened', day: isoDay(day), evidence: [] }];
};

/** A claim, what it overrules, and the source that says so. */
export interface PublishedClaim {
  readonly claim: LedgerClaim;
  /** Whether an editor chose the sentence, so that the title of its page must not replace it. */
  readonly isChosen?: boolean;
  readonly kind: FindingKind;
  readonly was?: string | undefined;
  readonly wasEvidence?: Evidence | undefined;
}

/** The claims and links of a line with the knowledge of its field. */
interface KnownOfFields extends LineContext {
  readonly fieldKnowledge: FieldKnowledge;
}

const textOf = ({ claim, kind, isChosen = false }: PublishedClaim, readAt: number): string => {
  if (isChosen) return printedSentence(claim, readAt) ?? displayText(claim, readAt);
  return kind === 'new' || isTooLong(claim.text) ? displayText(claim, readAt) : claim.text;
};

const displayedOf = (published: PublishedClaim, { readAt }: LineContext): DisplayedClaim | null => {
  const { claim, kind } = published;
  const [page] = claim.evidence;
  if (page === undefined) return null;
  const text = textOf(published, readAt);
  return { claim, kind, text, page, isByTitle: text === pageTitleOf(page) };
};

/**
 * The parts of a claim that a later one ended, unless the owner marked the later one as wrong. None if the page's title
 * is shown, since it may not mention them.
 */
const endedParts = ({ claim, isByTitle }: DisplayedClaim, { claims }: LineContext): readonly FoundRemark[] =>
  (isByTitle ? [] : (claim.partsEnded ?? [])).flatMap(({ words, since, byClaimId }): readonly FoundRemark[] => {
    const by = claims.find(({ id }) => id === byClaimId);
    const [page] = by?.evidence ?? [];
    if (page === undefined || by?.verdict === 'wrong') return [];
    return [{ kind: 'part_ended', words, day: since, by: pageTitleOf(page) ?? page.quote, evidence: [page] }];
  });

const remarksOn = (displayed: DisplayedClaim, known: KnownOfFields): readonly FoundRemark[] => [
  ...endedParts(displayed, known),
  ...ownDayRemark(displayed.claim, displayed.text),
  ...known.fieldKnowledge.remarksOn(displayed, known),
];

/** The day that words such as `30 days after signing` mean on the page that has them. */
const dayMeant = ({ dayMeantBy }: FieldKnowledge, was: string, page: Evidence | undefined): Day | null => {
  const signed = calendarDayOf(page?.publishedAt ?? null);
  const day = signed === null ? null : dayMeantBy(was, signed);
  return day === null ? null : isoDay(day);
};

/** The earlier value or claim. A changed value may never have been published. */
const earlierRemark = (
  { kind, was, wasEvidence }: PublishedClaim,
  { fieldKnowledge }: KnownOfFields,
): readonly FoundRemark[] => {
  if (kind === 'new' || was === undefined) return [];
  if (kind === 'changed')
    return [{ kind: 'was', quote: was, day: dayMeant(fieldKnowledge, was, wasEvidence), evidence: [] }];
  return [{ kind: 'contradicts', quote: was, evidence: wasEvidence === undefined ? [] : [wasEvidence] }];
};

/** The end of a sentence. A line shown by its page's title has none. */
const END_MARK = /[.!?。]["”’»)]*$/u;

/**
 * Whether a line overrules an earlier one without naming it: the title of its page is shown instead of its sentence.
 */
const endsByTitle = ({ kind }: PublishedClaim, text: string): boolean =>
  kind === 'contradicted' && !END_MARK.test(text);

const titledOnPage = (
  story: readonly PublishedClaim[],
  index: number,
  { text, page, claim, kind }: DisplayedClaim,
  before: readonly string[],
  readAt: number,
): string | null => {
  const after = story
    .slice(index + 1)
    .filter((other) => other.claim.evidence[0]?.url === page.url)
    .map((other) => textOf(other, readAt));
  return titleBefore(claim, text, { before, after }, readAt, kind);
};

/** The lines of an update for one story; a line has a remark on what it overrules. */
export const linesOfNews = (story: readonly PublishedClaim[], known: KnownOfFields): readonly FoundLine[] =>
  inOrder(story, known, (published, displayed, title) => [
    { ...foundLineOf(displayed, title), remarks: [...earlierRemark(published, known), ...remarksOn(displayed, known)] },
  ]);

/**
 * The lines of an overview for one story. An earlier claim becomes a line of its own, with a remark on its end, if the
 * overruling line is shown by its title or in short. Any other contradiction is a remark, unless the line itself states
 * it and so has no `wasEvidence`.
 */
export const linesOfOverview = (story: readonly PublishedClaim[], known: KnownOfFields): readonly FoundLine[] =>
  inOrder(story, known, (published, displayed, title) => {
    const { kind, wasEvidence } = published;
    const remarks = remarksOn(displayed, known);
    const own = foundLineOf(displayed, title);
    if (kind === 'contradicted' && wasEvidence !== undefined) {
      if (endsByTitle(published, displayed.text)) return [endedLine(published, wasEvidence, displayed, remarks, known)];
      if (abridge(displayed.text) !== null)
        return [{ ...own, remarks }, endedLine(published, wasEvidence, displayed, [], known)];
    }
    const isStated = kind === 'contradicted' && wasEvidence === undefined;
    return [{ ...own, remarks: [...(isStated ? [] : earlierRemark(published, known)), ...remarks] }];
  });

const foundLineOf = (
  { claim, page, text, isByTitle }: DisplayedClaim,
  title: string | null,
): Omit<FoundLine, 'remarks'> => ({
  claimId: claim.id,
  text,
  evidence: page,
  isByTitle,
  ...(title === null ? {} : { title }),
});

/** A line for an earlier claim, with a remark on what ended it. */
const endedLine = (
  { claim, was = '' }: PublishedClaim,
  wasEvidence: Evidence,
  { page, text: by }: DisplayedClaim,
  remarks: readonly FoundRemark[],
  { claims }: LineContext,
): FoundLine => {
  const title = pageTitleOf(wasEvidence);
  return {
    claimId: claims.find(({ text }) => text === was)?.id ?? claim.id,
    evidence: wasEvidence,
    isByTitle: false,
    text: was,
    ...(title === null || title === wasEvidence.quote ? {} : { title }),
    remarks: [
      { kind: 'no_longer_holds', day: dayOfPage(page), by: pageTitleOf(page) ?? by, evidence: [page] },
      ...remarks,
    ],
  };
};

type Compose = (published: PublishedClaim, displayed: DisplayedClaim, title: string | null) => readonly FoundLine[];

/** The lines of a story, each with its page's title if it needs that and no earlier line has it. */
const inOrder = (story: readonly PublishedClaim[], known: LineContext, compose: Compose): readonly FoundLine[] => {
  const onPage = new Map<string, string[]>();
  return story.flatMap((published, index) => {
    const displayed = displayedOf(published, known);
    if (displayed === null) return [];
    const { page, text } = displayed;
    if (published.wasEvidence !== undefined && endsByTitle(published, text)) return compose(published, displayed, null);
    const before = onPage.get(page.url) ?? [];
    const title = titledOnPage(story, index, displayed, before, known.readAt);
    onPage.set(page.url, [...before, text, ...(title === null ? [] : [title])]);
    return compose(published, displayed, title);
  });
};
