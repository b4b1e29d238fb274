import type { Composition } from '#engine/composition/compose';
import type { Evidence } from '#engine/ledger';
import { asLine } from '#engine/ranking/abridge';
import { ownSource, type TextLine } from '#events/research/text-lines';
import { composeState, composeUpdate } from '#modules/research/news-engine';
import { asReadOn, type ReadLine, type ReadText } from '#modules/research/queries/tracker/as-read-on';
import { markdownOf } from '#modules/research/wording/text-in-markdown';
import { headlineOf } from '#pages/html/headline';
import type { ReadPage } from '#pages/page';
import { starterTrackers } from '../starter/starter-trackers';
import { topic, topicNames } from './corpus-documents';
import { walk } from './day-by-day';
import type { Tracker } from './run-tracker';

const dayOf = (publishedAt: string | null): string => publishedAt?.slice(0, 10) ?? 'undated';

/** As it reads on a day. */
export const readOn = ({ lines, earlier = [], sources }: Composition, day: string): ReadText => {
  const cited = sources.map((source) => ({ ...source, id: source.url, readAt: day }));
  return asReadOn({ lines, earlier, sources: cited }, Date.parse(`${day}T23:59:00Z`));
};

/** The lines of one page under its headline, with what is said of each. */
const asItems = (lines: readonly ReadLine[], sources: readonly Evidence[], day: string): string => {
  let page: string | undefined;
  return lines
    .map((line) => {
      const source = ownSource(line, sources);
      const isFurther = source?.url === page;
      page = source?.url;
      const { title: _title, heading: _heading, short, ...own } = line;
      const written = markdownOf({ lines: [{ ...own, text: short ?? own.text }], sources }, day);
      if (isFurther || source === undefined) return written;
      const headline = headlineOf(source);
      return [
        ...(line.text === headline ? [''] : ['', `### ${headline}`, '']),
        `${dayOf(source.publishedAt)} · ${source.publisher}`,
        '',
        written,
      ].join('\n');
    })
    .join('\n');
};

type Shown = Pick<ReadText, 'lines' | 'past'> & { readonly sources: readonly Evidence[] };

const written = (heading: string, { lines, past, sources }: Shown, more: number, day: string): string =>
  [
    `# ${heading}`,
    asItems(lines, sources, day),
    ...(past.length === 0 ? [] : ['', '## Earlier', asItems(past, sources, day)]),
    '',
    `More in the ledger: ${more}`,
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
    const overview = composeState(end.knowledge.claims, Date.parse(end.findings.at), {
      description: tracker.description,
      links: end.knowledge.links,
    });
    return [{ name, day: end.day, overview, updated: last.day, update: composeUpdate(last.findings, last.knowledge) }];
  });

/** As they read on their own day. */
const inShort = (lines: readonly TextLine[]): readonly ReadLine[] =>
  lines.map((line) => ({ ...line, short: asLine(line.text) }));

/** The lines of an overview as a page shows them. */
export const shownLines = ({ overview, day }: Told): readonly string[] =>
  readOn(overview, day).lines.map(({ text, short = text }) => short);

/** An overview on its day, as markdown. */
export const overviewAsRead = (name: string, overview: Composition, day: string): string =>
  written(`${name}: overview of ${day}`, readOn(overview, day), overview.more, day);

/** As markdown. */
export const overviews = (told: readonly Told[]): string =>
  told
    .flatMap(({ name, day, overview, updated, update }) => [
      overviewAsRead(name, overview, day),
      written(
        `${name}: update of ${updated}`,
        { ...update, lines: inShort(update.lines), past: [] },
        update.more,
        updated,
      ),
    ])
    .join('\n');
