import { Drawer } from '@mui/material';
import { ChatPanel } from '#shared/chat/chat-panel';
import { useIsSignedIn } from '#shared/session/session';
import { chatTexts } from '#shared/texts/chat';
import { commonTexts } from '#shared/texts/common';
import { IconButton } from '#shared/ui/icon-button';
import { CloseIcon } from '#shared/ui/icons';
import { signInToAsk } from '#features/accounts/published/auth-dialog';
import { type LedgerOwner, askLedger } from '../api/ask-ledger';
import { askingTexts } from '../texts/asking';

interface AskPanelProps {
  about: LedgerOwner;
  open: boolean;
  /** A question that was typed elsewhere; null if there is none. */
  question: string | null;
  /** Called once it is asked. */
  onAsked: () => void;
  onClose: () => void;
}

const getSubjectKind = ({ kind, id }: LedgerOwner): 'tracker' | 'all' | 'folder' =>
  kind === 'tracker' ? 'tracker' : id === null ? 'all' : 'folder';

/**
 * Side panel for questions about a tracker's findings, answered line by line with dates and sources. Preserves typed
 * text while closed.
 */
export const AskPanel = ({ about, open, question, onAsked, onClose }: AskPanelProps) => {
  const texts = askingTexts();
  const subject = getSubjectKind(about);
  const title = texts.titles[subject];
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{ paper: { 'aria-label': title, role: 'dialog', sx: paperSx }, backdrop: { invisible: true } }}
    >
      <IconButton label={commonTexts().close} size={32} onClick={onClose} sx={closeSx}>
        <CloseIcon />
      </IconButton>
      <ChatPanel
        title={title}
        greeting={texts.greetings[subject]}
        failure={chatTexts().failed}
        isSignedIn={useIsSignedIn()}
        onSignIn={signInToAsk}
        send={askLedger(about)}
        about={`${about.kind}/${about.id ?? 'all'}`}
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
  borderLeft: { sm: 'hairline' },
  // The panel already has a frame here.
  '& > section': { border: 0, borderRadius: 0 },
};

const closeSx = {
  position: 'absolute',
  top: 14,
  right: 12,
};
