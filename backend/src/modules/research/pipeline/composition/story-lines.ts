import type { Evidence, FindingKind, LedgerClaim } from '../ledger';
import type { WithFewerActs } from '../ranking/listed-acts';
import { shortened } from '../ranking/shortened';
import { isTooLong } from '../sentences/form';
import { endedActIn } from './ended-act';
import { endsByTitle, withDay, type Ended } from './markdown';
import { imposedNote, nameNote, noteOf, sameNote, type LineNotes } from './notes';
import { imposedWith } from './imposed-with';
import { leftOffBehind, limitBehind, ofItsPage } from './of-its-page';
import { inForceDays, shownEndedAct, shownName, shownProviso, shownAsOf } from './line-notes';
import type { Shared } from './shared';
import { dayLeftOff, dayOfMeanwhile, shownText, titleBefore, titleOf } from './shown-text';
import { endedInPart, endingSentence, type Known } from './told-ending';

/** One line of an overview or an update. `source` is a 1-based index into the composition's sources. */
export interface ComposedLine {
  readonly kind: FindingKind;
  readonly text: string;
  readonly source: number;
  /** The earlier value or claim; on changed and contradicted lines only. */
  readonly was?: string;
  /** On contradicted lines: index of the earlier claim's source. */
  readonly wasSource?: number;
  /** The heading it is shown under, a noun phrase that at least three lines share; null without one. */
  readonly group: string | null;
  /**
   * Its page's title, shown before it because it has the page for its subject: `The Order calls for …`. If the text is a title that
   * ends what was, the title of the page of that.
   */
  readonly title?: string;
  /** What it ended, where that is told after it. */
  readonly ends?: Ended;
  /** What stands behind it in brackets, as markdown: ` (from September 3, 2026 [4])`. */
  readonly note?: string;
}

/** A claim, what it overrules, and the source of that. */
export interface Told {
  readonly claim: LedgerClaim;
  readonly kind: FindingKind;
  readonly was?: string | undefined;
  readonly wasEvidence?: Evidence | undefined;
}

/** The title of the page of what a line ends, shown before it as that is quoted; null if it is the quote, or does not tell. */
const titleOfEnded = (earlier: Evidence): string | null => {
  const title = titleOf(earlier);
  return title === earlier.quote ? null : title;
};

/** What stands behind a line of its act, as markdown; empty without it. */
interface Beside {
  /** What an act is called that it names by its number, if no line has before. */
  readonly named: string;
  /** What did not end when something did, and what came with it. */
  readonly withEnd: string;
}

const nothing: Beside = { named: '', withEnd: '' };

/** How a line tells what it ended, by the title `by` of its own page or by its sentence. */
const endedOf = (
  { claim, was }: Told,
  { by, sentence, beside }: { readonly by: string; readonly sentence: WithFewerActs | null; readonly beside: Beside },
  known: Known,
  shared: Shared,
): Ended => {
  const { sources, numberOf, nameOf } = shared;
  const earlier = known.claims.find(({ text }) => text === was);
  const part = endedInPart(claim, earlier, known);
  const inPart =
    part === null
      ? undefined
      : noteOf(
          {
            ...(earlier === undefined ? {} : shownProviso(earlier, known.claims, numberOf)),
            endedAct: shownEndedAct(part, shared),
          },
          sources,
        );
  const aside =
    sentence === null
      ? {}
      : {
          aside: `${beside.named}${sameNote(sentence.others.map((id) => ({ id, ...shownName(nameOf(id), numberOf) })))}${beside.withEnd}`,
        };
  return { by, ...aside, ...(inPart === undefined ? {} : { inPart }) };
};

/** `under` is a title that the line is shown under. */
const besideOf = (
  { claim, kind, was = '' }: Told,
  text: string,
  under: string | null,
  at: number,
  shared: Shared,
  known: Known,
): Beside => {
  const [page] = claim.evidence;
  if (page === undefined) return nothing;
  const { nameOnce, numberOf } = shared;
  const name = text === titleOf(page) ? null : nameOnce(text, `${page.title} ${under ?? ''}`);
  const named = name === null ? '' : nameNote(name, numberOf(name.evidence));
  if (kind !== 'contradicted') return { ...nothing, named };
  const limit = limitBehind(claim, shared, known);
  const imposed = imposedWith(page, `${text} ${was}`, known, at);
  return {
    named,
    withEnd: `${limit}${imposed === null ? '' : imposedNote(titleOf(imposed), imposed.quote, numberOf(imposed))}`,
  };
};

/** The lines of one story at `at` (milliseconds, UTC), in view of all that is known. */
export const linesOf = (
  story: readonly Told[],
  at: number,
  shared: Shared,
  known: Known,
  group: string | null = null,
): readonly ComposedLine[] => {
  const { sources, numberOf } = shared;
  const { claims, links } = known;
  const onPage = new Map<string, string[]>();
  const textOf = ({ claim, kind }: Told): string =>
    kind === 'new' || isTooLong(claim.text) ? shownText(claim, at) : claim.text;
  return story.flatMap((line, place): readonly ComposedLine[] => {
    const { claim, kind, was, wasEvidence } = line;
    const [first] = claim.evidence;
    if (first === undefined) return [];
    const text = textOf(line);
    const before = onPage.get(first.url) ?? [];
    const after = story
      .slice(place + 1)
      .filter((other) => other.claim.evidence[0]?.url === first.url)
      .map(textOf);
    const ends = wasEvidence !== undefined && endsByTitle({ kind, text }) ? wasEvidence : null;
    const title = ends === null ? titleBefore(claim, text, { before, after }, at, kind) : titleOfEnded(ends);
    if (ends === null) onPage.set(first.url, [...before, text, ...(title === null ? [] : [title])]);
    const sentence = ends === null ? null : endingSentence(claim, known);
    // Numbers follow the order of mention: what ended stands under its own page's title.
    if (ends !== null && title !== null && sentence === null) numberOf(ends);
    const source = numberOf(first);
    const told = sentence?.text ?? text;
    const beside = besideOf(line, told, ends === null ? title : null, at, shared, known);
    const wasSource = kind === 'contradicted' && wasEvidence !== undefined ? numberOf(wasEvidence) : null;
    const day = dayLeftOff(claim, text);
    const asOf = dayOfMeanwhile(claim, text);
    const dated: LineNotes =
      text === titleOf(first) || kind === 'contradicted' ? {} : inForceDays(claim, known, numberOf);
    const ended = endedActIn(text, claim, claims, links);
    const notes = noteOf(
      {
        ...(day === null ? {} : { day }),
        ...(asOf === null ? {} : { asOf: shownAsOf(asOf, claim, numberOf) }),
        ...dated,
        ...(ended === null ? {} : { endedAct: shownEndedAct(ended, shared, beside.named !== '') }),
      },
      sources,
    );
    const isTitle = text === titleOf(first);
    const leftOff = isTitle ? '' : leftOffBehind(claim, shared);
    const ofPage = isTitle ? '' : ofItsPage(claim, { kind, text, hasEnded: ended !== null }, shared, known);
    const note = sentence === null ? `${beside.named}${beside.withEnd}${leftOff}${notes}${ofPage}` : notes;
    return [
      {
        kind,
        text: told,
        source,
        ...(was === undefined ? {} : { was: withDay(shortened(was) ?? was, wasEvidence?.publishedAt ?? null) }),
        ...(wasSource === null ? {} : { wasSource }),
        group,
        ...(title === null ? {} : { title }),
        ...(ends === null ? {} : { ends: endedOf(line, { by: text, sentence, beside }, known, shared) }),
        ...(note === '' ? {} : { note }),
      },
    ];
  });
};
