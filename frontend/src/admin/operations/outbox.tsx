import { FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { byText, byTime } from '../fields/filters';
import { UserLink } from '../fields/links';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';

interface OutboxMail {
  readonly event_id: string | null;
  readonly requested_by: string | null;
}

/** Mails that wait in a folder because there is no mail server. Their content is not shown, since its links sign in. */
export const OutboxList = () => (
  <ResourceList
    title="Outbox"
    newestBy="sent_at"
    opens={false}
    filters={[byText('recipient_id', 'Recipient (id)', true), ...byTime('sent_at', 'Written')]}
  >
    <Moment source="sent_at" label="Written" />
    <UserLink source="recipient_id" label="To" sortable={false} />
    <FunctionField<OutboxMail>
      label="Requested by"
      render={({ event_id, requested_by }) =>
        event_id === null || requested_by === null ? (
          '–'
        ) : (
          <Link to={`/events/${encodeURIComponent(event_id)}/show`}>{requested_by}</Link>
        )
      }
    />
  </ResourceList>
);
