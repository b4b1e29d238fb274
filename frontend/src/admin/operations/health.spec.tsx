import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '#shared/testing/fake-server';
import { Health } from './health';

fakeServer();

const open = (getList: DataProvider['getList']) =>
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider({ getList })}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="health">
          <Health />
        </ResourceContextProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

test('the page says that there are no faults if the check found none', async () => {
  open(async () => ({ data: [], total: 0 }));
  await screen.findByText('No faults found.');
});

test('a failed check is reported as unknown, not as healthy', async () => {
  open(() => Promise.reject(new Error('HTTP 500')));
  await screen.findByText('The check itself failed, so the state is unknown.');
  screen.getByRole('button', { name: 'Check again' });
  expect(screen.queryByText('No faults found.')).toBeNull();
});
