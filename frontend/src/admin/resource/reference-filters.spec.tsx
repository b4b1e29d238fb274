import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, Form, type GetListParams, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { adminTheme } from '../shell/admin-theme';
import { personFilter, trackerFilter } from './reference-filters';

const asked: [string, object][] = [];
const rows = { trackers: { id: 't1', title: 'Steel' }, users: { id: 'u1', email: 'a•••@example.org' } } as const;

const open = () => {
  asked.length = 0;
  const getList = async (resource: string, { filter }: GetListParams) => {
    asked.push([resource, filter]);
    return { data: [rows[resource as keyof typeof rows]] as never[], total: 1 };
  };
  render(
    <ThemeProvider theme={adminTheme}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={testDataProvider({ getList })} queryClient={new QueryClient()}>
          <Form>
            {trackerFilter('tracker_id')}
            {personFilter('owner_id', 'Owner')}
          </Form>
        </CoreAdminContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return userEvent.setup();
};

const id = '019b76da-a800-8d4a-82df-49cf69ef88f1';

test.each([
  ['Tracker', 'steel', ['trackers', { title: 'steel' }]],
  ['Tracker', id, ['trackers', { id }]],
  ['Owner: whole address or id', 'ann@example.org', ['users', { email: 'ann@example.org' }]],
  ['Owner: whole address or id', id, ['users', { id }]],
])('%s is found by %s', async (label, text, request) => {
  const user = open();
  const input = await screen.findByRole('combobox', { name: label });
  await user.click(input);
  await user.paste(text);
  await waitFor(() => expect(asked).toContainEqual(request));
});
