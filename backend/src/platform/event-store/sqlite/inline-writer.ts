import { checkpointAndClose, isFull, namingDamage, openStore } from '../../sqlite/database';
import { StorageFull } from '../event-store';
import { appendTransaction } from './append-transaction';
import { eventStoreFormat } from './format';
import type { Writer, WriterOptions } from './writer';

/** Writes in the calling thread and blocks it, so it is only for commands and tests, not for the server. */
export const openInlineWriter = ({ file, synchronous }: WriterOptions): Writer =>
  openStore(file, eventStoreFormat(synchronous), (db) => {
    const append = appendTransaction(db);
    return {
      append: async (requests) => {
        try {
          return namingDamage(file, () => append(requests));
        } catch (error) {
          throw isFull(error) ? new StorageFull(error) : error;
        }
      },
      close: async () => checkpointAndClose(db),
    };
  });
