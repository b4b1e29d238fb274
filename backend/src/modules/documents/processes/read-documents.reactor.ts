import { type DocumentEvent, documentEvents } from '#events/documents/document.events';
import type { Recorded } from '#kernel/recorded-event';
import { reactionTo } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';
import { documentDecider } from '../domain/document.decider';
import type { DocumentTexts } from '../text/document-texts';

const NAME = 'added-documents-are-read';

/** Reads documents after they were added, so that adding one does not wait for it. */
export const addedDocumentsAreRead = (
  texts: Pick<DocumentTexts, 'make'>,
  runner: Pick<CommandRunner, 'run'>,
): Reactor => ({
  name: NAME,
  categories: [documentEvents.category],
  async react(recorded) {
    const event = recorded as Recorded<DocumentEvent>;
    if (event.type !== 'DocumentAdded') return;
    const { documentId, file } = event.data;
    const { fileId } = file;
    const reading = await texts.make(fileId);
    // The document was removed before it was read.
    if (reading === null) return;
    const command = { type: 'RecordReading', documentId, fileId, reading } as const;
    await runner.run(documentDecider, documentId, command, reactionTo(event, NAME));
  },
  describeEffect: async ({ type }) => (type === 'DocumentAdded' ? ['Read the text of the document'] : []),
});
