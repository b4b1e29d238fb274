import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import { type SourceLinks, trackerFor } from '#modules/research/published';
import type { FeedAddresses } from '#modules/syndication/published';
import type { ReadStore, ScratchStore } from '#platform/read-store/read-store';
import { type Tool, tool } from '../tool';
import { sourceList, sourcesOf } from '../web-text';

/** The dependencies of the tools that read trackers. */
export interface TrackerPorts {
  readonly reads: ReadStore;
  readonly scratch: ScratchStore;
  readonly clock: Clock;
  readonly links: SourceLinks;
  readonly feeds: FeedAddresses;
}

export const trackerId = z.string().min(1).max(100).describe('As search_trackers gives it.');

/** A tracker’s overview with its sources. */
export const readTrackerTool = (ports: TrackerPorts): Tool =>
  tool({
    name: 'read_tracker',
    title: 'Read a tracker',
    description: 'What a tracker knows now: its overview, each line with markers [n] of the sources listed below it.',
    input: z.object({ tracker_id: trackerId }),
    writes: false,
    async run({ tracker_id: id }, { caller }) {
      const view = await trackerFor(id, caller, ports);
      if (isRefusal(view)) return view;
      const {
        display_title,
        tracker_description: description,
        current_state,
        updated_at,
        last_checked_at,
        lines,
      } = view;
      const title = display_title ?? description;
      const sources = sourcesOf(view.sources);
      const overview = current_state ?? 'It has found nothing yet.';
      return {
        text: [`# ${title}`, `Updated ${updated_at}.`, overview, sourceList(sources)].join('\n\n').trim(),
        data: {
          tracker_id: id,
          title,
          description,
          updated_at,
          last_checked_at,
          overview: lines.map(({ kind, text, sources: cited, was = null, past = false }) => ({
            kind,
            text,
            was,
            past,
            sources: [...cited],
          })),
          sources,
        },
        isFromWeb: true,
      };
    },
  });
