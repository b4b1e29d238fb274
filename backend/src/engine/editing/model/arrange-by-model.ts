import type { LanguageModel } from '#platform/language-model/language-model';
import { sentenceAt, type Brief, type BriefClaim } from '../brief';
import {
  isOverruling,
  type Arrangement,
  type EditedLine,
  type Editing,
  type PageEditing,
  type ToldTarget,
} from '../editing';
import type { Asking } from './edit-by-model';
import { arrangingMessages } from './prompts';
import { groupsIn } from './replies';

type Pages = Editing['pages'];

type ArrangedLine = Pick<BriefClaim, 'text' | 'day'> & { readonly target: ToldTarget };

const linesOf = (edited: PageEditing | undefined): readonly EditedLine[] =>
  edited?.isOnTopic === true ? edited.lines : [];

/** What the run is about to tell. */
const linesTold = ({ pages }: Brief, edited: Pages): readonly ArrangedLine[] =>
  pages.flatMap((page) =>
    linesOf(edited.get(page.url)).flatMap(({ place, standing }) => {
      const sentence = standing.kind === 'same' ? undefined : sentenceAt(page, place);
      return sentence === undefined ? [] : [{ ...sentence, target: { by: 'sentence', url: page.url, place } as const }];
    }),
  );

/** The claims that a run ends, so that they stand in no overview. */
const endedBy = (edited: Pages): ReadonlySet<string> =>
  new Set(
    [...edited.values()]
      .flatMap(linesOf)
      .flatMap(({ standing }) => (isOverruling(standing) && standing.of.by === 'claim' ? [standing.of.claimId] : [])),
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
  const ended = endedBy(pages);
  const standing = brief.standing
    .filter(({ id }) => !ended.has(id))
    .map(({ id, text, day }): ArrangedLine => ({ text, day, target: { by: 'claim', claimId: id } }));
  const lines = [...told, ...standing];
  const mark = newMark();
  const reply = await model.reply({ messages: arrangingMessages(brief.topics, lines, mark), signal });
  const groups = reply.kind === 'fault' ? null : groupsIn(reply.text, lines.length, mark);
  return groups?.map((group) => group.flatMap((place) => lines[place]?.target ?? [])) ?? null;
};
