import { type Decider, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { describeGoldenEvents } from '../../../../../test/support/golden-events';
import { settings } from '../../../../../test/support/trackers/tracker-examples';
import { followDecider } from './follow.decider';
import { followEvents } from './follow.events';
import { portfolioDecider } from './portfolio.decider';
import { portfolioEvents } from './portfolio.events';
import { trackerDecider } from './tracker.decider';
import { trackerEvents } from './tracker.events';

const story = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  commands: readonly Command[],
): DomainEvent[] => {
  let state = decider.initialState;
  return commands.flatMap((command) => {
    const decision = decider.decide(command, state);
    if (isRefusal(decision)) throw new Error(decision.detail);
    state = decision.reduce((folded, event) => decider.evolve(folded, event), state);
    return [...decision];
  });
};

const now = new Date('2026-03-01T00:00:00Z');
const first = settings({
  keyFacts: [{ name: 'Rate', type: 'percentage', description: 'Duty on steel', value: 50 }],
});
const second = settings({ frequency: 'day', domains: [] });
const free = { trackers: 5, daily: 2 };
const slot = { trackerId: 'tariffs', ownerId: 'ann' };

describeGoldenEvents(
  'trackers',
  [...trackerEvents.schemas, ...portfolioEvents.schemas, ...followEvents.schemas],
  [
    ...story(trackerDecider, [
      { type: 'CreateTracker', ...slot, settings: first, parentId: null },
      { type: 'ReviseTracker', by: 'ann', settings: second },
      { type: 'PublishTracker', by: 'ann', category: 'Trade' },
      { type: 'UnpublishTracker', by: 'ann' },
      { type: 'SetTags', by: 'ann', tags: [{ id: 'tag-1', title: 'trade' }] },
      { type: 'SetTags', by: 'ann', tags: [] },
      { type: 'TurnEmailUpdatesOff', by: 'ann' },
      { type: 'TurnEmailUpdatesOn', by: 'ann' },
      { type: 'PauseTracker', by: 'ann' },
      { type: 'ResumeTracker', by: 'ann' },
      { type: 'DeleteTracker', by: 'ann', now },
      { type: 'RestoreTracker', by: 'ann', now },
    ]),
    ...story(portfolioDecider, [
      { type: 'AdmitTracker', ...slot, settings: first, parentId: null, free },
      { type: 'ChangeFrequency', ...slot, settings: second, free },
      { type: 'ReleaseTracker', ...slot },
      { type: 'ReadmitTracker', ...slot, frequency: 'day', free },
      { type: 'ChangeAllowance', ownerId: 'ann', allowance: { trackers: 50, daily: 25 } },
      { type: 'ClosePortfolio', ownerId: 'ann' },
    ]),
    ...story(followDecider, [
      { type: 'Follow', userId: 'bob', trackerId: 'tariffs' },
      { type: 'Unfollow', userId: 'bob', trackerId: 'tariffs' },
    ]),
  ],
);
