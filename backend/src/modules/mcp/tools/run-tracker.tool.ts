import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { RequestRun } from '#modules/research/published';
import { ownTracker } from '#modules/trackers/published';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import type { ReadStore } from '#platform/read-store/read-store';
import { type Tool, tool } from '../tool';
import { trackerId } from './read-tracker.tool';

/** Counts as a run asked for on its page. */
export const runTrackerTool = (commands: CommandBus, reads: ReadStore, limits: RateLimits): Tool =>
  tool({
    name: 'run_tracker',
    title: 'Run a tracker now',
    description:
      'Reads the sources of one of the user’s own trackers now. What it finds is in read_updates some minutes later.',
    input: z.object({ tracker_id: trackerId }),
    writes: true,
    async run({ tracker_id: id }, { caller, context }) {
      const tracker = await ownTracker(reads, id, caller);
      if (isRefusal(tracker)) return tracker;
      const wait = await limits.count('run/account', caller.userId);
      if (wait !== null) return refuse('CONFLICT', `Too many runs. Ask again in ${wait} seconds.`);
      const requested = await commands.execute(new RequestRun({ trackerId: id, cause: 'asked' }, context));
      if (isRefusal(requested)) return requested;
      return {
        text: 'The run has begun.',
        data: { tracker_id: id, run_id: requested.result.runId },
        isFromWeb: false,
      };
    },
  });
