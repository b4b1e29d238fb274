import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { decisionListColumns } from './decision-columns';
import { decisionLabels } from './format-decision';

const choices = Object.entries(decisionLabels).map(([id, name]) => ({ id, name }));

/** The decisions that people made for others, and why. */
export const DecisionList = () => (
  <Box sx={foldedSx}>
    <ResourceList
      about="Decisions about other people and looks at private data, such as a conversation or a name, each with the reason given. What people do with their own data is not listed."
      sortBy="position"
      linksToRecord={false}
      emptyText="No decisions about other people, and nobody has looked at private data."
      filters={[
        textFilter('subject_email', 'Person concerned (full email address)', true),
        textFilter('actor_email', 'Decided by (full email address)'),
        textFilter('subject_id', 'Person concerned (id)'),
        textFilter('actor_id', 'Who (id)'),
        <SelectInput key="type" source="type" label="Decision" choices={choices} />,
        ...timeRangeFilters('occurred_at', 'When'),
      ]}
    >
      {decisionListColumns}
    </ResourceList>
  </Box>
);

const foldedSx = {
  '& .column-subject_id, & .column-actor_id': { display: { xs: 'none', md: 'table-cell' } },
  '& .column-occurred_at': { display: { xs: 'none', sm: 'table-cell' } },
};
