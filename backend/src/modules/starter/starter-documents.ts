import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentKind, documentEvents } from '#events/documents/document.events';
import { derivedId, idAt } from '#kernel/ids';
import { documentDecider, documentFile } from '#modules/documents/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { FileStore } from '#platform/file-store/file-store';
import { putWhole } from '#platform/file-store/put-whole';

interface StarterDocument {
  readonly fileName: string;
  readonly title: string;
  readonly kind: DocumentKind;
  /** ISO 8601 UTC, a calendar day. */
  readonly publishedOn: string;
}

/** Works of the United States Government, from the Federal Register. */
const DOCUMENTS: readonly StarterDocument[] = [
  {
    fileName: '2025-15554.pdf',
    title:
      'Further Modifying Reciprocal Tariff Rates To Reflect Ongoing Discussions With the People’s Republic of China',
    kind: 'report',
    publishedOn: '2025-08-14',
  },
  {
    fileName: '2026-11415.pdf',
    title: 'Promoting Advanced Artificial Intelligence Innovation and Security',
    kind: 'report',
    publishedOn: '2026-06-05',
  },
];

export const titleOfStarterFile = (name: string): string =>
  DOCUMENTS.find(({ fileName }) => fileName === name)?.title ?? name;

/** Adds the documents that were never there: one that staff edited or removed stays as it is. */
export const addStarterDocuments = async (
  runner: Pick<CommandRunner, 'run' | 'streams'>,
  files: Pick<FileStore, 'put'>,
): Promise<void> => {
  for (const { fileName, title, kind, publishedOn } of DOCUMENTS) {
    const publishedAt = new Date(publishedOn);
    const documentId = idAt(publishedAt.getTime(), `starter/${fileName}`);
    if ((await runner.streams.history(documentEvents.stream(documentId))).length > 0) continue;

    const content = readFileSync(join(__dirname, 'documents', fileName));
    const fileId = derivedId(documentId, 'file');
    const { bytes, sha256 } = await putWhole(files, documentFile(fileId), content, content.length);
    const file = { fileId, fileName, bytes, sha256 };
    const context = ofTheSystem(derivedId(documentId, 'added'), publishedAt);
    await runner.run(documentDecider, documentId, { type: 'AddDocument', documentId, title, kind, file }, context);
  }
};
