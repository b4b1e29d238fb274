import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { repairPage } from '#shared/testing/repair-page';
import { UserDiary } from './user-diary';

const show = (status: string, isAdmin: boolean) =>
  render(
    repairPage(
      <RecordContextProvider value={{ id: 'ann', status }}>
        <UserDiary />
        <p>There</p>
      </RecordContextProvider>,
      isAdmin,
    ),
  );

test('the page of a user links administrators to the user’s diary', async () => {
  show('active', true);
  await screen.findByRole('link', { name: 'Conversation' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user-convo/ann',
    '/user-convo/ann?tab=blurbs',
    '/app-chat-sim/ann',
  ]);
});

test.each([
  ['of somebody erased', 'erased', true],
  ['for staff', 'active', false],
])('the link to the diary is missing %s', async (_, status, isAdmin) => {
  show(status, isAdmin);
  await screen.findByText('There');
  expect(screen.queryByRole('link')).toBeNull();
});
