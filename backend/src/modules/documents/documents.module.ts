import { documentEvents } from '#events/documents/document.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { FILE_STORE } from '#platform/file-store/file-store';
import { owningFiles } from '#platform/file-store/sweep/file-owner';
import { providePageSources } from '#platform/http/serving/page-sources';
import { provideProcess } from '#platform/processes/contributions';
import { provideReactor } from '#platform/projection-runner/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { documents } from '#projections/documents/documents/documents.projection';
import { uploadedDocuments } from './administration/documents.resource';
import { DocumentAgencies } from './agencies/document-agencies';
import { AddDocument } from './commands/add-document.route';
import { RemoveDocument } from './commands/remove-document.route';
import { ReviseDocument } from './commands/revise-document.route';
import { documentFileOwner } from './document-file-owner';
import { DocumentImprints } from './imprints/document-imprints';
import { addedDocumentsAreRead } from './processes/read-documents.reactor';
import { removedDocumentsDeleteFiles } from './processes/removed-files.process';
import { GetDocumentAgencies } from './queries/get-document-agencies.query';
import { GetDocument, GetDocumentFile } from './queries/get-document.query';
import { GetDocuments } from './queries/get-documents.query';
import { GetDocumentSections } from './queries/get-sections.query';
import { DocumentTexts } from './text/document-texts';
import { PdfReader } from './text/pdf-reader';

export const documentsArea = area('documents', {
  events: [documentEvents],
  readModels: [documents],
  routes: {
    AddDocument,
    ReviseDocument,
    RemoveDocument,
    GetDocuments,
    GetDocumentAgencies,
    GetDocument,
    GetDocumentFile,
    GetDocumentSections,
  },
  processes: [provideProcess(removedDocumentsDeleteFiles, FILE_STORE)],
  exports: [DocumentTexts, PdfReader],
  global: true,
  providers: [
    PdfReader,
    DocumentTexts,
    DocumentAgencies,
    DocumentImprints,
    owningFiles(documentFileOwner, EVENT_STORE),
    provideReactor(addedDocumentsAreRead, DocumentTexts, CommandRunner),
    provideResource(uploadedDocuments, READ_STORE),
    // Images are fetched with the caller's token, and shown from memory.
    providePageSources(() => ({ images: ['blob:'] })),
  ],
});
