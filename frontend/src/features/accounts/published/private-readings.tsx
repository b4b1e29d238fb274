import { Box } from '@mui/material';
import type { Answer } from '../../../shared/api/answer';
import { longDate, timeOfDay } from '../../../shared/time/time-words';
import { Entry, EntryList } from '../../../shared/ui/entry-list';
import { Loaded } from '../../../shared/ui/loaded';
import { privateReadingsQuery } from './api/get-private-readings';

type Reading = Answer<'PrivateReading'>;

const HEALTH_DATA: Readonly<Record<string, string>> = {
  diary: 'Your kept entries',
  blurbs: 'Summaries of your days',
  activity: 'How often you told your diary something',
  stool_logs: 'How many stools you kept',
};

const partOf = ({ what, which }: Reading): string => {
  switch (what) {
    case 'conversations':
      return which === null ? 'Your conversation with the assistant, and your diary' : 'An image of your conversation';
    case 'health_data':
      return HEALTH_DATA[which ?? ''] ?? 'Your health data';
    case 'answers':
      return 'Your answers about a file';
    case 'mails':
      return 'An update that was mailed to you';
  }
};

/** The people who read what the user told in confidence, when and why. */
export const PrivateReadings = () => (
  <Loaded query={privateReadingsQuery} what="The list" skeleton={{ lines: [100], height: 20 }}>
    {(found) =>
      found.length === 0 ? (
        <Box sx={{ color: 'quiet' }}>No one has read it.</Box>
      ) : (
        <EntryList label="Who read your data">
          {found.map((reading) => (
            <Entry
              key={reading.id}
              title={reading.by.email ?? 'A deleted account'}
              facts={[
                `${longDate(reading.read_at)}, ${timeOfDay(reading.read_at)}`,
                partOf(reading),
                `Reason: ${reading.reason ?? 'none given'}`,
              ]}
            />
          ))}
        </EntryList>
      )
    }
  </Loaded>
);
