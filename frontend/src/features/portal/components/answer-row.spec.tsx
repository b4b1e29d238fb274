import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { AnswerRow } from './answer-row';

fakeServer();

jest.mock('./preview-dialog', () => {
  throw new TypeError('Failed to fetch');
});

/** An upload that never ends. */
const startUpload = async (page: ReactElement) => {
  const upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
  const sent = jest.fn();
  const abort = jest.fn();
  jest
    .spyOn(window, 'XMLHttpRequest')
    .mockImplementation(() => ({ upload, open: jest.fn(), setRequestHeader: jest.fn(), send: sent, abort }) as never);
  const shown = renderPage(page, { path: '/portal', url: '/portal' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no field for a file.');
  await shown.user.upload(input, new File(['a'], 'passport.pdf'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  return { ...shown, upload, abort };
};
const place = { draftId: 'd1', inputName: 'passport', repeat: 0 };

test('asks before a page is left on which an upload is under way', async () => {
  const { user, location, abort } = await startUpload(
    <>
      <AnswerRow slot={place} file={undefined} />
      <Link to="/feed">Feed</Link>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Feed' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect([location(), abort.mock.calls.length]).toEqual(['/portal', 0]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Feed' }));
  await user.click(await screen.findByRole('button', { name: 'Stop and leave' }));
  await waitFor(() => expect(location()).toBe('/feed'));
  expect(abort).toHaveBeenCalled();
});

test('an upload reads out its stages, and not each per cent', async () => {
  const { upload } = await startUpload(<AnswerRow slot={place} file={undefined} />);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  for (const loaded of [10, 50]) {
    act(() => upload.onprogress?.({ loaded, total: 100 }));
    expect(said()).toContain('Uploading passport.pdf');
    screen.getByText(`Uploading passport.pdf · ${loaded}%`);
  }
  act(() => upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(said()).toContain('Checking passport.pdf');
});

test('a preview whose code cannot be loaded can be closed', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const file = {
    repeat: 0,
    file_name: 'passport.pdf',
    media_type: 'application/pdf',
    bytes: 4,
    uploaded_at: '2026-06-01T12:00:00.000Z',
    previewable: true,
  };
  const { user } = renderPage(<AnswerRow slot={place} file={file} />);
  await user.click(screen.getByRole('button', { name: /^Preview/ }));
  await screen.findByText('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('This could not be loaded')).toBeNull();
});
