import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import { userQuery } from '../../accounts/api/get-user';
import { invalidateTracker } from './invalidate-tracker';
import type { Frequency } from './tracker';

/** With `tracker_id` it edits that tracker, else it makes one. */
export interface TrackerRequest {
  readonly tracker_id?: string;
  readonly tracker_description: string;
  readonly update_frequency: Frequency;
  readonly model?: string;
  readonly domains?: string[];
  readonly parent_uid?: string | null;
}

/** The model of everybody who is not staff; the server falls back to its feeds engine where it is not set up. */
export const defaultModel = 'sonar-reasoning-pro';

interface CreateOptions {
  /** For a request that may be sent again by another page or tab. */
  readonly idempotencyKey?: string;
}

const createTracker = ({ idempotencyKey, ...body }: TrackerRequest & CreateOptions) =>
  answerOf(
    api.POST('/api/topics/create-tracker', {
      body,
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    }),
  );

export const useCreateTracker = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: createTracker,
    onSuccess: ({ tracker_id }) => {
      void invalidateTracker(queries, tracker_id);
      void queries.invalidateQueries({ queryKey: userQuery.queryKey });
    },
  });
};
