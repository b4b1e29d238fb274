import type { LanguageModel } from '#platform/language-model/language-model';
import type { Brief, BriefClaim } from '../brief';
import type { Arrangement, Editing, ToldTarget } from '../editing';
import type { Asking } from './edit-by-model';
import { arrangingMessages } from './prompts';
import { groupsIn } from './replies';

type Pages = Editing['pages'];

/** Lines that this run tells and that overrule nothing told again, each with what it is known by. */
const linesTold = (brief: Brief, pages: Pages): readonly (BriefClaim & { readonly target: ToldTarget })[] =>
  brief.pages.flatMap(({ url, sentences, publishedAt }) => {
    const edited = pages.get(url);
    return edited?.isOnTopic !== true
      ? []
      : edited.lines.flatMap(({ place, standing }) => {
          const text = sentences.find((sentence) => sentence.place === place)?.text;
          const day = publishedAt?.slice(0, 10) ?? 'undated';
          return text === undefined || standing.kind === 'same'
            ? []
            : [{ id: `${url}\n${place}`, text, day, target: { by: 'sentence', url, place } as const }];
        });
  });

/** The claims that a run ends, so that they stand in no overview. */
const endedBy = (pages: Pages): ReadonlySet<string> =>
  new Set(
    [...pages.values()].flatMap((edited) =>
      edited.isOnTopic
        ? edited.lines.flatMap(({ standing }) =>
            (standing.kind === 'changes' || standing.kind === 'ends' || standing.kind === 'corrects') &&
            standing.of.by === 'claim'
              ? [standing.of.claimId]
              : [],
          )
        : [],
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
  const ended = endedBy(pages);
  const standing = brief.standing
    .filter(({ id }) => !ended.has(id))
    .map((claim) => ({ ...claim, target: { by: 'claim', claimId: claim.id } as const }));
  const lines = [...told, ...standing];
  const mark = newMark();
  const reply = await model.reply({ messages: arrangingMessages(brief.topics, lines, mark), signal });
  const groups = reply.kind === 'fault' ? null : groupsIn(reply.text, lines.length, mark);
  return groups?.map((group) => group.flatMap((place) => lines[place]?.target ?? [])) ?? null;
};
