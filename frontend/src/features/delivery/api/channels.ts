import type { Schema } from '#shared/api/api-schema';
import { api, defineQuery } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { channelTexts } from '../texts/channels';
import { webhookTexts } from '../texts/webhooks';

export type Channel = Schema<'Channel'>;
type Content = Pick<Channel, 'kind' | 'target' | 'enabled'>;

export const channelsQuery = defineQuery(['channels'], (init) => api.GET('/api/common/channels', init));

export const useAddChannel = () =>
  useApiMutation((body: Content) => api.POST('/api/common/channels', { body }), {
    invalidates: [channelsQuery],
    success: channelTexts().added,
    failure: channelTexts().couldNotBeAdded,
  });

/** Shown as changed at once, and reverted if that fails. */
export const useToggleChannel = ({ id, kind, target }: Channel) =>
  useApiMutation(
    (enabled: boolean) =>
      api.PUT('/api/common/channels/{id}', { params: { path: { id } }, body: { kind, target, enabled } }),
    { invalidates: [channelsQuery], failure: channelTexts().couldNotBeChanged },
  );

export const useRemoveChannel = () =>
  useApiMutation((id: string) => api.DELETE('/api/common/channels/{id}', { params: { path: { id } } }), {
    invalidates: [channelsQuery],
    success: channelTexts().removed,
    failure: channelTexts().couldNotBeRemoved,
  });

/** A tracker, or a folder that sends its updates as one; null is the root. */
export interface DeliveryScope {
  readonly kind: 'tracker' | 'collection';
  readonly id: string | null;
}

export const isMuted = ({ muted }: Channel, { kind, id }: DeliveryScope): boolean =>
  muted.includes(`${kind}:${id ?? ''}`);

export const useMuteChannel = (id: string, scope: DeliveryScope) =>
  useApiMutation(
    (muted: boolean) =>
      api.PUT('/api/common/channels/{id}/muted', { params: { path: { id } }, body: { ...scope, muted } }),
    { invalidates: [channelsQuery], failure: channelTexts().couldNotBeChanged },
  );

export const useTestChannel = () =>
  useApiMutation((id: string) => api.POST('/api/common/channels/{id}/test', { params: { path: { id } } }), {
    failure: channelTexts().testNotSent,
  });

export const secretQuery = (id: string) =>
  defineQuery(
    ['channel-secret', id],
    (init) => api.GET('/api/common/channels/{id}/secret', { params: { path: { id } }, ...init }),
    { gcTime: 0 },
  );

export const useReplaceSecret = (id: string) =>
  useApiMutation(() => api.POST('/api/common/channels/{id}/secret', { params: { path: { id } } }), {
    invalidates: [secretQuery(id)],
    failure: webhookTexts().secretNotReplaced,
  });
