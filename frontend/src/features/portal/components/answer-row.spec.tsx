import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { AnswerRow } from './answer-row';

fakeServer();

test('an upload reads out its stages, and not each per cent', async () => {
  const upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
  const sent = jest.fn();
  jest
    .spyOn(window, 'XMLHttpRequest')
    .mockImplementation(
      () => ({ upload, open: jest.fn(), setRequestHeader: jest.fn(), send: sent, abort: jest.fn() }) as never,
    );
  const place = { draftId: 'd1', inputName: 'passport', repeat: 0 };
  const { user } = renderPage(<AnswerRow place={place} file={undefined} />, { path: '/portal', address: '/portal' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no field for a file.');
  await user.upload(input, new File(['a'], 'passport.pdf'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  for (const loaded of [10, 50]) {
    act(() => upload.onprogress?.({ loaded, total: 100 }));
    expect(said()).toContain('Uploading passport.pdf');
    screen.getByText(`Uploading passport.pdf · ${loaded} %`);
  }
  act(() => upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(said()).toContain('Checking passport.pdf');
});
