import { Box } from '@mui/material';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { channelsQuery } from '../api/channels';
import { deliveriesQuery } from '../api/deliveries';
import { AddChannel } from '../components/add-channel';
import { StoredChannel } from '../components/stored-channel';
import { channelTexts } from '../texts/channels';

/** Channels that updates are sent to in addition to the account's own email address. */
export const Channels = () => {
  const list = useFocusRestore<HTMLDivElement>();
  // The list of deliveries reports its own failure.
  const deliveries = useOptionalQuery(deliveriesQuery);
  const findPaused = (id: string) => deliveries?.paused.find(({ channel_id }) => channel_id === id)?.fault ?? null;
  return (
    <Box ref={list} sx={{ display: 'grid', gap: 5 }}>
      <QueryView
        query={channelsQuery}
        contentName={channelTexts().yourChannels}
        skeleton={{ lines: [100], height: 48 }}
      >
        {(channels) =>
          channels.length > 0 && (
            <EntryList label={channelTexts().channels}>
              {channels.map((channel) => (
                <StoredChannel key={channel.id} channel={channel} pausedBy={findPaused(channel.id)} />
              ))}
            </EntryList>
          )
        }
      </QueryView>
      <AddChannel />
    </Box>
  );
};
