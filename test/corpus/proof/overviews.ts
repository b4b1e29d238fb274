import { composeState, composeUpdate, type Composition } from '#modules/research/pipeline/composition/compose';
import { starterTrackers } from '../starter/starter-trackers';
import { topic, topicNames } from './corpus-documents';
import type { ReadPage } from '#modules/research/pipeline/page';
import { asReadOn } from '#modules/research/queries/tracker/as-read-on';
import { headlineOf } from '#modules/research/queries/headline';
import type { TrackerSource } from '../../../frontend/src/features/trackers/api/tracker';
import { citedBy, itemsOf } from '../../../frontend/src/features/trackers/items';
import { trackerSourceExample } from '../../../frontend/src/features/trackers/source.example';
import { walk } from './day-by-day';
import type { Tracker } from './run-tracker';

const dayOf = (publishedAt: string | null): string => publishedAt?.slice(0, 10) ?? 'undated';

/** `- The ban was lifted. [1]` */
const LINE = /^- (.*\[\d{1,3}\].*)$/;

type Shown = Pick<Composition, 'content' | 'sources' | 'more'>;

/** The sources as the screen gets them. */
const shownSources = ({ sources }: Shown): readonly TrackerSource[] =>
  sources.map((source) =>
    trackerSourceExample({ ...source, headline: headlineOf(source), published_on: dayOf(source.publishedAt) }),
  );

/** The items of a text as the tracker's page shows them: headline, date and publisher, lines. */
const asShown = (composition: Shown, content: string): string => {
  const sources = shownSources(composition);
  const lines = content.split('\n').flatMap((line) => {
    const [, text] = LINE.exec(line) ?? [];
    if (text === undefined) return [];
    return [{ written: text, ...citedBy(text.replaceAll('**', ''), sources.length) }];
  });
  return itemsOf(lines, sources, (line) => line)
    .map(({ headline, source, lines: told }) => {
      const page = sources[(source ?? 0) - 1];
      return [
        ...(headline === null ? [] : [`### ${headline}`, '']),
        `${page?.published_on ?? 'undated'} · ${page?.publisher ?? ''}`,
        '',
        ...told.map(({ written }) => `- ${written}`),
        '',
      ].join('\n');
    })
    .join('\n');
};

/** As it reads on its day: lines that are over stand under a heading at its end. */
const asRead = ({ content, sources, more }: Composition, day: string): Shown => ({
  ...asReadOn(
    { content, sources: sources.map((source) => ({ ...source, id: source.url, readAt: day })) },
    Date.parse(`${day}T23:59:00Z`),
  ),
  more,
});

const written = (heading: string, composition: Shown): string =>
  [
    `# ${heading}`,
    '',
    ...composition.content
      .split('\n### Earlier\n')
      .flatMap((part, place) => [...(place === 0 ? [] : ['## Earlier', '']), asShown(composition, part)]),
    `More in the ledger: ${composition.more}`,
    '',
    'As plain text:',
    '',
    '```markdown',
    composition.content,
    '```',
    '',
  ].join('\n');

/** The corpus's own topics, and the starter trackers on something else. */
const topics = (): readonly { readonly name: string; readonly tracker: Tracker }[] => [
  ...topicNames.map((each) => {
    const { name, tracker_description: description } = topic(each);
    return { name, tracker: { description } };
  }),
  ...starterTrackers
    .filter(({ name }) => name === 'trade-deals' || name === 'moon')
    .map(({ settings: { description, domains } }) => ({ name: description, tracker: { description, domains } })),
];

/** A topic's overview at the end of the walk, and its last update. */
export interface Told {
  readonly name: string;
  readonly day: string;
  readonly overview: Composition;
  readonly updated: string;
  readonly update: Composition;
}

export const toldAtTheEnd = (pages: readonly ReadPage[]): readonly Told[] =>
  topics().flatMap(({ name, tracker }) => {
    const days = walk(tracker, pages);
    const last = days.filter(({ findings }) => findings.recorded.length > 0).at(-1);
    const end = days.at(-1);
    if (last === undefined || end === undefined) return [];
    const overview = composeState(
      end.knowledge.claims,
      Date.parse(end.findings.at),
      tracker.description,
      end.knowledge.links,
    );
    return [{ name, day: end.day, overview, updated: last.day, update: composeUpdate(last.findings, last.knowledge) }];
  });

/** As markdown. */
export const overviews = (told: readonly Told[]): string =>
  told
    .flatMap(({ name, day, overview, updated, update }) => [
      written(`${name}: overview of ${day}`, asRead(overview, day)),
      written(`${name}: update of ${updated}`, update),
    ])
    .join('\n');
