import { askByLines } from '#shared/chat/ask';
import type { SendChat } from '#shared/chat/chat';
import type { DocumentKind } from '../published/document-kinds';

/** Asks about a document of a given kind. */
export const askDocument = (id: string, kind: DocumentKind): SendChat =>
  askByLines(`/api/v1/chat-${kind}`, { opp_id: id });
