import { Box, Button } from '@mui/material';
import { Dialog } from '../../../shared/ui/dialog';
import { Loaded } from '../../../shared/ui/loaded';
import { Switch } from '../../../shared/ui/switch';
import { TextButton } from '../../../shared/ui/text-button';
import { type Channel, type Scope, channelsQuery, isMuted, useMuteChannel } from '../api/channels';
import { kindWords } from '../channel-words';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';

interface SentToProps {
  scope: Scope;
  /** Title of the tracker or folder. */
  title: string;
  onClose: () => void;
}

/** Chooses which of the channels get the updates of a tracker or a folder. */
const SentTo = ({ scope, title, onClose }: SentToProps) => {
  const data = useOptionalQuery(channelsQuery);
  return (
    <Dialog
      title="Sent to"
      open
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        Where updates of <strong>{title}</strong> go besides email.
      </p>
      <Loaded query={channelsQuery} what="Your channels" skeleton={{ lines: [100, 100], height: 34 }}>
        {(channels) =>
          channels.length === 0 ? (
            <Box sx={{ mt: 4, color: 'quiet' }}>
              You have no channels yet. Slack, a phone or a program of yours can get updates, too.
            </Box>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3 }}>
              {channels.map((channel) => (
                <ChosenChannel key={channel.id} channel={channel} scope={scope} />
              ))}
            </Box>
          )
        }
      </Loaded>
      <Box sx={{ mt: 4 }}>
        <TextButton to="/user" onClick={onClose}>
          {data?.length === 0 ? 'Add a channel' : 'Manage channels'}
        </TextButton>
      </Box>
    </Dialog>
  );
};

const ChosenChannel = ({ channel, scope }: { channel: Channel; scope: Scope }) => {
  const mute = useMuteChannel(channel.id, scope);
  const muted = mute.isPending ? mute.variables : isMuted(channel, scope);
  return (
    <li>
      <Switch
        label={kindWords[channel.kind]}
        about={channel.target}
        checked={channel.enabled && !muted}
        disabled={mute.isPending || !channel.enabled}
        onChange={(on) => mute.mutate(!on)}
      />
      <Box sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere', pl: '38px' }}>
        {channel.target}
        {!channel.enabled && ' (off)'}
      </Box>
    </li>
  );
};

export default SentTo;
