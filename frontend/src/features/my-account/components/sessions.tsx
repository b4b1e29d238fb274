import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { now } from '../../../shared/time/clock';
import { agoWords, longDate } from '../../../shared/time/time-words';
import { BusyButton } from '../../../shared/ui/busy-button';
import { NotLoaded } from '../../../shared/ui/not-loaded';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { sessionsQuery, useEndSession, useSignOutElsewhere, type Session } from '../api/sessions';
import { Entry, EntryList } from '../../../shared/ui/entry-list';

interface SessionsProps {
  /** An impersonator sees them, but cannot end them. */
  canEnd: boolean;
}

/** The account's sessions. */
export const Sessions = ({ canEnd }: SessionsProps) => {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const end = useEndSession();
  const elsewhere = useSignOutElsewhere();
  if (sessions === undefined)
    return isError ? (
      <NotLoaded what="Your sessions" onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={[100]} height={48} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      <EntryList label="Sessions">
        {sessions.map((session) => (
          <Entry
            key={session.id}
            title={nameOf(session) ?? placeOf(session)}
            facts={factsOf(session)}
            action={
              canEnd &&
              !session.current && (
                <Button
                  size="small"
                  aria-label={`Sign out ${nameOf(session) ?? 'the browser'} of ${longDate(session.started_at)}`}
                  disabled={end.isPending}
                  onClick={() => end.mutate(session.id)}
                >
                  Sign out
                </Button>
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
  );
};

const placeOf = ({ current }: Session): string => (current ? 'This browser' : 'Another browser');

/** 'Firefox on Windows'; null where the browser did not say, as in sessions that began before it was recorded. */
const nameOf = ({ browser, system }: Session): string | null =>
  browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);

const factsOf = (session: Session): readonly string[] => {
  const { started_at, refreshed_at, current } = session;
  return [
    ...(current && nameOf(session) !== null ? [placeOf(session)] : []),
    `Signed in ${longDate(started_at)}`,
    ...(current ? [] : [`Last active ${agoWords(refreshed_at, now())}`]),
  ];
};
