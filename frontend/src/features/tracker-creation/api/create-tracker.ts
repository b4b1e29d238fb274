import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import type { Frequency, KeyFactValue, Tracker } from '#features/trackers/api/tracker';
import { newTrackerQueries } from '#features/trackers/api/tracker-queries';

export interface KeyFact {
  readonly name: string;
  readonly type: Tracker['key_facts_schema'][string]['type'];
  readonly description: string;
  /** Null if research has to find it. */
  readonly value: KeyFactValue;
}

/** Edits the tracker with `tracker_id`, or creates one without. */
export interface TrackerRequest {
  readonly tracker_id?: string;
  readonly tracker_description: string;
  readonly update_frequency: Frequency;
  readonly model?: string;
  readonly domains?: string[];
  /** Ids of documents that it reads. */
  readonly documents?: string[];
  /** The editor, who selects the findings. */
  readonly editor?: Tracker['editor'];
  readonly parent_uid?: string | null;
  /** For staff only. */
  readonly key_facts?: KeyFact[];
}

/** The default model for non-staff users; the server falls back to its feeds engine if it is not configured. */
export const DEFAULT_MODEL = 'sonar-reasoning-pro';

interface SaveOptions {
  /** Key for requests that another page or tab may repeat. */
  readonly idempotencyKey?: string;
}

export const useSaveTracker = () =>
  useApiMutation(
    ({ idempotencyKey, ...body }: TrackerRequest & SaveOptions) =>
      api.POST('/api/topics/create-tracker', {
        body,
        headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
      }),
    { invalidates: newTrackerQueries, inBackground: true },
  );
