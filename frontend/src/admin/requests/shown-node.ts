import { filteredEventsPath, filteredListPath } from '../events/filtered-paths';
import type { FollowedNode, FollowedRequest } from './followed-request';

/** A node in words, and the path of its record. */
export interface ShownNode {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** State of the node in words; empty if there is nothing to say. */
  readonly state: string;
  readonly fails: boolean;
  readonly to: string;
}

const MODEL_STATES = { rebuilding: 'being rebuilt', faulted: 'faulted', paused: 'paused' } as const;

const show = (resource: string, id: string): string => `/${resource}/${encodeURIComponent(id)}/show`;
const times = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);

type Email = { readonly email: string | null } | null;

const whoStarted = ({ started_by, actor, impersonator }: FollowedRequest): string => {
  if (started_by === 'system') return 'The system';
  if (actor.user_uid === null) return 'Somebody signed out';
  const name = actor.email ?? 'an erased user';
  return impersonator === null ? name : `${impersonator.email ?? 'an erased user'} as ${name}`;
};

const formatRecipient = (recipient: Email): string => recipient?.email ?? 'an erased user';

/** A node's label, state and link. */
export const shownNode = (node: FollowedNode, request: FollowedRequest): ShownNode => {
  const { id } = node;
  switch (node.kind) {
    case 'request':
      return {
        id,
        kind: request.started_by === 'system' ? 'Started by' : 'Request by',
        name: whoStarted(request),
        state: '',
        fails: false,
        to: filteredEventsPath('correlation_id', request.id),
      };
    case 'event':
      return {
        id,
        kind: 'Event',
        name: times(node.count, node.type),
        state: '',
        fails: false,
        to:
          node.count === 1
            ? show('events', node.event_id)
            : filteredListPath('events', { correlation_id: node.correlation_id, type: node.type }),
      };
    case 'job':
      return { id, kind: 'Job', name: times(node.count, node.job), state: '', fails: false, to: '/jobs' };
    case 'run':
      return {
        id,
        kind: 'Run',
        name: node.tracker ?? 'of a deleted tracker',
        state: node.state?.replace('_', ' ') ?? 'not known yet',
        fails: node.state === 'failed',
        to: show('runs', node.run_id),
      };
    case 'delivery':
      return {
        id,
        kind: 'Delivery to',
        name: formatRecipient(node.recipient),
        state: node.sent ? 'sent' : 'not sent yet',
        fails: false,
        to:
          node.in_outbox && node.recipient?.user_uid != null
            ? filteredListPath('outbox', { recipient_id: node.recipient.user_uid })
            : show('deliveries', node.effect_id),
      };
    case 'read_model':
      return {
        id,
        kind: 'Read model',
        name: node.name,
        state: node.state === 'live' ? (node.shows_it ? 'caught up' : 'behind') : MODEL_STATES[node.state],
        fails: node.state === 'faulted',
        to: show('projections', node.name),
      };
  }
};
