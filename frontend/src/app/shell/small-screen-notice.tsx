import { Button } from '@mui/material';
import { Dialog } from '../../shared/ui/dialog';

/** Stays until closed with its button. */
const SmallScreenNotice = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Best on a larger screen"
    open
    maxWidth="xs"
    actions={
      <Button variant="contained" autoFocus onClick={onClose}>
        Close
      </Button>
    }
  >
    This site is best viewed on desktop or laptop. Mobile support is limited.
  </Dialog>
);

export default SmallScreenNotice;
