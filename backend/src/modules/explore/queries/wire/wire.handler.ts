import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ExploreTracker } from '../../../../../../projections/explore/explore-trackers/explore-tracker.document';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store';
import { SourceLinks } from '../../../research/queries/source-links';
import { sourceView } from '../../../research/queries/source-view';
import { GetWire, type WireLine } from './wire.query';

const LINES = 20;
/** So that one busy tracker does not fill the wire. */
const LINES_OF_ONE_TRACKER = 3;

@QueryHandler(GetWire)
export class GetWireHandler implements IQueryHandler<GetWire> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  async execute() {
    const newest = { sort: { told_at: -1, _id: 1 }, limit: LINES } as const;
    const telling = { public: true, deleted: false, told_at: { $gt: '' } };
    const trackers = await this.reads.find<ExploreTracker>('explore-trackers', telling, newest);
    return onceEach(trackers.flatMap((tracker) => this.linesOf(tracker))).slice(0, LINES);
  }

  private linesOf({ _id, display_title, description, told_at, created_at, lines }: ExploreTracker): WireLine[] {
    return lines.slice(0, LINES_OF_ONE_TRACKER).map(({ kind, text, was, source }) => ({
      tracker_id: _id,
      display_title: display_title ?? description,
      kind,
      text,
      ...(was === null ? {} : { was }),
      source: sourceView(source, this.links),
      at: told_at ?? created_at,
    }));
  }
}

/** Two trackers may tell the same sentence of the same page; the wire tells it once. */
const onceEach = (lines: readonly WireLine[]): readonly WireLine[] => {
  const told = new Set<string>();
  return lines.filter(({ source, text }) => {
    const sentence = `${source.url} ${text}`;
    const isFirst = !told.has(sentence);
    told.add(sentence);
    return isFirst;
  });
};
