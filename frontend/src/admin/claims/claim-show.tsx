import { Box } from '@mui/material';
import { ArrayField, RecordContextProvider, UrlField, WithListContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { AdminSection, Fact, Facts, ResourceShow } from '../resource/resource-show';

const { DateTimeField, NumberField, TextField, TrackerLink } = fieldsOf<Schema<'ClaimRow'>>();
const Evidence = fieldsOf<Schema<'ClaimRow'>['evidence'][number]>();

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
      <Evidence.TextField source="quote" />
    </mark>
    <br />
    <UrlField source="url" rel="noreferrer" target="_blank" />
  </Box>
);
