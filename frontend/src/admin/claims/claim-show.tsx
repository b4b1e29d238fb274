import { Box } from '@mui/material';
import { ArrayField, NumberField, RecordContextProvider, TextField, UrlField, WithListContext } from 'react-admin';
import { DateTimeField } from '../fields/date-time-field';
import { TrackerLink } from '../fields/tracker-link';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';

export const ClaimShow = () => (
  <ResourceShow titleFrom="text" defaultTitle="Claim">
    <Facts>
      <Fact label="Tracker" value={<TrackerLink source="tracker_id" />} />
      <Fact label="Recorded as" value={<TextField source="kind" />} />
      <Fact label="Status" value={<TextField source="status" />} />
      <Fact label="Told by">
        <NumberField source="mentions" /> documents
      </Fact>
      <Fact label="First seen" value={<DateTimeField source="first_seen_at" />} />
      <Fact label="Last seen" value={<DateTimeField source="last_seen_at" />} />
    </Facts>
    <AdminSection title="Evidence">
      <ArrayField source="evidence">
        <WithListContext
          render={({ data = [] }) => (
            <>
              {data.map((evidence, index) => (
                <RecordContextProvider key={index} value={evidence}>
                  <Quote />
                </RecordContextProvider>
              ))}
            </>
          )}
        />
      </ArrayField>
    </AdminSection>
  </ResourceShow>
);

const Quote = () => (
  <Box sx={{ mb: 4 }}>
    <mark>
      <TextField source="quote" />
    </mark>
    <br />
    <UrlField source="url" rel="noreferrer" target="_blank" />
  </Box>
);
