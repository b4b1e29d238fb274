import { lineAt, type EditorBrief } from '../brief';
import type { Arrangement } from '../editing';
import { headingsFor } from '../headings';
import type { EditingModel } from './asking';
import { headingMessages } from './prompts';
import { choicesOfGroups } from './replies';

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
