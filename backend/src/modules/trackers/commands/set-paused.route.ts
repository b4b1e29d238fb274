import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { trackerDecider } from '../domain/tracker.decider';

const answers = z.strictObject({ paused: z.boolean() });

/** Pauses the scheduled runs of one of the user's trackers. */
export const PauseTracker = commandRoute({
  path: 'api/topics/tracker/:id/pause',
  access: 'user',
  summary: 'Pauses scheduled runs.',
  answers,
  decider: trackerDecider,
  decide: ({ params: { id }, caller }) => [id, { type: 'PauseTracker', by: caller.userId }],
  answer: () => ({ paused: true }),
});

/** Resumes the scheduled runs of a tracker. */
export const ResumeTracker = commandRoute({
  path: 'api/topics/tracker/:id/resume',
  access: 'user',
  summary: 'Resumes scheduled runs.',
  answers,
  decider: trackerDecider,
  decide: ({ params: { id }, caller }) => [id, { type: 'ResumeTracker', by: caller.userId }],
  answer: () => ({ paused: false }),
});
