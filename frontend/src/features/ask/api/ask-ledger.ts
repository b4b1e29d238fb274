import { askByEvents } from '#shared/chat/ask';
import type { SendChat } from '#shared/chat/chat';

/** The tracker or folder whose findings are asked about; a folder’s `id` is null for the root. */
export type LedgerOwner =
  { readonly kind: 'tracker'; readonly id: string } | { readonly kind: 'folder'; readonly id: string | null };

export const askLedger = ({ kind, id }: LedgerOwner): SendChat =>
  kind === 'tracker'
    ? askByEvents('/api/topics/chat-tracker/', { tracker_id: id })
    : askByEvents('/api/topics/chat-folder/', { collection_id: id });
