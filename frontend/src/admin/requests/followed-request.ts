import { api, defineQuery } from '#shared/api/client';
import type { components } from '#shared/api/schema';

/** A request with its outcome. */
export type FollowedRequest = components['schemas']['FollowedRequest'];
export type FollowedNode = FollowedRequest['nodes'][number];
export type Edge = FollowedRequest['edges'][number];

const REFETCH_MS = 2000;

/** Whether a run has not ended, or a read model has not caught up. */
const isPending = (node: FollowedNode): boolean => {
  if (node.kind === 'run') return node.state === null || node.state === 'queued' || node.state === 'running';
  return node.kind === 'read_model' && node.state === 'live' && !node.shows_it;
};

export const followedRequestQuery = (id: string) =>
  defineQuery(['requests', id], () => api.GET('/api/admin/requests/{id}/graph', { params: { path: { id } } }), {
    refetchInterval: ({ state: { data } }) => (data?.nodes.some(isPending) === true ? REFETCH_MS : false),
  });
