import { authorisedFetch } from '../../../shared/api/authorised-fetch';
import { Problem } from '../../../shared/api/problem';
import type { ChatPart, SendChat } from '../../../shared/chat/chat';
import { readLines } from '../../../shared/chat/read-lines';
import type { DocumentKind } from '../../../shared/files/document-kinds';

/** Asks about a document; `kind` is the document's. */
export const askDocument = (id: string, kind: DocumentKind): SendChat =>
  async function* (messages, signal) {
    const response = await authorisedFetch(
      new Request(`/api/v1/chat-${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ messages, opp_id: id }),
        signal,
      }),
    );
    if (!response.ok || response.body === null) throw new Problem({ status: response.status });
    yield* readLines<ChatPart>(response.body);
  };
