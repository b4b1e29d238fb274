import { asLine } from '#engine/ranking/abridge';
import { leaningSubject } from '#engine/ranking/leaning-subject';
import { readableAnyDay } from '#engine/ranking/own-time';
import type { SourceLinks } from '../queries/source-links';
import { sourceView } from '../queries/source-view';
import type { ComposedWeek } from './compose-week';
import type { LineOfWeek } from './items-of-week';
import type { NewsLine } from './news-line';
import type { WeekLineView, WeekView, Week } from './week';

interface Shown {
  /** Titles of the trackers, by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly links: SourceLinks;
}

/**
 * A line with its page's title, which lines such as `The Order directs …` need; the tracker's page shows it above them.
 */
const lineView = (
  { line: { claimId, kind, text, title, was, source, ...published }, also }: LineOfWeek,
  { titles, links }: Shown,
): WeekLineView => {
  const publishedView = ({
    trackerId,
    updateId,
    publishedAt,
    source: { host },
  }: Pick<NewsLine, 'trackerId' | 'updateId' | 'publishedAt' | 'source'>) => ({
    tracker_id: trackerId,
    display_title: titles.get(trackerId) ?? '',
    update_id: updateId,
    told_at: publishedAt,
    host,
  });
  const line = readableAnyDay(asLine(text));
  return {
    claim_id: claimId,
    kind,
    text: line,
    title: title ?? (leaningSubject(line) === null ? null : source.title),
    was,
    source: sourceView(source, links),
    told: publishedView({ ...published, source }),
    also: also.map(publishedView),
  };
};

export const weekView = ({ from, to }: Week, { groups, more }: ComposedWeek, displayed: Shown): WeekView => ({
  from,
  to,
  groups: groups.map(({ heading, items }) => ({
    heading,
    items: items.map(({ differsIn, lines }) => ({
      differs_in: differsIn,
      lines: lines.map((line) => lineView(line, displayed)),
    })),
  })),
  more,
});
