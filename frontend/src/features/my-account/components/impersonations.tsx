import { Box } from '@mui/material';
import { now } from '#shared/time/clock';
import { longDate, timeOfDay } from '#shared/time/format-time';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { impersonationsQuery } from '../api/get-impersonations';
import { accountTexts } from '../texts/page';

/** The people who acted as the user. */
export const Impersonations = () => {
  const texts = accountTexts();
  const at = now().toISOString();
  return (
    <QueryView query={impersonationsQuery} contentName={texts.theList} skeleton={{ lines: [100], height: 20 }}>
      {(found) =>
        found.length === 0 ? (
          <Box sx={{ color: 'quiet' }}>{texts.nobodyActed}</Box>
        ) : (
          <EntryList label={texts.sections.actedAsYou}>
            {found.map(({ id, by, reason, started_at, ended_at }) => (
              <ListEntry
                key={id}
                title={by.email ?? texts.deletedAccount}
                facts={[
                  ended_at > at
                    ? texts.actedUntilNow(longDate(started_at), timeOfDay(started_at))
                    : texts.acted(longDate(started_at), timeOfDay(started_at), timeOfDay(ended_at)),
                  texts.reason(reason),
                ]}
              />
            ))}
          </EntryList>
        )
      }
    </QueryView>
  );
};
