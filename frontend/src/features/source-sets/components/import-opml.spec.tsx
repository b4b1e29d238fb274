import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ImportOpml } from './import-opml';

const server = fakeServer();
/** Files of jsdom cannot be read. */
const file = (text: string) =>
  Object.assign(new File([text], 'feeds.opml', { type: 'text/x-opml' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const button = () => screen.findByRole('button', { name: 'Import' });

test('an import reports the outcome of each line', async () => {
  const requests = server.post('/api/topics/opml').answers(() => ({
    sets: [{ id: 's1', name: 'Trade', created: true }],
    trackers: [],
    lines: [
      { line: 3, text: 'USTR', outcome: 'added', set: 'Trade', reason: null, merged: null },
      { line: 4, text: 'Intranet', outcome: 'left_out', set: null, reason: 'Invalid domain format', merged: null },
    ],
    left: 0,
  }));
  const { user } = renderPage(<ImportOpml onClose={() => undefined} />);
  await user.upload(screen.getByLabelText('File'), file('<opml/>'));
  await user.dblClick(await button());
  await screen.findByText('1 added, 0 already there, 1 left out.');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LineEntryResult',
    '4IntranetLeft out: Invalid domain format',
    '3USTRAdded · Trade',
  ]);
  expect(requests.map(({ body }) => body)).toEqual([{ opml: '<opml/>' }]);
});

test('an import reports which entries were merged into which', async () => {
  const merged = { host: 'www.videos.example', line: 3 };
  server.post('/api/topics/opml').answers(() => ({
    sets: [{ id: 's1', name: 'Videos', created: true }],
    trackers: [],
    lines: [
      { line: 3, text: 'Harbours', outcome: 'added', set: 'Videos', reason: null, merged: null },
      { line: 4, text: 'Ferries', outcome: 'merged', set: 'Videos', reason: null, merged },
    ],
    left: 0,
  }));
  const { user } = renderPage(<ImportOpml onClose={() => undefined} />);
  await user.upload(screen.getByLabelText('File'), file('<opml/>'));
  await user.click(await button());
  await screen.findByText('1 added, 0 already there, 1 merged, 0 left out.');
  expect(screen.getAllByRole('row')[2]?.textContent).toBe(
    '4FerriesMerged with line 3: Source Sets hold www.videos.example as a whole · Videos',
  );
});

test('a failed import is explained, and another file can be chosen', async () => {
  server.post('/api/topics/opml').answers(() => problemResponse(400, 'INVALID', 'This is not an OPML file.'));
  const { user } = renderPage(<ImportOpml onClose={() => undefined} />);
  await user.click(await button());
  await screen.findByText('Choose a file first.');
  await user.upload(screen.getByLabelText('File'), file(' '.repeat(10 * 1024 * 1024 + 1)));
  await screen.findByText('The file is too large. The limit is 10 MB.');
  await user.upload(screen.getByLabelText('File'), file('Dear all'));
  await user.click(await button());
  await screen.findByText('This is not an OPML file.');
  await button();
});
