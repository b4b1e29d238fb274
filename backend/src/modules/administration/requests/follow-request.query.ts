import { DiscoveryService } from '@nestjs/core';
import { refuse } from '#kernel/decider';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { readRoute } from '#platform/http/routes/read-route';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { contributedProjections } from '#platform/projection-runner/contributions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import { logPersons } from '#projections/administration/log-persons/log-persons.projection';
import { namesOfPeople } from '../events/names-of-people';
import { describedNodes } from './described-nodes';
import { eventsOfRequest } from './events-of-request';
import { requestAnswer } from './request-answer';
import { requestGraph } from './request-graph';

/** Indexes that follow every event, so that being in them says nothing about an event. */
const INDEXES_OF_THE_LOG: readonly string[] = [logIndex.name, logPersons.name];

export const FollowRequest = readRoute({
  path: 'api/admin/requests/:id/graph',
  access: 'staff',
  summary:
    'A request followed to its events, and to the jobs, runs, deliveries and read models that came of them, by the ' +
    'correlation id of any of its events.',
  answers: requestAnswer,
  uses: [READ_STORE, EVENT_STORE, OUTBOX, ProjectionRunner, DiscoveryService],
  async read({ params: { id: correlationId } }, reads, log, outbox, models, discovery) {
    const projections = contributedProjections(discovery)
      .flat()
      .filter(({ name }) => !INDEXES_OF_THE_LOG.includes(name));
    const found = await eventsOfRequest(reads, log, projections, correlationId);
    const first = found?.events[0];
    if (found === undefined || first === undefined)
      return refuse('NOT_FOUND', 'No event was recorded for this request.');
    const { requestId, events, runIds, leftOut } = found;
    const { nodes, edges } = requestGraph(requestId, events, runIds);
    const names = await namesOfPeople(reads, events);
    return {
      id: requestId,
      // The system's own commands are their own beginning.
      started_by: first.causation_id === requestId ? 'system' : 'http',
      occurred_at: first.occurred_at,
      actor: names(first.actor_id) ?? { user_uid: null, email: null },
      impersonator: names(first.impersonator_id),
      nodes: await describedNodes({ reads, models, outbox }, nodes, names),
      edges,
      left_out: leftOut,
    } as const;
  },
});
