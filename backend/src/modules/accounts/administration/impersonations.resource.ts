import { z } from 'zod';
import { documentsResource } from '#platform/administration/documents-resource';
import type { Resource, Row } from '#platform/administration/resource';
import type { StreamReader } from '#platform/command-handling/stream-reader';
import { timeAnswer } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { impersonations } from '#projections/accounts/impersonations/impersonations.projection';
import { impersonationDecider } from '../domain/impersonation.decider';

const impersonation = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  impersonator_id: z.string(),
  status: z.enum(['open', 'ended']),
  started_at: timeAnswer,
  ended_at: timeAnswer,
});

const impersonationRow = impersonation.extend({ reason: z.string().nullable() }).meta({ id: 'ImpersonationRow' });

const documents = documentsResource(impersonations, {
  name: 'impersonations',
  answers: impersonation,
  filters: { user_id: 'text', impersonator_id: 'text', status: ['open', 'ended'], started_at: 'time' },
  sorts: ['started_at', 'ended_at'],
  row: ({ _id, ...impersonation }) => ({ id: _id, ...impersonation }),
});

/**
 * Lists who acted as whom, and why. The reason is personal: it is read from the log for each answer, so that no read model
 * holds it, and null once the person is erased.
 */
export const impersonationsResource = (
  reads: Pick<ReadStore, 'find' | 'count' | 'get'>,
  streams: Pick<StreamReader, 'stateOf'>,
): Resource => {
  const listed = documents(reads);
  const withReason = async (row: Row): Promise<Row> => {
    const state = await streams.stateOf(impersonationDecider, row.id);
    return { ...row, reason: state.status === 'absent' ? null : state.reason };
  };
  return {
    ...listed,
    answers: impersonationRow,
    async list(request) {
      const { rows, total } = await listed.list(request);
      return { rows: await Promise.all(rows.map(withReason)), total };
    },
    async get(id) {
      const row = await listed.get(id);
      return row === undefined ? undefined : withReason(row);
    },
  };
};
