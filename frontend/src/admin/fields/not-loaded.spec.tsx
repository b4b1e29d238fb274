import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Problem } from '#shared/api/problem';
import { RelatedRows } from '../resource/related-rows';
import { ResourceShow } from '../resource/resource-show';
import { adminTheme } from '../shell/admin-theme';
import { TrackerHistory } from '../trackers/history/tracker-history';
import { TrackerCost } from '../trackers/tracker-cost';

const opened = (page: ReactElement, provider: Partial<DataProvider>) =>
  render(
    <ThemeProvider theme={adminTheme}>
      <MemoryRouter initialEntries={['/t1']}>
        <CoreAdminContext
          dataProvider={testDataProvider(provider)}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <ResourceContextProvider value="trackers">
            <Routes>
              <Route path=":id" element={page} />
            </Routes>
          </ResourceContextProvider>
        </CoreAdminContext>
      </MemoryRouter>
    </ThemeProvider>,
  );

const pages: readonly (readonly [name: string, page: ReactElement])[] = [
  ['a record', <ResourceShow defaultTitle="Tracker">Shown</ResourceShow>],
  ['the history of a tracker', <TrackerHistory />],
  [
    'the rows of another resource',
    <RecordContextProvider value={{ id: 't1' }}>
      <RelatedRows reference="runs" target="tracker_id" sortBy="requested_at">
        <></>
      </RelatedRows>
    </RecordContextProvider>,
  ],
  [
    'the cost of a tracker',
    <RecordContextProvider value={{ id: 't1' }}>
      <TrackerCost />
    </RecordContextProvider>,
  ],
];

const refused = () => Promise.reject(new Error('HTTP 502'));
const never = () => new Promise<never>(() => undefined);

test.each(pages)('%s reports that it could not be loaded, and can be loaded again', async (_what, page) => {
  opened(page, { getOne: refused, getList: refused, getManyReference: refused });
  await screen.findByText(/could not be loaded/);
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.queryByText('None.')).toBeNull();
});

test.each(pages)('%s reports nothing while it is loading, and shows something in its place', (_what, page) => {
  const { container } = opened(page, { getOne: never, getList: never, getManyReference: never });
  expect(screen.queryByText(/could not be loaded|None\./)).toBeNull();
  expect(container.firstChild).not.toBeNull();
});

test('a missing record is reported as not existing', async () => {
  const missing = () => Promise.reject(new Problem({ status: 404, code: 'NOT_FOUND' }));
  opened(<ResourceShow defaultTitle="Tracker">Shown</ResourceShow>, { getOne: missing });
  await screen.findByText('This does not exist, or no longer exists.');
});
