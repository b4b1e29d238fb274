import { Box, Button } from '@mui/material';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { withElement } from '#shared/language/with-element';
import { actionTexts } from '#shared/texts/actions';
import { Dialog } from '#shared/ui/dialogs/dialog';
import { Switch } from '#shared/ui/fields/switch';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { type Channel, type DeliveryScope, channelsQuery, isMuted, useMuteChannel } from '../api/channels';
import { channelTexts } from '../texts/channels';
import { channelsDialogTexts } from '../texts/channels-dialog';

interface ChannelsDialogProps {
  scope: DeliveryScope;
  /** Title of the tracker or folder. */
  title: string;
  onClose: () => void;
}

/** Chooses which of the channels get the updates of a tracker or a folder. */
export const ChannelsDialog = ({ scope, title, onClose }: ChannelsDialogProps) => {
  const texts = channelsDialogTexts();
  const data = useOptionalQuery(channelsQuery);
  return (
    <Dialog
      title={texts.title}
      open
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {actionTexts().done}
        </Button>
      }
    >
      <p>{withElement(texts.where, <strong>{title}</strong>)}</p>
      <QueryView
        query={channelsQuery}
        contentName={channelTexts().yourChannels}
        skeleton={{ lines: [100, 100], height: 34 }}
      >
        {(channels) =>
          channels.length === 0 ? (
            <Box sx={{ mt: 4, color: 'quiet' }}>{texts.none}</Box>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3 }}>
              {channels.map((channel) => (
                <ChosenChannel key={channel.id} channel={channel} scope={scope} />
              ))}
            </Box>
          )
        }
      </QueryView>
      <Box sx={{ mt: 4 }}>
        <TextButton to="/user" onClick={onClose}>
          {data?.length === 0 ? texts.add : texts.manage}
        </TextButton>
      </Box>
    </Dialog>
  );
};

const ChosenChannel = ({ channel, scope }: { channel: Channel; scope: DeliveryScope }) => {
  const mute = useMuteChannel(channel.id, scope);
  const muted = mute.isPending ? mute.variables : isMuted(channel, scope);
  return (
    <li>
      <Switch
        label={channelTexts().kinds[channel.kind]}
        about={channel.target}
        checked={channel.enabled && !muted}
        disabled={mute.isPending || !channel.enabled}
        onChange={(on) => mute.mutate(!on)}
      />
      <Box sx={{ typography: 'body2', color: 'quiet', overflowWrap: 'anywhere', pl: '38px' }}>
        {channel.target}
        {!channel.enabled && channelsDialogTexts().off}
      </Box>
    </li>
  );
};
