import type { DraftEvent } from '#events/portal/draft.events';
import { projected } from '#test/support/read-models/projected';
import { drafts } from './drafts.projection';

const uploaded = (fileId: string, repeat = 0): DraftEvent => ({
  type: 'AnswerFileUploaded',
  data: {
    userId: 'ann',
    inputName: 'cv',
    repeat,
    fileId,
    replacedFileId: null,
    fileName: `${fileId}.pdf`,
    mediaType: 'application/pdf',
    bytes: 10,
    sha256: 'ab',
  },
});
const file = (fileId: string, uploaded_at: string, repeat = 0) => ({
  input_name: 'cv',
  repeat,
  file_id: fileId,
  file_name: `${fileId}.pdf`,
  media_type: 'application/pdf',
  bytes: 10,
  sha256: 'ab',
  uploaded_at,
});

test('a draft has the last file of each input and repetition', async () =>
  expect(await projected(drafts, [uploaded('one'), uploaded('two'), uploaded('more', 1)])).toEqual([
    {
      _id: 'ann',
      org_name: null,
      files: { cv: file('two', '2026-03-01T02:00:00.000Z'), cv_1: file('more', '2026-03-01T03:00:00.000Z', 1) },
      changed_at: '2026-03-01T03:00:00.000Z',
    },
  ]));

test('a file that was taken back is gone', async () => {
  const removed = { userId: 'ann', inputName: 'cv', repeat: 0, fileId: 'one' };
  expect(await projected(drafts, [uploaded('one'), { type: 'AnswerFileRemoved', data: removed }])).toEqual([
    { _id: 'ann', org_name: null, files: {}, changed_at: '2026-03-01T02:00:00.000Z' },
  ]);
});
