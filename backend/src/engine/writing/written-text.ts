import type { CitedSource, StateText, UpdateText } from '#events/research/ledger.events';
import type { Remark } from '#events/research/remarks';
import { kindOf, ownSource, type TextLine } from '#events/research/text-lines';
import { cosine } from '#text/words/likeness';
import { stemSet } from '#text/words/stems';
import { EARLIER_HEADING } from '../editing/headings';
import type { NumberedEvidence } from './evidence';
import type { DraftSentence } from './reply';

/** A sentence that passed, or the numbers of the evidence that is quoted in its place. */
type Shown = DraftSentence | { readonly cites: readonly number[] };

export interface WrittenGroup {
  readonly heading: string | null;
  readonly drafts: readonly Shown[];
}

/** Similarity of a sentence to an earlier one that it repeats. */
const REPEATED = 0.8;

const unrepeated = (drafts: readonly DraftSentence[]): ReadonlySet<DraftSentence> => {
  const kept = new Map<DraftSentence, ReadonlySet<string>>();
  for (const draft of drafts) {
    const stems = stemSet(draft.text);
    if ([...kept.values()].every((earlier) => cosine(earlier, stems) < REPEATED)) kept.set(draft, stems);
  }
  return new Set(kept.keys());
};

const withHeading = ({ heading: _own, ...line }: TextLine, heading: string | null): TextLine =>
  heading === null ? line : { ...line, heading };

/** The remarks of several lines, without repeats. */
const remarksOf = (lines: readonly TextLine[]): readonly Remark[] => [
  ...new Map(lines.flatMap(({ remarks }) => remarks).map((remark) => [JSON.stringify(remark), remark])).values(),
];

/** An overview, and those of its lines that hold when it is published. */
interface Overview {
  readonly state: StateText;
  readonly current: readonly TextLine[];
}

/** Groups without a heading come first: after others, they would seem to belong to the heading before them. */
const headlessFirst = (groups: readonly WrittenGroup[]): readonly WrittenGroup[] => [
  ...groups.filter(({ heading }) => heading === null),
  ...groups.filter(({ heading }) => heading !== null),
];

/**
 * The overview with a model's sentences, which take over the remarks of the lines they replace. Every line is reported,
 * by a sentence that passed or in its source's own words. What has ended is always shown in the latter, in its place.
 */
export const writtenState = (
  model: string,
  { state, current }: Overview,
  groups: readonly WrittenGroup[],
  evidence: NumberedEvidence,
): StateText => {
  const ownNumbers = (cites: readonly number[]): readonly number[] =>
    cites.flatMap((n) => {
      const source = evidence.sources[n - 1];
      const index = source === undefined ? -1 : indexIn(state.sources, source, evidence);
      return index < 0 ? [] : [index + 1];
    });
  const linesFrom = (numbers: readonly number[]): readonly TextLine[] =>
    current.filter(({ sources: [own] }) => own !== undefined && numbers.includes(own));
  const kept = unrepeated(groups.flatMap(({ drafts }) => drafts.filter((draft) => 'text' in draft)));
  const written = new Set(linesFrom([...kept].flatMap(({ cites }) => ownNumbers(cites))));
  if (written.size === 0) return state;
  const writtenLines = new Set(written);
  const quoted = (lines: readonly TextLine[], heading: string | null): readonly TextLine[] => {
    const otherLines = lines.filter((line) => !writtenLines.has(line));
    for (const line of otherLines) writtenLines.add(line);
    return otherLines.map((line) => withHeading(line, heading));
  };
  const lines = headlessFirst(groups).flatMap(({ heading, drafts }) =>
    drafts.flatMap((draft): readonly TextLine[] => {
      const sources = ownNumbers(draft.cites);
      if (!('text' in draft) || !kept.has(draft)) return quoted(linesFrom(sources), heading);
      if (sources.length === 0) return [];
      const remarks = remarksOf(linesFrom(sources));
      return [withHeading({ claimId: null, text: draft.text, sources, remarks, by: 'model' }, heading)];
    }),
  );
  const isHeaded = lines.some(({ heading }) => heading !== undefined);
  const rest = state.lines.flatMap((line) =>
    line.heading === EARLIER_HEADING ? [line] : quoted([line], isHeaded ? 'Also reported' : null),
  );
  return { ...state, written: { model, lines: [...lines, ...rest] } };
};

const indexIn = (sources: readonly CitedSource[], source: CitedSource, evidence: NumberedEvidence): number =>
  sources.findIndex((other) => evidence.numberOf(other) === evidence.numberOf(source));

/** The update with a model's sentence for each new line that has one, and its title. */
export const writtenUpdate = (
  model: string,
  update: UpdateText,
  { title, drafts }: { readonly title: string | null; readonly drafts: readonly DraftSentence[] },
  evidence: NumberedEvidence,
): UpdateText => {
  const byNumber = new Map(
    drafts.flatMap(({ text, cites: [n, ...others] }) =>
      n === undefined || others.length > 0 ? [] : [[n, text] as const],
    ),
  );
  const lines = update.lines.map((line): TextLine => {
    const text = byNumber.get(evidence.numberOf(ownSource(line, update.sources)) ?? 0);
    return text === undefined || kindOf(line) !== 'new' ? line : { ...line, text, by: 'model' };
  });
  if (!lines.some(({ by }) => by === 'model')) return update;
  return { ...update, written: { model, lines, ...(title === null ? {} : { title }) } };
};
