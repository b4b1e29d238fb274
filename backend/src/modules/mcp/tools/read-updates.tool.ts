import { z } from 'zod';
import { dayOf } from '#kernel/calendar';
import { isRefusal } from '#kernel/decider';
import { trackerFor } from '#modules/research/published';
import { type Tool, tool } from '../tool';
import { sourceList, sourcesOf } from '../web-text';
import { type TrackerPorts, trackerId } from './read-tracker.tool';

const MAX_UPDATES = 20;

/** Tells what a tracker published since a day, with quotes. */
export const readUpdatesTool = (ports: TrackerPorts): Tool =>
  tool({
    name: 'read_updates',
    title: 'Read a tracker’s updates',
    description: `What a tracker told since a day, newest first, each line with the quote of its source; at most ${MAX_UPDATES} updates.`,
    input: z.object({
      tracker_id: trackerId,
      since: z.iso.date().optional().describe('The first day, such as 2026-05-01; all that are known if absent.'),
    }),
    writes: false,
    async run({ tracker_id: id, since = '' }, { caller }) {
      const view = await trackerFor(id, caller, ports);
      if (isRefusal(view)) return view;
      const recent = view.updates.filter(({ created_at: at }) => dayOf(at) >= since).slice(0, MAX_UPDATES);
      const updates = recent.map((update) => ({
        created_at: update.created_at,
        lines: update.lines.map(({ kind, text, was = null, sources }) => ({ kind, text, was, sources: [...sources] })),
        sources: sourcesOf(update.sources),
      }));
      const texts = recent.map(({ created_at: at, content }, n) =>
        [`## ${dayOf(at)}`, content, sourceList(updates[n]?.sources ?? [])].join('\n\n'),
      );
      return {
        text: texts.length === 0 ? 'It has told nothing new since then.' : texts.join('\n\n'),
        data: { tracker_id: id, updates },
        isFromWeb: texts.length > 0,
      };
    },
  });
