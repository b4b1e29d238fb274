import { Inject, Injectable } from '@nestjs/common';
import type { DocumentDocument } from '#modules/documents/published';
import { CONFIG, type Config } from '#platform/config/config';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import type { Answered } from '../answering/replies-to-questions';
import { answerFromDocument } from './answer-from-document';
import { DocumentIndexes } from './document-indexes';
import type { PlaceInDocument } from './document-passages';
import { documentVoice, unreadable } from './document-voice';

/** The answer of a document, or the reason why it cannot be read. */
export type FromDocument =
  | { readonly kind: 'read'; readonly answered: Answered<PlaceInDocument> }
  | { readonly kind: 'unreadable'; readonly words: string };

/** Answers questions by the sentences of a document. */
@Injectable()
export class DocumentAnswers {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    private readonly indexes: DocumentIndexes,
  ) {}

  async answer(
    { _id: documentId, title, added_at: addedAt, file_id: fileId, text }: DocumentDocument,
    conversation: QuestionInConversation,
    signal: AbortSignal,
  ): Promise<FromDocument> {
    if (text.state === 'unreadable') return { kind: 'unreadable', words: unreadable(text.fault) };
    const index = await this.indexes.of(fileId, signal);
    if (index === null) return { kind: 'unreadable', words: unreadable(null) };
    const { language = 'en' } = conversation;
    const voice = documentVoice({ documentId, title, addedAt, publicUrl: this.config.publicUrl, language });
    return { kind: 'read', answered: answerFromDocument({ title, index, voice }, conversation) };
  }
}
