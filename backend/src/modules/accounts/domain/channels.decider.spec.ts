import { scenario } from '../../../../../test/support/given-when-then';
import { targetProblem } from './channel-target';
import { type RequestedChannel, channelsDecider } from './channels.decider';
import type { ChannelsEvent } from '#events/accounts/channels.events';

const of = { userId: 'ann', channelId: 'c1' };
const content: RequestedChannel = { kind: 'webhook', target: 'https://example.org/hook', enabled: true };
const added: ChannelsEvent = { type: 'ChannelAdded', data: { ...of, ...content } };
const removed: ChannelsEvent = { type: 'ChannelRemoved', data: { ...of, reason: 'removed' } };

const channels = scenario(channelsDecider);

test('a channel is added, changed and removed, each once', () => {
  channels
    .given()
    .when({ type: 'AddChannel', ...of, content })
    .then(added);
  const off = { ...content, enabled: false };
  channels
    .given(added)
    .when({ type: 'ChangeChannel', ...of, content: off })
    .then({ type: 'ChannelChanged', data: { ...of, ...off } });
  channels
    .given(added)
    .when({ type: 'ChangeChannel', ...of, content })
    .thenNothing();
  channels
    .given(added)
    .when({ type: 'RemoveChannel', ...of })
    .then(removed);
  channels
    .given(added, removed)
    .when({ type: 'RemoveChannel', ...of })
    .thenNothing();
});

test('unknown channels are not found', () => {
  channels
    .given(added, removed)
    .when({ type: 'ChangeChannel', ...of, content })
    .thenRefused('NOT_FOUND');
  channels
    .given()
    .when({ type: 'RemoveChannel', ...of })
    .thenRefused('NOT_FOUND');
});

test('the same channel is not added twice', () => {
  channels
    .given(added)
    .when({ type: 'AddChannel', ...of, channelId: 'c2', content })
    .thenRefused('CONFLICT');
});

test('an erasure removes them all', () =>
  channels
    .given(added)
    .when({ type: 'RemoveAllChannels', userId: 'ann' })
    .then({ type: 'ChannelRemoved', data: { ...of, reason: 'account_erased' } }));

test.each([
  ['email', 'ann@example.org', 'ann'],
  ['sms', '+12025550123', '2025550123'],
  ['slack', 'https://hooks.slack.com/services/a/b', 'hooks.slack.com'],
  ['webhook', 'https://example.org/hook', 'http://example.org/hook'],
] as const)('a target of %s is %s, not %s', (kind, right, wrong) => {
  expect(targetProblem(kind, right)).toBeNull();
  expect(targetProblem(kind, wrong)).toEqual(expect.any(String));
  channels
    .given()
    .when({ type: 'AddChannel', ...of, content: { kind, target: wrong, enabled: true } })
    .thenRefused('INVALID');
});
