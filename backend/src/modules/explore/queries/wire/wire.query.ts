import {
  type Mentions,
  SourceLinks,
  lineKindAnswer,
  mentionsAnswer,
  mentionsOf,
  shownByItself,
  sourceAnswer,
  sourceView,
  struckLinesOf,
} from '#modules/research/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type WireTracker, wireTrackers } from '#projections/explore/wire-trackers/wire-trackers.projection';

export const wireLineAnswer = z
  .strictObject({
    tracker_id: z.string(),
    display_title: z.string(),
    kind: lineKindAnswer,
    text: z.string(),
    was: z
      .string()
      .exactOptional()
      .describe('The earlier value or claim; on every changed and contradicted line, never on a new one.'),
    source: sourceAnswer,
    mentions: mentionsAnswer,
    at: timeAnswer,
  })
  .meta({ id: 'WireLine' });

export type WireLine = ViewOf<typeof wireLineAnswer>;

/** The newest verified lines of public trackers. */
export class GetWire extends Query<readonly WireLine[]> {}

const LINES = 20;

@QueryHandler(GetWire)
export class GetWireHandler implements IQueryHandler<GetWire> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  async execute() {
    const newest = { sort: { told_at: -1 }, limit: LINES } as const;
    const shown = { public: true, deleted: false, told_at: { $gt: '' } };
    const trackers = await this.reads.find(wireTrackers, shown, newest);
    const isStruck = await struckLinesOf(
      this.reads,
      trackers.map(({ _id }) => _id),
    );
    const telling = trackers.map((tracker) => ({
      ...tracker,
      lines: tracker.lines.filter(({ source }) => !isStruck({ trackerId: tracker._id, quote: source.quote })),
    }));
    const cited = telling.flatMap(({ _id, lines }) =>
      lines.map(({ source }) => ({ trackerId: _id, quote: source.quote })),
    );
    const mentions = await mentionsOf(this.reads, cited);
    return onceEach(telling.flatMap((tracker) => this.linesOf(tracker, mentions))).slice(0, LINES);
  }

  private linesOf(tracker: WireTracker, mentions: Mentions): WireLine[] {
    const { _id, title, told_at, lines } = tracker;
    if (told_at === null) return [];
    return lines.map(({ kind, text, was, source }) => ({
      tracker_id: _id,
      display_title: title,
      kind,
      text: kind === 'new' ? shownByItself(text, source) : text,
      ...(was === null ? {} : { was }),
      source: sourceView(source, this.links),
      mentions: mentions({ trackerId: _id, quote: source.quote }),
      at: told_at,
    }));
  }
}

/** Leaves out what was just told: a sentence that two trackers cite, and the title of a page after one of its sentences. */
const onceEach = (lines: readonly WireLine[]): readonly WireLine[] => {
  const [pages, told] = [new Set<string>(), new Set<string>()];
  return lines.filter(({ source, text }) => {
    const sentence = `${source.url} ${text}`;
    const isKnown = told.has(sentence) || (text === source.headline && pages.has(source.url));
    pages.add(source.url);
    told.add(sentence);
    return !isKnown;
  });
};
