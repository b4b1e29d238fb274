import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasCode } from '#shared/api/problem';
import { ChatPanel } from '#shared/chat/chat-panel';
import { useIsSignedIn } from '#shared/session/session';
import { commonTexts } from '#shared/texts/common';
import { useSidePanel } from '#shared/ui/dialogs/use-side-panel';
import { IconButton } from '#shared/ui/icon-button';
import { CloseIcon } from '#shared/ui/icons';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { SkeletonLines } from '#shared/ui/states/skeleton';
import { signInToAsk } from '#features/accounts/published/auth-dialog';
import { askAgency } from '../api/ask-agency';
import { agencyQuery } from '../api/executive-branch';
import { AgencyOverview } from '../published/agency-overview';
import { isFromList } from '../published/agency-path';
import { branchTexts } from '../texts/branch';

interface AgencyPanelProps {
  slug: string;
  onClose: () => void;
}

/** A panel with an agency's record and a chat about it. Another agency starts a new conversation. */
export const AgencyPanel = ({ slug, onClose }: AgencyPanelProps) => {
  const { data: agency, error, refetch } = useQuery(agencyQuery(slug));
  const panel = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const { leave, guard, onKeyDown, onUnsavedTextChange } = useSidePanel({
    start: panel,
    isWanted: isFromList(state),
    shown: slug,
    findOpener: () =>
      [...document.querySelectorAll<HTMLElement>('[data-agency]')].find(({ dataset }) => dataset.agency === slug),
    onClose,
  });
  return (
    <Box
      component="aside"
      ref={panel}
      tabIndex={-1}
      aria-label={branchTexts().agency}
      onKeyDown={onKeyDown}
      sx={panelSx}
    >
      <IconButton label={commonTexts().close} size={32} onClick={leave} sx={closeSx}>
        <CloseIcon />
      </IconButton>
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
          onUnsavedTextChange={onUnsavedTextChange}
        >
          {agency !== undefined && <AgencyOverview agency={agency} />}
          {agency === undefined && error === null && (
            <SkeletonLines lines={[70, 40, 100, 90, 60]} height={18} gap={18} />
          )}
          {agency === undefined && error !== null && (
            <DataNotLoaded contentName={branchTexts().theAgency} onRetry={() => void refetch()} />
          )}
        </AgencyChat>
      )}
      {guard}
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
      isSignedIn={useIsSignedIn()}
      onSignIn={signInToAsk}
      afterSignIn="send"
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
};
