import { channelsEvents, needsConfirmation } from '#events/accounts/channels.events';
import { planOutboundEffect } from '#modules/outbound/published';
import { processOf } from '#platform/processes/process';
import { CHANNEL_QUESTION } from '../channels/confirmation/channel-questions.kind';

/** Asks the holder of an address or a number that a user adds. */
export const addedChannelsAreAsked = processOf(channelsEvents, {
  name: 'asked-channels',
  on: ['ChannelAdded', 'ChannelChanged'],
  mayLag: true,
  react: (event) => {
    const { type, data } = event;
    const isOpen = type === 'ChannelChanged' ? data.confirmed : !needsConfirmation(data.kind);
    if (isOpen) return [];
    return [
      planOutboundEffect(event, {
        kind: CHANNEL_QUESTION,
        userId: data.userId,
        subject: { channelId: data.channelId },
      }),
    ];
  },
});
