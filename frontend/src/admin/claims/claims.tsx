import { Box } from '@mui/material';
import { ArrayField, NumberField, RecordContextProvider, TextField, UrlField, WithListContext } from 'react-admin';
import { choiceFilter, textFilter, timeRangeFilters } from '../fields/filters';
import { trackerFilter } from '../fields/reference-filters';
import { TrackerLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { Fact, Facts, AdminSection, ResourceShow } from '../fields/resource-show';

const filters = [
  trackerFilter('tracker_id', 'Tracker', true),
  textFilter('run_id', 'Run (id)'),
  choiceFilter('kind', 'Recorded as', ['new', 'changed', 'contradicted']),
  choiceFilter('status', 'Status', ['new', 'confirmed', 'updated', 'contradicted']),
  ...timeRangeFilters('first_seen_at', 'First seen'),
];

export const ClaimList = () => (
  <ResourceList newestBy="first_seen_at" filters={filters}>
    <TextField source="text" sortable={false} />
    <TextField source="status" sortable={false} />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <NumberField source="mentions" />
    <Moment source="first_seen_at" label="First seen" />
  </ResourceList>
);

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
