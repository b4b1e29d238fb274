import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { ChangeKind } from '../../../shared/api/source';
import type { Run } from '../../trackers/api/tracker';

/** A tracker as it lies in a folder. */
export interface TrackerItem {
  readonly id: string;
  readonly name: string;
  readonly type: 'tracker';
  readonly updated_at: string;
  readonly can_edit: boolean;
  readonly shared: boolean;
  /** False while it is still being set up. */
  readonly has_state: boolean;
  /** Its first run is over without a state. */
  readonly needs_attention: boolean;
  readonly paused: boolean;
  readonly last_line: string | null;
  /** How many lines of each kind its newest publishing run told. */
  readonly marks: Readonly<Record<ChangeKind, number>>;
  readonly last_run: Run | null;
}

interface CollectionAnswer {
  readonly collection: { readonly id: string | null; readonly name: string };
  readonly items: readonly TrackerItem[];
}

const settingUpMs = 5000;

/** The root folder; looked at again every 5 s while something in it is being set up. */
export const useCollection = () =>
  useQuery({
    queryKey: ['collection', 'root'],
    queryFn: ({ signal }) => answerOf<CollectionAnswer>(api.GET('/api/topics/get-collection', { signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ has_state, needs_attention }) => !has_state && !needs_attention) ? settingUpMs : false,
  });
