import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../../shared/api/client';
import { invalidateNewTracker } from './invalidate-tracker';
import type { Frequency, KeyFactValue, Tracker } from './tracker';

interface KeyFact {
  readonly name: string;
  readonly type: Tracker['key_facts_schema'][string]['type'];
  readonly description: string;
  /** Null if it is to be found by research. */
  readonly value: KeyFactValue;
}

/** Edits the tracker with `tracker_id`, or creates one without. */
export interface TrackerRequest {
  readonly tracker_id?: string;
  readonly tracker_description: string;
  readonly update_frequency: Frequency;
  readonly model?: string;
  readonly domains?: string[];
  /** Ids. */
  readonly documents?: string[];
  /** Who chooses what is told. */
  readonly editor?: Tracker['editor'];
  readonly parent_uid?: string | null;
  /** Only staff may send it. */
  readonly key_facts?: KeyFact[];
}

/** The default model for non-staff users; the server falls back to its feeds engine if it is not configured. */
export const defaultModel = 'sonar-reasoning-pro';

interface CreateOptions {
  /** For requests that another page or tab may repeat. */
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
    onSuccess: ({ tracker_id }) => void invalidateNewTracker(queries, tracker_id),
  });
};
