import type { DocumentEvent } from '#events/documents/document.events';
import { scenario } from '#test/support/given-when-then';
import { documentDecider } from './document.decider';

const { given } = scenario(documentDecider);
const file = { fileId: 'file-1', fileName: 'hearing.pdf', bytes: 1200, sha256: 'ab12' };
const about = { documentId: 'doc-1', title: 'Hearing on freight', kind: 'hearing' } as const;
const added: DocumentEvent = { type: 'DocumentAdded', data: { ...about, file } };
const removed: DocumentEvent = { type: 'DocumentRemoved', data: { documentId: 'doc-1', fileId: 'file-1' } };
const facts = { pages: 2, words: 300, pagesWithoutText: 0 };
const read: DocumentEvent = { type: 'DocumentRead', data: { documentId: 'doc-1', fileId: 'file-1', facts } };
const unreadable: DocumentEvent = {
  type: 'DocumentFoundUnreadable',
  data: { documentId: 'doc-1', fileId: 'file-1', fault: 'encrypted' },
};
const revised = { ...about, title: 'Freight', kind: 'report' } as const;

test('a document is added once', () => {
  given()
    .when({ type: 'AddDocument', ...about, file })
    .then(added);
  given(added)
    .when({ type: 'AddDocument', ...about, file })
    .thenNothing();
  given(added, removed)
    .when({ type: 'AddDocument', ...about, file })
    .thenNothing();
});

test('the title and kind of a document are edited if they differ', () => {
  given(added)
    .when({ type: 'ReviseDocument', ...revised })
    .then({ type: 'DocumentRevised', data: revised });
  given(added)
    .when({ type: 'ReviseDocument', ...about })
    .thenNothing();
});

test('a document is removed once, with its file', () => {
  given(added).when({ type: 'RemoveDocument', documentId: 'doc-1' }).then(removed);
  given(added, removed).when({ type: 'RemoveDocument', documentId: 'doc-1' }).thenNothing();
});

test('a missing document is neither edited nor removed', () => {
  given()
    .when({ type: 'ReviseDocument', ...about })
    .thenRefused('NOT_FOUND');
  given().when({ type: 'RemoveDocument', documentId: 'doc-1' }).thenRefused('NOT_FOUND');
  given(added, removed)
    .when({ type: 'ReviseDocument', ...revised })
    .thenRefused('NOT_FOUND');
});

const recorded = { type: 'RecordReading', documentId: 'doc-1', fileId: 'file-1' } as const;

test('the outcome of reading the text is recorded once', () => {
  given(added)
    .when({ ...recorded, reading: { kind: 'read', facts } })
    .then(read);
  given(added)
    .when({ ...recorded, reading: { kind: 'unreadable', fault: 'encrypted' } })
    .then(unreadable);
  given(added, read)
    .when({ ...recorded, reading: { kind: 'read', facts } })
    .thenNothing();
});

test('a reading of a document that was removed meanwhile is not recorded', () => {
  given(added, removed)
    .when({ ...recorded, reading: { kind: 'read', facts } })
    .thenNothing();
});
