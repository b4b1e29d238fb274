import { type DraftEvent, placeKey } from '#events/portal/draft.events';
import { scenario } from '#test/support/given-when-then';
import { draftDecider } from './draft.decider';

const { given } = scenario(draftDecider);
const cv = { userId: 'ann', inputName: 'cv', repeat: 0 };
const file = { fileId: 'file-1', fileName: 'cv.pdf', mediaType: 'application/pdf', bytes: 1200, sha256: 'ab12' };
const uploaded = (changes: object = {}): DraftEvent => ({
  type: 'AnswerFileUploaded',
  data: { ...cv, ...file, replacedFileId: null, ...changes },
});
const removed: DraftEvent = { type: 'AnswerFileRemoved', data: { ...cv, fileId: 'file-1' } };

test('an answer is a file at an input', () => {
  given()
    .when({ type: 'UploadAnswerFile', ...cv, file })
    .then(uploaded());
});

test('a second file at the same place replaces the first', () => {
  given(uploaded())
    .when({ type: 'UploadAnswerFile', ...cv, file: { ...file, fileId: 'file-2' } })
    .then(uploaded({ fileId: 'file-2', replacedFileId: 'file-1' }));
});

test('a repetition is a place of its own', () => {
  given(uploaded())
    .when({ type: 'UploadAnswerFile', ...cv, repeat: 1, file: { ...file, fileId: 'file-2' } })
    .then(uploaded({ repeat: 1, fileId: 'file-2' }));
  expect([placeKey(cv), placeKey({ ...cv, repeat: 2 })]).toEqual(['cv', 'cv_2']);
});

test('a file is removed once, and another can take its place', () => {
  given(uploaded())
    .when({ type: 'RemoveAnswerFile', ...cv })
    .then(removed);
  given(uploaded(), removed)
    .when({ type: 'RemoveAnswerFile', ...cv })
    .thenNothing();
  given(uploaded(), removed)
    .when({ type: 'UploadAnswerFile', ...cv, file })
    .then(uploaded());
  given(uploaded())
    .when({ type: 'RemoveAnswerFile', ...cv, repeat: 1 })
    .thenNothing();
});
