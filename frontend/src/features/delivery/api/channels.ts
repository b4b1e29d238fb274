import type { Answer } from '../../../shared/api/answer';
import { api, queryOf } from '../../../shared/api/client';
import { useSaving } from '../../../shared/api/use-saving';

export type Channel = Answer<'Channel'>;
type Content = Pick<Channel, 'kind' | 'target' | 'enabled'>;

export const channelsQuery = queryOf(['channels'], (init) => api.GET('/api/common/channels', init));

export const useAddChannel = () =>
  useSaving((body: Content) => api.POST('/api/common/channels', { body }), {
    renews: [channelsQuery],
    done: 'Channel added',
    failed: 'The channel could not be added',
  });

/** Shown as changed at once, and as before if that fails. */
export const useToggleChannel = ({ id, kind, target }: Channel) =>
  useSaving(
    (enabled: boolean) =>
      api.PUT('/api/common/channels/{id}', { params: { path: { id } }, body: { kind, target, enabled } }),
    { renews: [channelsQuery], failed: 'The channel could not be changed' },
  );

export const useRemoveChannel = () =>
  useSaving((id: string) => api.DELETE('/api/common/channels/{id}', { params: { path: { id } } }), {
    renews: [channelsQuery],
    done: 'Channel removed',
    failed: 'The channel could not be removed',
  });

/** A tracker, or a folder that sends its updates as one; null is the root. */
export interface Scope {
  readonly kind: 'tracker' | 'collection';
  readonly id: string | null;
}

export const isMuted = ({ muted }: Channel, { kind, id }: Scope): boolean => muted.includes(`${kind}:${id ?? ''}`);

export const useMuteChannel = (id: string, scope: Scope) =>
  useSaving(
    (muted: boolean) =>
      api.PUT('/api/common/channels/{id}/muted', { params: { path: { id } }, body: { ...scope, muted } }),
    { renews: [channelsQuery], failed: 'The channel could not be changed' },
  );

export const useTestChannel = () =>
  useSaving((id: string) => api.POST('/api/common/channels/{id}/test', { params: { path: { id } } }), {
    failed: 'The test could not be sent',
  });

export const secretQuery = (id: string) => ({
  ...queryOf(['channel-secret', id], (init) =>
    api.GET('/api/common/channels/{id}/secret', { params: { path: { id } }, ...init }),
  ),
  gcTime: 0,
});

export const useReplaceSecret = (id: string) =>
  useSaving(() => api.POST('/api/common/channels/{id}/secret', { params: { path: { id } } }), {
    renews: [secretQuery(id)],
    failed: 'The secret could not be replaced',
  });
