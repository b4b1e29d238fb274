import type { Json } from '#kernel/json';
import type { Row } from '#platform/administration/resource';
import { inOrder } from './key-order';

/** An event's row with its keys in order, so that its canonical text needs no sorting. */
export const exportedEvent = ({
  actor,
  category,
  causation_id,
  command,
  correlation_id,
  data,
  id,
  impersonator,
  occurred_at,
  position,
  revision,
  stream,
  subject,
  tracker_id,
  type,
}: Row): Row => ({
  actor,
  category,
  causation_id,
  command,
  correlation_id,
  data: inOrder(data) as Json,
  id,
  impersonator,
  occurred_at,
  position,
  revision,
  stream,
  subject,
  tracker_id,
  type,
});
