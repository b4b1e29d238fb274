import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../testing/render-page';
import { FileField } from './file-field';

const Page = ({ error }: { error?: string }) => {
  const [file, setFile] = useState<File | null>(null);
  return <FileField label="Your list" accept=".opml" file={file} error={error} onChoose={setFile} />;
};
const control = () => screen.getByLabelText<HTMLInputElement>('Your list');

test('says in words of its own what to press and what was chosen; the browser’s control is not seen', async () => {
  const { user } = renderPage(<Page />);
  screen.getByText('Choose a file');
  screen.getByText('No file yet');
  expect(getComputedStyle(control()).position).toBe('absolute');
  expect(getComputedStyle(control()).width).toBe('1px');

  await user.upload(control(), new File(['<opml/>'], 'feeds of the harbour.opml'));
  screen.getByText('feeds of the harbour.opml');
  screen.getByText('Choose another');
  expect(screen.queryByText('No file yet')).toBeNull();
});

test('is reached by keyboard and says what is wrong with a file', async () => {
  const { user } = renderPage(<Page error="At most 1 MB." />);
  await user.tab();
  expect(document.activeElement).toBe(control());
  expect(control().getAttribute('aria-invalid')).toBe('true');
  screen.getByLabelText('Your list', { selector: '[type="file"]' });
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe('At most 1 MB.');
});
