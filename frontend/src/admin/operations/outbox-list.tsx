import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { capitalize } from '#shared/text-format/capitalize';
import { fieldsOf } from '../fields/fields-of';
import { formatCode } from '../fields/format-code';
import { timeRangeFilters } from '../resource/filters';
import { personFilter } from '../resource/reference-filters';
import { ResourceList } from '../resource/resource-list';
import { ReadMail } from './read-mail';

const { DateTimeField, FunctionField, UserLink } = fieldsOf<Schema<'OutboxRow'>>();

/**
 * Mails that wait in a folder because there is no mail server. Briefs can be read; the links of other mails sign in.
 */
export const OutboxList = () => (
  <ResourceList
    sortBy="sent_at"
    linksToRecord={false}
    filters={[personFilter('recipient_id', 'Recipient', true), ...timeRangeFilters('sent_at', 'Written')]}
  >
    <DateTimeField source="sent_at" label="Written" />
    <UserLink source="recipient_id" label="To" sortable={false} />
    <FunctionField
      label="Reason"
      render={({ event_id, requested_by }) =>
        event_id === null || requested_by === null ? (
          '–'
        ) : (
          <Link to={`/events/${encodeURIComponent(event_id)}/show`}>{capitalize(formatCode(requested_by))}</Link>
        )
      }
    />
    <FunctionField
      label="Contents"
      render={({ id, recipient_id, is_brief }) =>
        is_brief ? <ReadMail id={id} recipientId={recipient_id} /> : 'Not shown, because its links sign in'
      }
    />
  </ResourceList>
);
