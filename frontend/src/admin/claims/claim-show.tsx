import { Box } from '@mui/material';
import { ArrayField, NumberField, RecordContextProvider, TextField, UrlField, WithListContext } from 'react-admin';
import { Moment } from '../fields/moment';
import { TrackerLink } from '../fields/tracker-link';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';

export const ClaimShow = () => (
  <ResourceShow titleFrom="text" defaultTitle="Claim">
    <Facts>
      <Fact name="Tracker">
        <TrackerLink source="tracker_id" />
      </Fact>
      <Fact name="Recorded as">
        <TextField source="kind" />
      </Fact>
      <Fact name="Status">
        <TextField source="status" />
      </Fact>
      <Fact name="Told by">
        <NumberField source="mentions" /> documents
      </Fact>
      <Fact name="First seen">
        <Moment source="first_seen_at" />
      </Fact>
      <Fact name="Last seen">
        <Moment source="last_seen_at" />
      </Fact>
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
