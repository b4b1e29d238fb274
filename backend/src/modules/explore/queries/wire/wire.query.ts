import { z } from 'zod';
import {
  type MentionCounter,
  SourceLinks,
  lineKindAnswer,
  toListedLine,
  mentionsAnswer,
  readMentions,
  sourceAnswer,
  sourceView,
  struckLinesOf,
} from '#modules/research/published';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import type { WireTracker } from '#projections/explore/wire-trackers/wire-trackers.projection';
import { notedTrackers } from '../noted-trackers';
import { readsByItself } from './reads-by-itself';

const wireLineAnswer = z
  .strictObject({
    tracker_id: z.string(),
    display_title: z.string(),
    kind: lineKindAnswer,
    text: z.string(),
    title: z.string().exactOptional().describe('Title of its page, if the line cannot be understood without it.'),
    was: z
      .string()
      .exactOptional()
      .describe('The earlier value or claim; on every changed and contradicted line, never on a new one.'),
    source: sourceAnswer,
    mentions: mentionsAnswer,
    at: timeAnswer,
  })
  .meta({ id: 'WireLine' });

type WireLine = ViewOf<typeof wireLineAnswer>;

const MAX_WIRE_LINES = 20;

const linesOf = (
  { _id, title, told_at, lines }: WireTracker,
  mentions: MentionCounter,
  links: SourceLinks,
): WireLine[] =>
  told_at === null
    ? []
    : lines.map(({ was, source, ...line }) => ({
        tracker_id: _id,
        display_title: title,
        kind: line.kind,
        ...toListedLine(line, source),
        ...(was === null ? {} : { was }),
        source: sourceView(source, links),
        mentions: mentions({ trackerId: _id, quote: source.quote }),
        at: told_at,
      }));

/** Leaves out what was just told: a sentence that two trackers cite, and the title of a page after one of its sentences. */
const withoutRepeats = (lines: readonly WireLine[]): readonly WireLine[] => {
  const [pages, published] = [new Set<string>(), new Set<string>()];
  return lines.filter(({ source, text }) => {
    const sentence = `${source.url} ${text}`;
    const isKnown = published.has(sentence) || (text === source.headline && pages.has(source.url));
    pages.add(source.url);
    published.add(sentence);
    return !isKnown;
  });
};

/** What a page shows. */
const MIN_WIRE_LINES = 3;

/** Strangers read these first: what can only be understood by looking up numbered acts is left out or, of few lines, comes last. */
const forStrangers = (lines: readonly WireLine[]): readonly WireLine[] => {
  const readable = lines.filter(readsByItself);
  return readable.length >= MIN_WIRE_LINES ? readable : [...readable, ...lines.filter((line) => !readsByItself(line))];
};

export const wire = async (reads: ReadStore, links: SourceLinks): Promise<readonly WireLine[]> => {
  const trackers = await notedTrackers(reads, MAX_WIRE_LINES);
  const isStruck = await struckLinesOf(
    reads,
    trackers.map(({ _id }) => _id),
  );
  const reporting = trackers.map((tracker) => ({
    ...tracker,
    lines: tracker.lines.filter(({ source }) => !isStruck({ trackerId: tracker._id, quote: source.quote })),
  }));
  const cited = reporting.flatMap(({ _id, lines }) =>
    lines.map(({ source }) => ({ trackerId: _id, quote: source.quote })),
  );
  const mentions = await readMentions(reads, cited);
  return forStrangers(
    withoutRepeats(reporting.flatMap((tracker) => linesOf(tracker, mentions, links))).slice(0, MAX_WIRE_LINES),
  );
};

export const GetWire = readRoute({
  path: 'api/topics/wire',
  access: 'public',
  summary:
    'The newest verified lines of recorded trackers, and of public ones with three followers or more; where there are enough others, without those that cite several acts by number.',
  answers: z.array(wireLineAnswer),
  uses: [READ_STORE, SourceLinks],
  read: (_asked, reads, links) => wire(reads, links),
});
