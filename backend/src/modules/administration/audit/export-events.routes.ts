import { CommandBus } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { dayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import { UnmaskUser } from '#modules/accounts/published';
import { listRequestOf, listQuery } from '#platform/administration/list-request';
import { reason } from '#platform/administration/reason';
import { EVENT_CATEGORIES, type EventCategories } from '#platform/area/event-categories';
import { CLOCK } from '#platform/clock';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import type { FileToSave } from '#platform/http/answers/sent-file';
import { fileRoute } from '#platform/http/routes/file-route';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { EventMask } from '../events/event-mask';
import { eventFieldsOf } from '../events/events.resource';
import { eventsToExport } from './events-to-export';
import { exportedLines } from './exported-lines';
import { signingKey } from './seal';

interface ExportChoice {
  readonly by: string;
  readonly filter: string;
  /** Id of the user whose personal fields are shown. */
  readonly unmasked: string | null;
}

type Ports = readonly [ReadStore, EventStore, EventMask, EventCategories, Clock, Secrets];

const ports = [READ_STORE, EVENT_STORE, EventMask, EVENT_CATEGORIES, CLOCK, SECRETS] as const;

/** Events as a file that proves by itself that nobody changed it. */
const exported = ({ by, filter, unmasked }: ExportChoice, ...uses: Ports): FileToSave => {
  const [reads, log, mask, categories, clock, { dataKey }] = uses;
  const { where } = listRequestOf({ filter }, eventFieldsOf(categories));
  const at = clock.now().toISOString();
  const events = eventsToExport(reads, log, mask, where, unmasked);
  const lines = exportedLines({ at, by, filter, unmasked }, events, signingKey(dataKey));
  return {
    name: `events-${dayOf(at)}.jsonl`,
    // As bytes, so that nothing converts the text, which is signed.
    type: 'application/octet-stream',
    content: Readable.from(lines),
  };
};

export const ExportEvents = fileRoute({
  path: 'api/admin/events/export/jsonl',
  access: 'admin',
  sensitive: true,
  summary: 'The events of a filter, oldest first, as a signed hash chain of JSON Lines. Personal fields are masked.',
  query: listQuery.pick({ filter: true }),
  types: ['application/x-ndjson'],
  uses: ports,
  read: ({ query: { filter = '{}' }, caller }, ...uses) =>
    exported({ by: caller.userId, filter, unmasked: null }, ...uses),
});

export const ExportEventsOfUser = fileRoute({
  method: 'post',
  path: 'api/admin/users/:id/export-events',
  access: 'admin',
  inPerson: 'personal data',
  sensitive: true,
  summary:
    'The events that involve a user, as a signed hash chain of JSON Lines with their personal fields. Recorded with the reason.',
  body: z.strictObject({ reason }),
  types: ['application/x-ndjson'],
  uses: [CommandBus, ...ports],
  async read({ params: { id: userId }, body: { reason: statedReason }, caller, context }, commands, ...uses) {
    const recorded = await commands.execute(new UnmaskUser({ userId, statedReason }, context));
    if (isRefusal(recorded)) return recorded;
    const filter = JSON.stringify({ person_id: userId });
    return exported({ by: caller.userId, filter, unmasked: userId }, ...uses);
  },
});
