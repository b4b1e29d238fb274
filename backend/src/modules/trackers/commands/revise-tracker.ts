import { isRefusal } from '#kernel/decider';
import { type CommandContext, requireActingUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { portfolioDecider } from '../domain/portfolio.decider';
import { type TrackerDraft, acceptDraft } from '../domain/tracker-draft';
import { FREQUENCY_CHANGED_MEANWHILE, changeableBy, trackerDecider } from '../domain/tracker.decider';
import type { Plans } from '../trackers.settings';
import { refusalOfUnknown } from './unknown-documents';

interface Revision {
  readonly trackerId: string;
  readonly draft: TrackerDraft;
  readonly asStaff: boolean;
}

/** How often an edit asks the portfolio again because another one changed the frequency meanwhile. */
const MAX_ADMISSION_REQUESTS = 8;

const revise = async (
  runner: CommandRunner,
  { free }: Plans,
  { trackerId, draft, asStaff }: Revision,
  context: CommandContext,
) => {
  const ownerId = requireActingUser(context);
  const known = changeableBy(await runner.streams.stateOf(trackerDecider, trackerId), ownerId);
  if (isRefusal(known)) return known;
  const settings = acceptDraft(draft, { asStaff, before: known.settings });
  if (isRefusal(settings)) return settings;
  // Documents that were taken out since may stay.
  const unknown = await refusalOfUnknown(runner.streams, settings.documents, known.settings.documents);
  if (unknown !== null) return unknown;

  // If the frequency changes, the portfolio decides first, and the tracker follows with the whole edit.
  const change = { type: 'ChangeFrequency', ownerId, trackerId, settings, free } as const;
  const changed = await runner.run(portfolioDecider, ownerId, change, context);
  if (isRefusal(changed)) return changed;
  if (changed.events.length > 0) return accepted({ trackerId }, changed);

  const from = known.settings.frequency;
  const command = { type: 'ReviseTracker', by: ownerId, settings, from } as const;
  const revised = await runner.run(trackerDecider, trackerId, command, context);
  return isRefusal(revised) ? revised : accepted({ trackerId }, changed, revised);
};

/** Edits one of the user's trackers. Refused like CreateTracker, and with NOT_FOUND and ACCESS_DENIED. */
export const reviseTracker = async (
  runner: CommandRunner,
  plans: Plans,
  revision: Revision,
  context: CommandContext,
) => {
  for (let attempt = 1; attempt < MAX_ADMISSION_REQUESTS; attempt++) {
    const outcome = await revise(runner, plans, revision, context);
    if (outcome !== FREQUENCY_CHANGED_MEANWHILE) return outcome;
  }
  return revise(runner, plans, revision, context);
};
