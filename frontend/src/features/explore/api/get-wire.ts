import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../shared/api/client';
import type { ChangeKind, Source } from '../../../shared/api/source';

/** A line that a public tracker has just published. */
export interface WireLine {
  readonly tracker_id: string;
  readonly display_title: string;
  readonly kind: ChangeKind;
  readonly text: string;
  readonly was?: string;
  readonly source: Source;
  readonly at: string;
}

const freshForMs = 60_000;

export const useWire = () =>
  useQuery({
    queryKey: ['wire'],
    queryFn: ({ signal }) => answerOf<readonly WireLine[]>(api.GET('/api/topics/wire', { signal })),
    refetchInterval: freshForMs,
  });
