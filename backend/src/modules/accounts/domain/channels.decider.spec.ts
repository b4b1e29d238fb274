import type { ChannelsEvent } from '#events/accounts/channels.events';
import { scenario } from '#test/support/given-when-then';
import { targetProblem } from './channel-target';
import { type RequestedChannel, channelsDecider } from './channels.decider';

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
    .then({ type: 'ChannelChanged', data: { ...of, ...off, confirmed: true } });
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

test('an address or a number gets nothing until its holder agrees, and a new one is asked anew', () => {
  const mail: RequestedChannel = { kind: 'email', target: 'bo@example.org', enabled: true };
  const other = { ...mail, target: 'cy@example.org' };
  const mailAdded: ChannelsEvent = { type: 'ChannelAdded', data: { ...of, ...mail } };
  const confirmed: ChannelsEvent = { type: 'ChannelConfirmed', data: of };
  const confirm = (target: string) => ({ type: 'ConfirmChannel', ...of, target }) as const;
  const change = (content: RequestedChannel) => ({ type: 'ChangeChannel', ...of, content }) as const;
  channels.given(mailAdded).when(confirm(mail.target)).then(confirmed);
  channels.given(mailAdded, confirmed).when(confirm(mail.target)).thenNothing();
  channels.given(mailAdded).when(confirm(other.target)).thenRefused('NOT_FOUND');
  channels
    .given(mailAdded, confirmed)
    .when(change({ ...mail, enabled: false }))
    .then({ type: 'ChannelChanged', data: { ...of, ...mail, enabled: false, confirmed: true } });
  channels
    .given(mailAdded, confirmed)
    .when(change(other))
    .then({ type: 'ChannelChanged', data: { ...of, ...other, confirmed: false } });
});

test('a tracker or a folder is left out of a channel, and taken in again', () => {
  const scope = { kind: 'tracker', trackerId: 'drones' } as const;
  const muted: ChannelsEvent = { type: 'ChannelMuted', data: { ...of, scope } };
  const unmuted: ChannelsEvent = { type: 'ChannelUnmuted', data: { ...of, scope } };
  const mute = { type: 'MuteChannel', ...of, scope } as const;
  const unmute = { type: 'UnmuteChannel', ...of, scope } as const;
  channels.given(added).when(mute).then(muted);
  channels.given(added, muted).when(mute).thenNothing();
  channels.given(added, muted).when(unmute).then(unmuted);
  channels.given(added).when(unmute).thenNothing();
  channels.given(added, muted, unmuted).when(mute).then(muted);
  channels.given().when(mute).thenRefused('NOT_FOUND');
});

test('the secret of a webhook is replaced, and the former one goes on signing for a day', () => {
  const replace = { type: 'ReplaceChannelSecret', ...of, now: new Date('2026-03-01T12:00:00Z') } as const;
  channels
    .given(added)
    .when(replace)
    .then({ type: 'ChannelSecretReplaced', data: { ...of, formerUntil: '2026-03-02T12:00:00.000Z' } });
  channels
    .given({ type: 'ChannelAdded', data: { ...of, ...content, kind: 'slack' } })
    .when(replace)
    .thenRefused('NOT_FOUND');
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
