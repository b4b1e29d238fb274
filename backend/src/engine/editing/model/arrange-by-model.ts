import { lineOfClaim, lineOfSentence, type EditorBrief, type EditableLine, lineAt } from '../brief';
import { keyOfTarget, linesIn, overruledBy, type Arrangement, type Editing } from '../editing';
import { headingsFor } from '../headings';
import { interleave } from '../sentences-for-editor';
import { KEPT_FOR_HEADINGS, lengthOfMessages, type EditingModel } from './asking';
import { arrangingMessages, headingMessages } from './prompts';
import { groupsIn, choicesOfGroups } from './replies';

type Pages = Editing['pages'];

/** The lines that the run is about to publish. */
const linesToPublish = ({ pages }: EditorBrief, edited: Pages): readonly EditableLine[] =>
  pages.flatMap((page) =>
    linesIn(edited.get(page.url)).flatMap(({ index, standing }) =>
      standing.kind === 'same' ? [] : (lineOfSentence(page, index) ?? []),
    ),
  );

const keyOf = ({ target }: EditableLine): string => keyOfTarget(target);

/** Maximum number of characters that a line takes up in a question, with its number, day and punctuation. */
const lengthOfLine = ({ text, title }: EditableLine): number => text.length + title.length + 24;
/** Characters reserved for an answer, which has at most ten numbers. */
const LENGTH_OF_ANSWER = 400;

/** The lines that fit, taken from each list in turn. */
const affordable = (lists: readonly (readonly EditableLine[])[], characters: number): readonly EditableLine[] => {
  const taken = new Set<EditableLine>();
  let left = characters;
  for (const line of interleave(lists, keyOf)) {
    left -= lengthOfLine(line);
    if (left < 0) break;
    taken.add(line);
  }
  return lists.flat().filter((line) => taken.has(line));
};

/**
 * Has a model arrange the overview from published lines and new ones. Null if there is nothing new, or no useful
 * answer: then the rules compose it.
 */
export const arrangeByModel = async (
  { ask, left, newMark }: EditingModel,
  brief: EditorBrief,
  pages: Pages,
): Promise<Arrangement | null> => {
  const newLines = linesToPublish(brief, pages);
  if (newLines.length === 0) return null;
  const ended = overruledBy([...pages.values()].flatMap(linesIn));
  const holding = (lines: readonly EditableLine[]) => lines.filter((line) => !ended.has(keyOf(line)));
  const mark = newMark();
  const asking = (lines: readonly EditableLine[]) => arrangingMessages(brief.topics, lines, brief.day, mark);
  const lines = affordable(
    [holding(newLines), holding(brief.standing.map(lineOfClaim))],
    left() - lengthOfMessages(asking([])) - LENGTH_OF_ANSWER - KEPT_FOR_HEADINGS,
  );
  if (lines.length === 0) return null;
  const reply = await ask(asking(lines), KEPT_FOR_HEADINGS);
  const groups = groupsIn(reply ?? '', lines.length, mark);
  return groups?.map((group) => group.flatMap((index) => lines[index]?.target ?? [])) ?? null;
};

/** Minimum number of lines of an overview that gets headings. */
const MIN_LINES = 4;

/**
 * Has a model choose headings by number, so that none of its own words is shown. Null for a group without a heading;
 * all null if the answer is malformed.
 */
export const headByModel = async (
  { ask, newMark }: EditingModel,
  brief: EditorBrief,
  overview: Arrangement,
): Promise<readonly (string | null)[]> => {
  const groups = overview.map((group) => group.flatMap((target) => lineAt(brief, target) ?? []));
  const none = groups.map(() => null);
  if (groups.length < 2 || groups.flat().length < MIN_LINES) return none;
  const headings = headingsFor(groups.flat(), brief.facts, brief.topics);
  const mark = newMark();
  const reply = await ask(
    headingMessages(
      brief.topics,
      groups.map((lines) => lines.map(({ text }) => text)),
      headings,
      mark,
    ),
  );
  const chosen = choicesOfGroups(reply ?? '', groups.length, headings.length, mark);
  return chosen === null ? none : chosen.map((index) => (index === null ? null : (headings[index] ?? null)));
};
