import { Box } from '@mui/material';
import { useFocusRestore } from '../../../shared/hooks/use-focus-restore';
import { now } from '../../../shared/time/clock';
import { formatAgo, longDate } from '../../../shared/time/format-time';
import { BusyButton } from '../../../shared/ui/busy-button';
import { QueryView } from '../../../shared/ui/query-view';
import { sessionsQuery, useEndSession, useSignOutElsewhere, type Session } from '../api/sessions';
import { Entry, EntryList } from '../../../shared/ui/entry-list';

interface SessionsProps {
  /** An impersonator sees them, but cannot end them. */
  canEnd: boolean;
}

/** The account's sessions. */
export const Sessions = ({ canEnd }: SessionsProps) => {
  const end = useEndSession();
  const elsewhere = useSignOutElsewhere();
  const list = useFocusRestore<HTMLDivElement>();
  return (
    <QueryView query={sessionsQuery} what="Your sessions" skeleton={{ lines: [100], height: 48 }}>
      {(sessions) => (
        <Box ref={list} sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
          <EntryList label="Sessions">
            {sessions.map((session) => (
              <Entry
                key={session.id}
                title={formatDevice(session) ?? describeSession(session)}
                facts={formatFacts(session)}
                action={
                  canEnd &&
                  !session.current && (
                    <BusyButton
                      size="small"
                      aria-label={`Sign out ${formatDevice(session) ?? 'the browser'} of ${longDate(session.started_at)}`}
                      busy={end.isPending}
                      onClick={() => end.mutate(session.id)}
                    >
                      Sign out
                    </BusyButton>
                  )
                }
              />
            ))}
          </EntryList>
          {canEnd && sessions.some(({ current }) => !current) && (
            <BusyButton variant="outlined" busy={elsewhere.isPending} onClick={() => elsewhere.mutate()}>
              Sign out everywhere else
            </BusyButton>
          )}
        </Box>
      )}
    </QueryView>
  );
};

const describeSession = ({ current }: Session): string => (current ? 'This browser' : 'Another browser');

/** 'Firefox on Windows'; null where the browser did not say, as in sessions that began before it was recorded. */
const formatDevice = ({ browser, system }: Session): string | null =>
  browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);

const formatFacts = (session: Session): readonly string[] => {
  const { started_at, refreshed_at, current } = session;
  return [
    ...(current && formatDevice(session) !== null ? [describeSession(session)] : []),
    `Signed in ${longDate(started_at)}`,
    ...(current ? [] : [`Last active ${formatAgo(refreshed_at, now())}`]),
  ];
};
