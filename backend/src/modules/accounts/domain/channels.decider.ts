import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse } from '#kernel/decider';
import { targetProblem } from './channel-target';
import { type ChannelContent, type ChannelsEvent, channelsEvents } from '#events/accounts/channels.events';

export interface RequestedChannel extends ChannelContent {
  readonly target: string;
}

export type ChannelsCommand =
  | {
      readonly type: 'AddChannel';
      readonly userId: string;
      readonly channelId: string;
      readonly content: RequestedChannel;
    }
  | {
      readonly type: 'ChangeChannel';
      readonly userId: string;
      readonly channelId: string;
      readonly content: RequestedChannel;
    }
  | { readonly type: 'RemoveChannel'; readonly userId: string; readonly channelId: string }
  | { readonly type: 'RemoveAllChannels'; readonly userId: string };

export interface Channels {
  /** By id. */
  readonly present: Readonly<Record<string, ChannelContent>>;
  readonly removed: readonly string[];
}

const MOST = 20;
const NOT_FOUND = refuse('NOT_FOUND', 'There is no such channel.');

const refusalOf = (channelId: string, { kind, target }: RequestedChannel, { present }: Channels) => {
  const problem = targetProblem(kind, target);
  if (problem !== null) return refuse('INVALID', problem, [{ path: 'target', message: problem }]);
  const isTaken = Object.entries(present).some(
    ([id, other]) => id !== channelId && other.kind === kind && other.target === target,
  );
  return isTaken ? refuse('CONFLICT', 'This channel is already in the list.') : null;
};

const isSame = (one: ChannelContent, other: ChannelContent): boolean =>
  one.kind === other.kind && one.target === other.target && one.enabled === other.enabled;

const decide = (command: ChannelsCommand, channels: Channels): Decision<ChannelsEvent> => {
  switch (command.type) {
    case 'AddChannel': {
      const { userId, channelId, content } = command;
      if (Object.keys(channels.present).length >= MOST) return refuse('INVALID', `There are ${MOST} channels already.`);
      const refusal = refusalOf(channelId, content, channels);
      return refusal ?? [{ type: 'ChannelAdded', data: { userId, channelId, ...content } }];
    }
    case 'ChangeChannel': {
      const { userId, channelId, content } = command;
      const channel = channels.present[channelId];
      if (channel === undefined) return NOT_FOUND;
      const refusal = refusalOf(channelId, content, channels);
      if (refusal !== null) return refusal;
      return isSame(channel, content) ? [] : [{ type: 'ChannelChanged', data: { userId, channelId, ...content } }];
    }
    case 'RemoveChannel': {
      const { userId, channelId } = command;
      if (channels.removed.includes(channelId)) return [];
      if (channels.present[channelId] === undefined) return NOT_FOUND;
      return [{ type: 'ChannelRemoved', data: { userId, channelId, reason: 'removed' } }];
    }
    case 'RemoveAllChannels':
      return Object.keys(channels.present).map((channelId) => ({
        type: 'ChannelRemoved',
        data: { userId: command.userId, channelId, reason: 'account_erased' },
      }));
    default:
      return assertNever(command);
  }
};

const evolve = (channels: Channels, event: ChannelsEvent): Channels => {
  const { channelId } = event.data;
  switch (event.type) {
    case 'ChannelAdded':
    case 'ChannelChanged': {
      const { kind, target, enabled } = event.data;
      return { ...channels, present: { ...channels.present, [channelId]: { kind, target, enabled } } };
    }
    case 'ChannelRemoved': {
      const { [channelId]: _removed, ...present } = channels.present;
      return { present, removed: [...channels.removed, channelId] };
    }
    default:
      return assertNever(event);
  }
};

/** The channels of one user. */
export const channelsDecider: Decider<ChannelsCommand, ChannelsEvent, Channels> = {
  events: channelsEvents,
  initialState: { present: {}, removed: [] },
  evolve,
  decide,
};
