import { Box, ButtonBase } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasCode } from '../../../shared/api/problem';
import { useFocusAfterLeaving } from '../../../shared/hooks/use-focus-after-leaving';
import { useSignedIn } from '../../../shared/session/session';
import { ChatPanel } from '../../../shared/chat/chat-panel';
import { CloseIcon } from '../../../shared/ui/icons';
import { DataNotLoaded } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TypedTextGuard } from '../../../shared/ui/typed-text-guard.lazy';
import { signInToAsk } from '../../accounts/published/auth-dialog';
import { isFromList } from '../published/agency-address';
import { askAgency } from '../published/api/ask-agency';
import { agencyQuery } from '../published/api/executive-branch';
import { AgencyOverview } from '../published/agency-overview';
import { commonTexts } from '../../../shared/texts/common';
import { branchTexts } from '../texts/branch';

interface AgencyPanelProps {
  slug: string;
  onClose: () => void;
}

/** An agency at the right: its record and a chat about it. Another agency begins another conversation. */
export const AgencyPanel = ({ slug, onClose }: AgencyPanelProps) => {
  const { data: agency, error, refetch } = useQuery(agencyQuery(slug));
  const panel = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const fromList = isFromList(state);
  useEffect(() => {
    if (fromList) panel.current?.focus({ preventScroll: true });
  }, [fromList, slug]);
  const focusThen = useFocusAfterLeaving();
  /** Back to where the agency was chosen, or to the page where that is not shown. */
  const leave = () => {
    focusThen(() =>
      [...document.querySelectorAll<HTMLElement>('[data-agency]')].find(({ dataset }) => dataset.agency === slug),
    );
    onClose();
  };
  const [hasUnsavedText, setHasUnsavedText] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leaveUnlessTyped = () => (hasUnsavedText ? setConfirming(true) : leave());
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leaveUnlessTyped();
  };
  return (
    <Box
      component="aside"
      ref={panel}
      tabIndex={-1}
      aria-label={branchTexts().agency}
      onKeyDown={handleKeyDown}
      sx={panelSx}
    >
      <ButtonBase aria-label={commonTexts().close} onClick={leaveUnlessTyped} sx={closeSx}>
        <CloseIcon />
      </ButtonBase>
      {hasCode(error, 'NOT_FOUND') ? (
        <Box sx={{ p: 4 }}>
          <EmptyState title={branchTexts().missing}>
            <p>{branchTexts().whyMissing}</p>
          </EmptyState>
        </Box>
      ) : (
        <AgencyChat
          key={slug}
          slug={slug}
          name={agency?.display_name ?? slug}
          title={agency?.display_name ?? ''}
          onUnsavedTextChange={setHasUnsavedText}
        >
          {agency !== undefined && <AgencyOverview agency={agency} />}
          {agency === undefined && error === null && (
            <SkeletonLines lines={[70, 40, 100, 90, 60]} height={18} gap={18} />
          )}
          {agency === undefined && error !== null && (
            <DataNotLoaded what={branchTexts().theAgency} onRetry={() => void refetch()} />
          )}
        </AgencyChat>
      )}
      {hasUnsavedText && (
        <TypedTextGuard isConfirming={isConfirming} onContinueEditing={() => setConfirming(false)} onDiscard={leave} />
      )}
    </Box>
  );
};

interface AgencyChatProps {
  slug: string;
  name: string;
  title: string;
  /** The agency's record, above the conversation. */
  children: ReactNode;
  onUnsavedTextChange: (holds: boolean) => void;
}

/** Stays while the record is reloaded, for example after signing in, so that the conversation goes on. */
const AgencyChat = ({ slug, name, title, children, onUnsavedTextChange }: AgencyChatProps) => {
  const send = useMemo(() => askAgency(name), [name]);
  return (
    <ChatPanel
      title={title}
      greeting={<>{children}</>}
      failure={branchTexts().failed}
      isSignedIn={useSignedIn()}
      onSignIn={signInToAsk}
      heldQuestion="sent again"
      send={send}
      about={`agency/${slug}`}
      onUnsavedTextChange={onUnsavedTextChange}
    />
  );
};

const panelSx = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  bgcolor: 'sheet',
  outline: 'none',
  // The panel already frames the conversation.
  '& > section': { border: 0, borderRadius: 0, flex: 1 },
  '& > section > h2': { pr: 10 },
};

const closeSx = {
  position: 'absolute',
  top: 12,
  right: 10,
  zIndex: 1,
  width: 32,
  height: 32,
  borderRadius: 1,
  color: 'quiet',
};
