import { lineAt, type Brief } from '../brief';
import type { Arrangement } from '../editing';
import { headingsFor } from '../headings';
import type { EditingModel } from './asking';
import { headingMessages } from './prompts';
import { choicesOfGroups } from './replies';

/** A shorter overview needs none. */
const LEAST_LINES = 4;

/**
 * Has a model say by number which of a few headings stand over groups of an overview: no word of it is shown. Null over a group that it
 * leaves without one; over all of them if its answer is out of form.
 */
export const headByModel = async (
  { ask, newMark }: EditingModel,
  brief: Brief,
  overview: Arrangement,
): Promise<readonly (string | null)[]> => {
  const groups = overview.map((group) => group.flatMap((target) => lineAt(brief, target) ?? []));
  const none = groups.map(() => null);
  if (groups.length < 2 || groups.flat().length < LEAST_LINES) return none;
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
  return chosen === null ? none : chosen.map((place) => (place === null ? null : (headings[place] ?? null)));
};
