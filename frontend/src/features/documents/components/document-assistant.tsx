import { type MouseEvent, useMemo } from 'react';
import { useSignedIn } from '../../../shared/session/session';
import { ChatPanel } from '../../../shared/chat/chat-panel';
import type { DocumentKind } from '../../../shared/files/document-kinds';
import { useProductName } from '../../../shared/hooks/use-product-name';
import { signInToAsk } from '../../accounts/published/auth-dialog';
import { askDocument } from '../api/ask-document';
import { documentTexts } from '../../../shared/texts/documents';
import { documentPageTexts } from '../texts/document';

interface DocumentAssistantProps {
  id: string;
  kind: DocumentKind;
  /** Shows a passage of the document, given the query of its address. */
  onShow: (query: URLSearchParams) => void;
}

/** Answers questions about the document, each sentence with its page. */
export const DocumentAssistant = ({ id, kind, onShow }: DocumentAssistantProps) => {
  const texts = documentPageTexts();
  const send = useMemo(() => askDocument(id, kind), [id, kind]);
  const show = (address: string, event: MouseEvent) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isElsewhere || pathname !== `/document/${encodeURIComponent(id)}`) return;
    event.preventDefault();
    onShow(searchParams);
  };
  return (
    <ChatPanel
      title={texts.assistant(useProductName(), documentTexts().kinds[kind])}
      greeting={texts.greeting(kind)}
      failure={texts.failed}
      isSignedIn={useSignedIn()}
      onSignIn={signInToAsk}
      send={send}
      about={`document/${id}`}
      onCite={show}
    />
  );
};
