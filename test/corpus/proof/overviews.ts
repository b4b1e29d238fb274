import { composeState, composeUpdate, type Composition } from '#modules/research/pipeline/composition/compose';
import { topic, topicNames } from './corpus-documents';
import type { ReadPage } from '#modules/research/pipeline/page';
import { walk } from './day-by-day';

const sourceList = ({ sources }: Composition): string =>
  sources
    .map(
      ({ publishedAt, publisher, title }, index) =>
        `[${index + 1}] ${publishedAt?.slice(0, 10) ?? 'undated'} · ${publisher} · ${title}`,
    )
    .join('\n');

const written = (heading: string, composition: Composition): string =>
  [
    `# ${heading}`,
    '',
    composition.content,
    '',
    sourceList(composition),
    '',
    `More in the ledger: ${composition.more}`,
    '',
  ].join('\n');

/** The three overviews at the end of the walk and the last update of each, as markdown. */
export const overviews = (pages: readonly ReadPage[]): string =>
  topicNames
    .flatMap((name) => {
      const { tracker_description: description, name: called } = topic(name);
      const days = walk({ description }, pages);
      const last = days.filter(({ findings }) => findings.recorded.length > 0).at(-1);
      const end = days.at(-1);
      if (last === undefined || end === undefined) return [];
      return [
        written(
          `${called}: overview of ${end.day}`,
          composeState(end.knowledge.claims, Date.parse(end.findings.at), description),
        ),
        written(`${called}: update of ${last.day}`, composeUpdate(last.findings)),
      ];
    })
    .join('\n');
