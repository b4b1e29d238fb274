import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { Switch } from '../../../shared/ui/switch';
import { channelsQuery, useRemoveChannel, useToggleChannel, type Channel } from '../api/channels';
import { kindWords } from '../channel-words';
import { AddChannel } from './add-channel';
import { Entry, EntryList } from './entry-list';

/** Where updates are sent. */
export const Channels = () => {
  const { data: channels, isPending, refetch } = useQuery(channelsQuery);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ color: 'quiet' }}>
        Updates come by email to your address. Channels are stored, but nothing is sent to them yet.
      </Box>
      {isPending && <SkeletonLines lines={[100]} height={48} />}
      {channels === undefined && !isPending && <NotLoaded what="Your channels" onRetry={() => void refetch()} />}
      {channels !== undefined && channels.length > 0 && (
        <EntryList label="Channels">
          {channels.map((channel) => (
            <StoredChannel key={channel.id} channel={channel} />
          ))}
        </EntryList>
      )}
      <AddChannel />
    </Box>
  );
};

const StoredChannel = ({ channel }: { channel: Channel }) => {
  const toggle = useToggleChannel(channel);
  const remove = useRemoveChannel();
  const enabled = toggle.isPending ? toggle.variables : channel.enabled;
  return (
    <Entry
      title={channel.target}
      facts={[kindWords[channel.kind]]}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 }}>
          <Switch
            label={enabled ? 'On' : 'Off'}
            checked={enabled}
            disabled={toggle.isPending}
            onChange={(on) => toggle.mutate(on)}
          />
          <Button
            size="small"
            aria-label={`Remove ${channel.target}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(channel.id)}
          >
            Remove
          </Button>
        </Box>
      }
    />
  );
};
