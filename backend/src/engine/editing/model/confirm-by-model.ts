import type { ModelMessage } from '#platform/language-model/language-model';
import { lineAt, lineOfSentence, type EditorBrief, type BriefPage } from '../brief';
import {
  isOverruling,
  keyOfTarget,
  linesIn,
  type EditedLine,
  type Editing,
  type PageEditing,
  type PublishedTarget,
} from '../editing';
import { KEPT_FOR_OVERVIEW, lengthOfMessages, type EditingModel } from './asking';
import { confirmingMessages, type OverrulingLine } from './prompts';
import { parseYesNo } from './replies';

/**
 * Maximum number of pairs in a question, so that one page that claims to overrule many lines cannot crowd out the
 * others.
 */
const PAIRS_TO_CONFIRM = 20;

/** A sentence and a line that it overrules, according to the editor. */
interface Pair {
  readonly line: EditedLine;
  readonly target: PublishedTarget;
  readonly overruling: OverrulingLine;
}

const pairsOf = (brief: EditorBrief, page: BriefPage, line: EditedLine): readonly Pair[] => {
  const { index, standing } = line;
  const sentence = lineOfSentence(page, index)?.text;
  if (!isOverruling(standing) || sentence === undefined) return [];
  const { title, publishedAt } = page;
  return standing.of.flatMap((target) => {
    const targetLine = lineAt(brief, target);
    return targetLine === undefined
      ? []
      : [{ line, target, overruling: { kind: standing.kind, sentence, title, publishedAt, line: targetLine } }];
  });
};

/** The line without what was not confirmed; a new line if nothing was. */
const asConfirmed = (line: EditedLine, keys: ReadonlySet<string> | undefined): EditedLine => {
  const { index, standing } = line;
  if (!isOverruling(standing)) return line;
  const of = standing.of.filter((target) => keys?.has(keyOfTarget(target)) === true);
  return { index, standing: of.length === 0 ? { kind: 'new' } : { kind: standing.kind, of } };
};

const messagesFor = (pairs: readonly Pair[], mark: string): readonly ModelMessage[] =>
  confirmingMessages(
    pairs.map(({ overruling }) => overruling),
    mark,
  );

/** The pairs that fit into a question of this many characters. */
const fitting = (pairs: readonly Pair[], characters: number, mark: string): readonly Pair[] =>
  pairs.slice(
    0,
    pairs.findLastIndex(
      (_pair, index) => lengthOfMessages(messagesFor(pairs.slice(0, index + 1), mark)) <= characters,
    ) + 1,
  );

/** Asks the model about each pair, showing it both sentences but not their pages, and keeps what it confirms. */
export const confirmOverruling = async (
  { ask, left, newMark }: EditingModel,
  brief: EditorBrief,
  editing: Editing['pages'],
): Promise<Editing['pages']> => {
  const pairs = brief.pages.flatMap((page) =>
    linesIn(editing.get(page.url)).flatMap((line) => pairsOf(brief, page, line)),
  );
  const overruled = new Map<EditedLine, Set<string>>();
  let from = 0;
  while (from < pairs.length) {
    const mark = newMark();
    const batch = fitting(pairs.slice(from, from + PAIRS_TO_CONFIRM), left() - KEPT_FOR_OVERVIEW, mark);
    if (batch.length === 0) break;
    from += batch.length;
    const messages = messagesFor(batch, mark);
    const verdicts = parseYesNo((await ask(messages, KEPT_FOR_OVERVIEW)) ?? '', batch.length, mark);
    batch.forEach(({ line, target }, index) => {
      if (verdicts[index] !== true) return;
      overruled.set(line, (overruled.get(line) ?? new Set()).add(keyOfTarget(target)));
    });
  }
  return new Map(
    [...editing].map(([url, edited]): readonly [string, PageEditing] => [
      url,
      edited.isOnTopic
        ? { isOnTopic: true, lines: edited.lines.map((line) => asConfirmed(line, overruled.get(line))) }
        : edited,
    ]),
  );
};
