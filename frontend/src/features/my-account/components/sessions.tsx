import { Box } from '@mui/material';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { now } from '#shared/time/clock';
import { formatAgo, longDate } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { sessionsQuery, useEndSession, useSignOutElsewhere, type AccountSession } from '../api/sessions';
import { accountTexts } from '../texts/page';

interface SessionsProps {
  /** False for impersonators, who see the sessions but cannot end them. */
  canEnd: boolean;
}

export const Sessions = ({ canEnd }: SessionsProps) => {
  const texts = accountTexts();
  const end = useEndSession();
  const elsewhere = useSignOutElsewhere();
  const list = useFocusRestore<HTMLDivElement>();
  return (
    <QueryView query={sessionsQuery} contentName={texts.yourSessions} skeleton={{ lines: [100], height: 48 }}>
      {(sessions) => (
        <Box ref={list} sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
          <EntryList label={texts.sessions}>
            {sessions.map((session) => (
              <ListEntry
                key={session.id}
                title={formatDevice(session) ?? describeSession(session)}
                facts={formatFacts(session)}
                action={
                  canEnd &&
                  !session.current && (
                    <BusyButton
                      size="small"
                      aria-label={texts.signOutDevice(
                        formatDevice(session) ?? texts.theBrowser,
                        longDate(session.started_at),
                      )}
                      busy={end.isPending}
                      onClick={() => end.mutate(session.id)}
                    >
                      {texts.signOut}
                    </BusyButton>
                  )
                }
              />
            ))}
          </EntryList>
          {canEnd && sessions.some(({ current }) => !current) && (
            <BusyButton variant="outlined" busy={elsewhere.isPending} onClick={() => elsewhere.mutate()}>
              {texts.signOutElsewhere}
            </BusyButton>
          )}
        </Box>
      )}
    </QueryView>
  );
};

const describeSession = ({ current }: AccountSession): string =>
  current ? accountTexts().thisBrowser : accountTexts().anotherBrowser;

/** 'Firefox on Windows'; null if unknown, as for sessions from before it was recorded. */
const formatDevice = ({ browser, system }: AccountSession): string | null =>
  browser !== null && system !== null ? accountTexts().device(browser, system) : (browser ?? system);

const formatFacts = (session: AccountSession): readonly string[] => {
  const { started_at, refreshed_at, current } = session;
  return [
    ...(current && formatDevice(session) !== null ? [describeSession(session)] : []),
    accountTexts().signedIn(longDate(started_at)),
    ...(current ? [] : [accountTexts().lastActive(formatAgo(refreshed_at, now()))]),
  ];
};
