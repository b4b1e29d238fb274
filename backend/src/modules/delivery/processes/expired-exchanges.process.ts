import { idOf } from '#kernel/stream-name';
import { effectEvents } from '#modules/outbound/published';
import type { FileStore } from '#platform/file-store/file-store';
import { deleteBelow } from '#platform/file-store/files-below';
import { sideEffectStep, processOf } from '#platform/processes/process';
import { exchangesOfEffect } from '../channels/webhook/exchanges/exchange-files';

export const expiredExchangesDeleteFiles = (files: Pick<FileStore, 'list' | 'delete'>) =>
  processOf(effectEvents, {
    name: 'expired-exchanges',
    on: ['ExchangesExpired'],
    mayLag: true,
    react: ({ stream, data: { userId } }) => {
      const effectId = idOf(stream);
      return [sideEffectStep('delete-exchanges', () => deleteBelow(files, exchangesOfEffect({ userId, effectId })))];
    },
  });
