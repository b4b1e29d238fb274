import { Button } from '@mui/material';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Dialog } from '../../../shared/ui/dialog';
import { useRotateRss } from '../api/rotate-rss';

/** Asks first: readers of the feed lose it. */
const ReplaceRss = ({ trackerId, onClose }: { trackerId: string; onClose: () => void }) => {
  const rotate = useRotateRss(trackerId);
  return (
    <Dialog
      title="Replace RSS Link"
      open
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            variant="contained"
            busy={rotate.isPending}
            onClick={() => rotate.mutate(undefined, { onSuccess: onClose })}
          >
            Replace Link
          </BusyButton>
        </>
      }
    >
      The current link stops working for everybody who has it, feed readers included. The tracker gets a new one.
    </Dialog>
  );
};

export default ReplaceRss;
