import type { CommandBus } from '@nestjs/cqrs';
import type { Recorded } from '../../../kernel/recorded-event';
import { reactionTo } from '../../../platform/command-handling/command-context';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import type { TrackerEvent } from '../../trackers/domain/tracker.events';
import { RequestRun } from '../commands/request-run/request-run.command';

/** Another topic or other domains ask for a run of their own; any other edit does not. */
export const editedTrackersReactor = (commands: CommandBus): Reactor => ({
  name: 'edited-trackers',
  categories: ['tracker'],
  async react(recorded) {
    const event = recorded as Recorded<TrackerEvent>;
    if (event.type !== 'TrackerRevised') return;
    const { trackerId, changed } = event.data;
    if (!changed.includes('description') && !changed.includes('domains')) return;
    await commands.execute(new RequestRun({ trackerId, cause: 'edited' }, reactionTo(event)));
  },
});
