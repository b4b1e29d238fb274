import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentFile, DocumentKind } from '#events/documents/document.events';
import { isRefusal, refuse } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { documentDecider } from '../domain/document.decider';

interface AddDocumentRequest {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly mediaType: string;
  readonly file: DocumentFile;
}

interface AddedDocument {
  readonly documentId: string;
  /** Another file than the request's if this repeats a request that was carried out before. */
  readonly fileId: string | null;
}

export class AddDocument extends ContextCommand<AddDocumentRequest, AddedDocument> {}

@CommandHandler(AddDocument)
export class AddDocumentHandler implements ICommandHandler<AddDocument> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ request: { mediaType, ...about }, context }: AddDocument) {
    if (mediaType !== 'application/pdf') {
      const message = 'Documents are PDFs. Please choose one.';
      return refuse('INVALID', message, [{ path: 'file', message }]);
    }
    const documentId = entityId(context, 'document');
    const decided = await this.runner.run(
      documentDecider,
      documentId,
      { type: 'AddDocument', documentId, ...about },
      context,
    );
    if (isRefusal(decided)) return decided;
    const fileId = decided.state.status === 'present' ? decided.state.file.fileId : null;
    return accepted({ documentId, fileId }, decided);
  }
}
