import { Box } from '@mui/material';
import { EntryList } from '../../../shared/ui/entry-list';
import { Loaded } from '../../../shared/ui/loaded';
import { channelsQuery } from '../api/channels';
import { deliveriesQuery } from '../api/deliveries';
import { AddChannel } from './add-channel';
import { StoredChannel } from './stored-channel';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';

/** Where updates are sent besides the account's own address. */
export const Channels = () => {
  // That they could not be loaded is said where they are listed.
  const deliveries = useOptionalQuery(deliveriesQuery);
  const faultOf = (id: string) => deliveries?.paused.find(({ channel_id }) => channel_id === id)?.fault ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Loaded query={channelsQuery} what="Your channels" skeleton={{ lines: [100], height: 48 }}>
        {(channels) =>
          channels.length > 0 && (
            <EntryList label="Channels">
              {channels.map((channel) => (
                <StoredChannel key={channel.id} channel={channel} pausedBy={faultOf(channel.id)} />
              ))}
            </EntryList>
          )
        }
      </Loaded>
      <AddChannel />
    </Box>
  );
};
