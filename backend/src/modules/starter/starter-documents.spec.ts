import { documentEvents } from '#events/documents/document.events';
import { documentDecider, documentFile } from '#modules/documents/published';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { BEGINNING } from '#platform/event-store/event-store';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { temporaryFolder } from '#test/support/temporary-folder';
import { addStarterDocuments } from './starter-documents';

const started = () => {
  const store = inMemoryEventStore();
  const files = openFolderFileStore(temporaryFolder());
  const runner = new CommandRunner(store);
  const documents = async () => {
    const { events } = await store.readAll({ after: BEGINNING, limit: 100 });
    return events.map(({ type, data }) => ({ type, ...(data as { documentId: string; file: { fileId: string } }) }));
  };
  return { runner, files, documents };
};

test('two documents are there with their files after the first start, and no more after the next', async () => {
  const { runner, files, documents } = started();
  await addStarterDocuments(runner, files);
  await addStarterDocuments(runner, files);
  const added = await documents();
  expect(added).toMatchObject([
    { type: 'DocumentAdded', kind: 'report', file: { fileName: '2025-15554.pdf', bytes: 197_103 } },
    { type: 'DocumentAdded', kind: 'report', file: { fileName: '2026-11415.pdf', bytes: 194_548 } },
  ]);
  for (const { file } of added) {
    const stored = await files.get(documentFile(file.fileId));
    expect((await stored?.content.toArray())?.join('')).toContain('%PDF-');
  }
});

test('a document that staff removed stays away', async () => {
  const { runner, files, documents } = started();
  await addStarterDocuments(runner, files);
  const [{ documentId = '' } = {}] = await documents();
  await runner.run(
    documentDecider,
    documentId,
    { type: 'RemoveDocument', documentId },
    ofTheSystem('by staff', new Date()),
  );
  await addStarterDocuments(runner, files);
  const ofIt = await runner.streams.history(documentEvents.stream(documentId));
  expect(ofIt.map(({ type }) => type)).toEqual(['DocumentAdded', 'DocumentRemoved']);
});
