import { Box } from '@mui/material';
import { type MouseEvent, useMemo } from 'react';
import type { ReplyChunk, SendChat } from '#shared/chat/chat';
import { ChatPanel } from '#shared/chat/chat-panel';
import { useLatest } from '#shared/hooks/use-latest';
import { useProductName } from '#shared/hooks/use-product-name';
import { useIsSignedIn } from '#shared/session/session';
import { chatTexts } from '#shared/texts/chat';
import { signInToAsk } from '#features/accounts/published/auth-dialog';
import { askDocument } from '../api/ask-document';
import { type DocumentKind, formatKind } from '../published/document-kinds';
import { documentPageTexts } from '../texts/document';

interface DocumentAssistantProps {
  id: string;
  kind: DocumentKind;
  /** Such as ‘Executive Order 14409’; null if it has none. */
  designation: string | null;
  /** Shows a passage of the document, given the query of its URL. */
  onShow: (query: URLSearchParams) => void;
  /** Called instead for the first passage of a new answer, before the user has clicked any. */
  onAnswer: (query: URLSearchParams) => void;
}

/** Passes a reply on; when it is complete and an answer, calls `show` with the URL of its first source. */
async function* showingFirst(reply: AsyncIterable<ReplyChunk>, show: (url: string) => void) {
  let first: string | undefined;
  let isAnswer = true;
  for await (const chunk of reply) {
    if ('sources' in chunk) first ??= chunk.sources[0]?.content;
    if ('lines' in chunk) isAnswer = chunk.lines.are_answer;
    yield chunk;
  }
  if (isAnswer && first !== undefined) show(first);
}

/** Clicking a quote opens its source, like the number after it. */
const openQuote = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target.closest('blockquote')?.querySelector('a')?.click();
};

/** Answers questions about the document, each sentence with its page. */
export const DocumentAssistant = ({ id, kind, designation, onShow, onAnswer }: DocumentAssistantProps) => {
  const texts = documentPageTexts();
  const latest = useLatest(onAnswer);
  const send = useMemo((): SendChat => {
    const ask = askDocument(id, kind);
    const show = (url: string) => {
      const query = parsePassage(id, url);
      if (query !== null) latest.current(query);
    };
    return (messages, signal) => showingFirst(ask(messages, signal), show);
  }, [id, kind, latest]);
  const show = (url: string, event: MouseEvent) => {
    const query = parsePassage(id, url);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isElsewhere || query === null) return;
    event.preventDefault();
    onShow(query);
  };
  return (
    <Box onClick={openQuote} sx={quotesSx}>
      <ChatPanel
        title={texts.assistant(useProductName(), formatKind({ kind, designation }))}
        greeting={texts.greeting(kind)}
        failure={chatTexts().failed}
        isSignedIn={useIsSignedIn()}
        onSignIn={signInToAsk}
        send={send}
        about={`document/${id}`}
        onCite={show}
      />
    </Box>
  );
};

/** The query of a URL of the document; null if the URL is another one. */
const parsePassage = (id: string, url: string): URLSearchParams | null => {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return pathname === `/document/${encodeURIComponent(id)}` ? searchParams : null;
};

const quotesSx = { display: 'grid', minHeight: 0, '& blockquote:has(a)': { cursor: 'pointer' } };
