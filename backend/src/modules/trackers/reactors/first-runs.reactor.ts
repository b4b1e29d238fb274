import type { CommandBus } from '@nestjs/cqrs';
import { isRefusal } from '../../../kernel/decider';
import type { Recorded } from '../../../kernel/recorded-event';
import { reactionTo } from '../../../platform/command-handling/command-context';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import { RequestRun } from '../../research/commands/request-run/request-run.command';
import type { TrackerEvent } from '../domain/tracker.events';

/** A new tracker is researched without anybody asking. The product's own are recorded with what was found. */
export const firstRunsReactor = (commands: Pick<CommandBus, 'execute'>): Reactor => ({
  name: 'first-runs',
  categories: ['tracker'],
  async react(recorded) {
    const event = recorded as Recorded<TrackerEvent>;
    if (event.type !== 'TrackerCreated' || event.data.ownerId === null) return;
    const { trackerId } = event.data;
    const outcome = await commands.execute(new RequestRun({ trackerId, cause: 'created' }, reactionTo(event)));
    if (isRefusal(outcome)) throw new Error(`The first run of tracker ${trackerId} was refused: ${outcome.detail}`);
  },
});
