import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { pluralize } from '#shared/text-format/pluralize';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, timeRangeFilters } from '../resource/filters';
import { personFilter, trackerFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';

const { DateTimeField, EnumField, FunctionField, TrackerLink, UserLink } = fieldsOf<Schema<'FeedbackRow'>>();

const filters = [
  trackerFilter('tracker_id', 'Tracker', true),
  personFilter('owner_id', 'Owner'),
  choiceFilter('verdict', 'Verdict', ['useful', 'known', 'wrong', 'off_topic']),
  ...timeRangeFilters('given_at', 'Given'),
];

/** Every verdict on claims, with its note, which is masked in the event. */
export const FeedbackList = () => (
  <ResourceList sortBy="given_at" linksToRecord={false} filters={filters} emptyText="No feedback.">
    <DateTimeField source="given_at" label="Given" />
    <EnumField source="verdict" label="Verdict" sortable={false} />
    <FunctionField
      label="Of"
      sortable={false}
      render={({ claim_ids: claims, update_id: update }) =>
        update === null ? 'a line' : `an update of ${pluralize(claims.length, 'line')}`
      }
    />
    <TrackerLink source="tracker_id" label="Tracker" sortable={false} />
    <UserLink source="owner_id" label="By" sortable={false} />
    <FunctionField
      label="Event"
      sortable={false}
      render={({ id }) => <Link to={`/events/${id}/show`}>What was said</Link>}
    />
  </ResourceList>
);
