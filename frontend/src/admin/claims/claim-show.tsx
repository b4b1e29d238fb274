import { Box } from '@mui/material';
import { ArrayField, NumberField, RecordContextProvider, TextField, UrlField, WithListContext } from 'react-admin';
import { Moment } from '../fields/moment';
import { TrackerLink } from '../fields/tracker-link';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';

export const ClaimShow = () => (
  <ResourceShow titleFrom="text" defaultTitle="Claim">
    <Facts>
      <Fact name="Tracker" is={<TrackerLink source="tracker_id" />} />
      <Fact name="Recorded as" is={<TextField source="kind" />} />
      <Fact name="Status" is={<TextField source="status" />} />
      <Fact name="Told by">
        <NumberField source="mentions" /> documents
      </Fact>
      <Fact name="First seen" is={<Moment source="first_seen_at" />} />
      <Fact name="Last seen" is={<Moment source="last_seen_at" />} />
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
