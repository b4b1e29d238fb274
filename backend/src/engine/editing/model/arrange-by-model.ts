import type { LanguageModel } from '#platform/language-model/language-model';
import { lineOfClaim, lineOfSentence, type Brief, type ToldLine } from '../brief';
import { keyOfTarget, linesIn, overruledBy, type Arrangement, type Editing } from '../editing';
import type { Asking } from './edit-by-model';
import { arrangingMessages } from './prompts';
import { groupsIn } from './replies';

type Pages = Editing['pages'];

/** What the run is about to tell. */
const linesTold = ({ pages }: Brief, edited: Pages): readonly ToldLine[] =>
  pages.flatMap((page) =>
    linesIn(edited.get(page.url)).flatMap(({ place, standing }) =>
      standing.kind === 'same' ? [] : (lineOfSentence(page, place) ?? []),
    ),
  );

/**
 * Has a model arrange the overview of what was told and what is about to be. Null if there is nothing new, or no answer of use: then the
 * rules compose it.
 */
export const arrangeByModel = async (
  model: LanguageModel,
  brief: Brief,
  pages: Pages,
  { newMark, signal }: Asking,
): Promise<Arrangement | null> => {
  const told = linesTold(brief, pages);
  if (told.length === 0) return null;
  const ended = overruledBy([...pages.values()].flatMap(linesIn));
  const lines = [...told, ...brief.standing.map(lineOfClaim)].filter(({ target }) => !ended.has(keyOfTarget(target)));
  const mark = newMark();
  const reply = await model.reply({ messages: arrangingMessages(brief.topics, lines, brief.day, mark), signal });
  const groups = reply.kind === 'fault' ? null : groupsIn(reply.text, lines.length, mark);
  return groups?.map((group) => group.flatMap((place) => lines[place]?.target ?? [])) ?? null;
};
