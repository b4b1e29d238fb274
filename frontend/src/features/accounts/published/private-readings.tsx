import { Box } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';
import { longDate, timeOfDay } from '#shared/time/format-time';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { privateReadingsQuery } from '../api/get-private-readings';
import { settingTexts } from '../texts/settings';

type Reading = Schema<'PrivateReading'>;

const formatHealthTopic = (which: string | null): string => {
  const { read } = settingTexts();
  switch (which) {
    case 'diary':
    case 'blurbs':
    case 'activity':
      return read[which];
    case 'stool_logs':
      return read.stools;
    default:
      return read.health;
  }
};

const formatReading = ({ what, which }: Reading): string => {
  const { read } = settingTexts();
  switch (what) {
    case 'conversations':
      return which === null ? read.conversation : read.image;
    case 'health_data':
      return formatHealthTopic(which);
    case 'answers':
      return read.answers;
    case 'mails':
      return read.mail;
  }
};

/** Log of who read the user's confidential messages, when and why. */
export const PrivateReadings = () => (
  <QueryView query={privateReadingsQuery} contentName={settingTexts().theList} skeleton={{ lines: [100], height: 20 }}>
    {(found) =>
      found.length === 0 ? (
        <Box sx={{ color: 'quiet' }}>{settingTexts().nobodyRead}</Box>
      ) : (
        <EntryList label={settingTexts().whoRead}>
          {found.map((reading) => (
            <ListEntry
              key={reading.id}
              title={reading.by.email ?? settingTexts().deletedAccount}
              facts={[
                `${longDate(reading.read_at)}, ${timeOfDay(reading.read_at)}`,
                formatReading(reading),
                settingTexts().becauseOf(reading.reason),
              ]}
            />
          ))}
        </EntryList>
      )
    }
  </QueryView>
);
