import { ButtonBase, Drawer } from '@mui/material';
import { useSignedIn } from '../../../shared/session/session';
import { ChatPanel } from '../../../shared/chat/chat-panel';
import { CloseIcon } from '../../../shared/ui/icons';
import { signInToAsk } from '../../accounts/published/auth-dialog';
import { type LedgerOwner, askLedger } from '../api/ask-ledger';

interface AskPanelProps {
  about: LedgerOwner;
  open: boolean;
  /** A question that was typed elsewhere; null if there is none. */
  question: string | null;
  /** Called once it is asked. */
  onAsked: () => void;
  onClose: () => void;
}

const wordsFor = ({ kind, id }: LedgerOwner): { readonly title: string; readonly found: string } => {
  if (kind === 'tracker') return { title: 'Ask this tracker', found: 'this tracker has found' };
  return id === null
    ? { title: 'Ask your trackers', found: 'your trackers have found' }
    : { title: 'Ask this folder', found: 'the trackers in this folder have found' };
};

/** A panel at the side of the page: questions about what was found, answered line by line with dates and sources. It keeps what is typed while it is closed. */
const AskPanel = ({ about, open, question, onAsked, onClose }: AskPanelProps) => {
  const { title, found } = wordsFor(about);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { 'aria-label': title, role: 'dialog', sx: paperSx }, backdrop: { invisible: true } }}
    >
      <ButtonBase aria-label="Close" onClick={onClose} sx={closeSx}>
        <CloseIcon />
      </ButtonBase>
      <ChatPanel
        title={title}
        greeting={`What would you like to know? I answer from what ${found}, each line with its date and source. You can name a time, such as “since May” or “last week”.`}
        failure="Sorry, an error occurred."
        isSignedIn={useSignedIn()}
        onSignIn={signInToAsk}
        send={askLedger(about)}
        isReady={open}
        question={question}
        onAsked={onAsked}
      />
    </Drawer>
  );
};

const paperSx = {
  width: { xs: '100%', sm: 440 },
  boxShadow: 'var(--aidy-shadow)',
  borderLeft: { sm: '1px solid' },
  borderColor: { sm: 'rule' },
  // The panel already has a frame here.
  '& > section': { border: 0, borderRadius: 0 },
};

const closeSx = {
  position: 'absolute',
  top: 14,
  right: 12,
  width: 32,
  height: 32,
  borderRadius: 1,
  color: 'quiet',
  '&:hover': { bgcolor: 'wash', color: 'ink' },
};

export default AskPanel;
