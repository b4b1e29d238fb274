import {
  type ChannelContent,
  type ChannelsEvent,
  channelsEvents,
  needsConfirmation,
} from '#events/accounts/channels.events';
import { type BriefScope, scopeKey } from '#events/delivery/brief-scope';
import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, refuse, refuseField } from '#kernel/decider';
import { DAY_MS } from '#kernel/durations';
import { targetProblem } from './channel-target';

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
  | { readonly type: 'RemoveAllChannels'; readonly userId: string }
  | {
      readonly type: 'MuteChannel' | 'UnmuteChannel';
      readonly userId: string;
      readonly channelId: string;
      readonly scope: BriefScope;
    }
  | {
      readonly type: 'ConfirmChannel';
      readonly userId: string;
      readonly channelId: string;
      /** The one that was asked to agree. */
      readonly target: string;
    }
  | {
      readonly type: 'ReplaceChannelSecret';
      readonly userId: string;
      readonly channelId: string;
      readonly now: Date;
    };

export interface PresentChannel extends ChannelContent {
  readonly confirmed: boolean;
  /** Keys of scopes. */
  readonly muted: readonly string[];
  readonly secretGeneration: number;
  /** Time until which the previous secret signs, too; null if there is none. */
  readonly formerSecretUntil: string | null;
}

export interface ChannelsState {
  /** Channels by id. */
  readonly present: Readonly<Record<string, PresentChannel>>;
  readonly removed: readonly string[];
}

const MAX_CHANNELS = 20;
const MAX_MUTED = 1000;
/** Time during which a receiver may go on using the former secret. */
const OVERLAP_MS = DAY_MS;
const NOT_FOUND = refuse('NOT_FOUND', 'There is no such channel.');

const refusalOf = (channelId: string, { kind, target }: RequestedChannel, { present }: ChannelsState) => {
  const problem = targetProblem(kind, target);
  if (problem !== null) return refuseField('target', problem);
  const isTaken = Object.entries(present).some(
    ([id, other]) => id !== channelId && other.kind === kind && other.target === target,
  );
  return isTaken ? refuse('CONFLICT', 'This channel is already in the list.') : null;
};

const isSame = (one: ChannelContent, other: ChannelContent): boolean =>
  one.kind === other.kind && one.target === other.target && one.enabled === other.enabled;

const decide = (command: ChannelsCommand, channels: ChannelsState): Decision<ChannelsEvent> => {
  switch (command.type) {
    case 'AddChannel': {
      const { userId, channelId, content } = command;
      if (Object.keys(channels.present).length >= MAX_CHANNELS)
        return refuse('INVALID', `You already have ${MAX_CHANNELS} channels.`);
      const refusal = refusalOf(channelId, content, channels);
      return refusal ?? [{ type: 'ChannelAdded', data: { userId, channelId, ...content } }];
    }
    case 'ChangeChannel': {
      const { userId, channelId, content } = command;
      const channel = channels.present[channelId];
      if (channel === undefined) return NOT_FOUND;
      const refusal = refusalOf(channelId, content, channels);
      if (refusal !== null) return refusal;
      if (isSame(channel, content)) return [];
      const isSameHolder = channel.kind === content.kind && channel.target === content.target;
      const confirmed = isSameHolder ? channel.confirmed : !needsConfirmation(content.kind);
      return [{ type: 'ChannelChanged', data: { userId, channelId, ...content, confirmed } }];
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
    case 'MuteChannel':
    case 'UnmuteChannel': {
      const { userId, channelId, scope } = command;
      const channel = channels.present[channelId];
      if (channel === undefined) return NOT_FOUND;
      const mutes = command.type === 'MuteChannel';
      if (channel.muted.includes(scopeKey(scope)) === mutes) return [];
      if (mutes && channel.muted.length >= MAX_MUTED) return refuse('INVALID', 'Turn the channel off instead.');
      return [{ type: mutes ? 'ChannelMuted' : 'ChannelUnmuted', data: { userId, channelId, scope } }];
    }
    case 'ConfirmChannel': {
      const { userId, channelId, target } = command;
      const channel = channels.present[channelId];
      if (channel === undefined || channel.target !== target) return NOT_FOUND;
      return channel.confirmed ? [] : [{ type: 'ChannelConfirmed', data: { userId, channelId } }];
    }
    case 'ReplaceChannelSecret': {
      const { userId, channelId, now } = command;
      const channel = channels.present[channelId];
      if (channel?.kind !== 'webhook') return NOT_FOUND;
      const formerUntil = new Date(now.getTime() + OVERLAP_MS).toISOString();
      return [{ type: 'ChannelSecretReplaced', data: { userId, channelId, formerUntil } }];
    }
    default:
      return assertNever(command);
  }
};

const changed = (
  channels: ChannelsState,
  channelId: string,
  change: (channel: PresentChannel) => PresentChannel,
): ChannelsState => {
  const channel = channels.present[channelId];
  if (channel === undefined) return channels;
  return { ...channels, present: { ...channels.present, [channelId]: change(channel) } };
};

const evolve = (channels: ChannelsState, event: ChannelsEvent): ChannelsState => {
  const { channelId } = event.data;
  switch (event.type) {
    case 'ChannelAdded': {
      const { kind, target, enabled } = event.data;
      const confirmed = !needsConfirmation(kind);
      const added = { kind, target, enabled, confirmed, muted: [], secretGeneration: 0, formerSecretUntil: null };
      return { ...channels, present: { ...channels.present, [channelId]: added } };
    }
    case 'ChannelChanged': {
      const { kind, target, enabled, confirmed } = event.data;
      return changed(channels, channelId, (channel) => ({ ...channel, kind, target, enabled, confirmed }));
    }
    case 'ChannelConfirmed':
      return changed(channels, channelId, (channel) => ({ ...channel, confirmed: true }));
    case 'ChannelMuted': {
      const key = scopeKey(event.data.scope);
      return changed(channels, channelId, (channel) => ({ ...channel, muted: [...channel.muted, key] }));
    }
    case 'ChannelUnmuted': {
      const key = scopeKey(event.data.scope);
      return changed(channels, channelId, (channel) => ({
        ...channel,
        muted: channel.muted.filter((other) => other !== key),
      }));
    }
    case 'ChannelSecretReplaced': {
      const { formerUntil: formerSecretUntil } = event.data;
      return changed(channels, channelId, (channel) => ({
        ...channel,
        secretGeneration: channel.secretGeneration + 1,
        formerSecretUntil,
      }));
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
export const channelsDecider: Decider<ChannelsCommand, ChannelsEvent, ChannelsState> = {
  events: channelsEvents,
  initialState: { present: {}, removed: [] },
  evolve,
  decide,
};
