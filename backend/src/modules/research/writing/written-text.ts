import type { CitedSource, StateText, UpdateLine, UpdateText } from '../domain/ledger.events';
import { groupedMarkdown, overviewLine, updateMarkdown } from '../pipeline/composition/markdown';
import { markedSentence } from '../pipeline/composition/markdown-words';
import { cosine } from '../pipeline/words/likeness';
import { stemSet } from '../pipeline/words/stems';
import type { NumberedEvidence } from './evidence';
import type { Draft } from './reply';

/** A sentence that passed, or the numbers of the evidence that is quoted in its place. */
type Shown = Draft | { readonly cites: readonly number[] };

export interface WrittenGroup {
  readonly heading: string | null;
  readonly drafts: readonly Shown[];
}

/** Similarity of a sentence to an earlier one that it repeats. */
const REPEATED = 0.8;

const unrepeated = (drafts: readonly Draft[]): ReadonlySet<Draft> => {
  const kept = new Map<Draft, ReadonlySet<string>>();
  for (const draft of drafts) {
    const stems = stemSet(draft.text);
    if ([...kept.values()].every((earlier) => cosine(earlier, stems) < REPEATED)) kept.set(draft, stems);
  }
  return new Set(kept.keys());
};

/**
 * The overview with a model's sentences, which have the notes of the lines that they take the place of. Every source is cited: by a
 * sentence that passed, else by the line that quotes it.
 */
export const writtenState = (
  model: string,
  { state, lines: quotedLines }: { readonly state: StateText; readonly lines: readonly UpdateLine[] },
  groups: readonly WrittenGroup[],
  evidence: NumberedEvidence,
): StateText => {
  const quoted = new Map(quotedLines.map((line) => [line.source, overviewLine(line, state.sources)]));
  const notes = new Map(quotedLines.map(({ source, note = '' }) => [source, note]));
  const cited = new Set<number>();
  const ownNumbers = (cites: readonly number[]): readonly number[] =>
    cites.flatMap((n) => {
      const source = evidence.sources[n - 1];
      const index = source === undefined ? -1 : indexIn(state.sources, source, evidence);
      return index < 0 ? [] : [index + 1];
    });
  const kept = unrepeated(groups.flatMap(({ drafts }) => drafts.filter((draft) => 'text' in draft)));
  const written = new Set([...kept].flatMap(({ cites }) => ownNumbers(cites)));
  const quote = (numbers: readonly number[], group: string | null) =>
    numbers.flatMap((n) => {
      const sentence = quoted.get(n);
      if (sentence === undefined || written.has(n) || cited.has(n)) return [];
      cited.add(n);
      return [...titleBefore(state.content, sentence, n), sentence].map((each) => ({ sentence: each, group }));
    });
  const withNotes = (text: string, numbers: readonly number[]): string =>
    [markedSentence(text, numbers), ...new Set(numbers.map((n) => notes.get(n) ?? ''))].join('');
  const lines = groups.flatMap(({ heading, drafts }) =>
    drafts.flatMap((draft) => {
      const numbers = ownNumbers(draft.cites);
      if (!('text' in draft) || !kept.has(draft)) return quote(numbers, heading);
      return numbers.length === 0 ? [] : [{ sentence: withNotes(draft.text, numbers), group: heading }];
    }),
  );
  if (written.size === 0) return state;
  const rest = quote([...quoted.keys()], lines.some(({ group }) => group !== null) ? 'Also reported' : null);
  return { ...state, content: groupedMarkdown([...lines, ...rest]), written: { model, quoted: state.content } };
};

/** The page's title that the quoted text shows before a sentence, with the same marker. */
const titleBefore = (content: string, sentence: string, n: number): readonly string[] => {
  const lines = content.split('\n');
  const before = lines[lines.indexOf(`- ${sentence}`) - 1];
  return before?.endsWith(` [${n}]`) === true ? [before.replace(/^- /, '')] : [];
};

const indexIn = (sources: readonly CitedSource[], source: CitedSource, evidence: NumberedEvidence): number =>
  sources.findIndex((other) => evidence.numberOf(other) === evidence.numberOf(source));

/** The update with a model's sentence for each new line that has one, and its title. */
export const writtenUpdate = (
  model: string,
  update: UpdateText,
  { title, drafts }: { readonly title: string | null; readonly drafts: readonly Draft[] },
  evidence: NumberedEvidence,
): UpdateText => {
  const byNumber = new Map(
    drafts.flatMap(({ text, cites: [n, ...others] }) =>
      n === undefined || others.length > 0 ? [] : [[n, text] as const],
    ),
  );
  const lines = update.lines.map((line): UpdateLine => {
    const text = byNumber.get(evidence.numberOf(update.sources[line.source - 1]) ?? 0);
    return text === undefined || line.kind !== 'new' ? line : { ...line, text, by: 'model' };
  });
  if (!lines.some(({ by }) => by === 'model')) return update;
  return {
    ...update,
    content: updateMarkdown(lines, update.sources, update.more),
    lines,
    written: { model, quoted: update.content, ...(title === null ? {} : { title }) },
  };
};
