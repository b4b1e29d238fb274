import { screen } from '@testing-library/react';
import { renderClosable } from '#shared/testing/closable-dialog';
import { fakeServer } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { CampaignDialog } from './campaign-dialog';

const server = fakeServer();

test('a campaign that is ready after the dialog was closed is reported, and opens no page', async () => {
  const held = heldAnswer({ tracker_uids: [], collection_uid: 'c1' });
  server.post('/api/topics/create-campaign').answers(() => held.given);
  const { user, location, closed } = renderClosable((onClose) => <CampaignDialog onClose={onClose} />);
  await user.type(screen.getByRole('textbox', { name: 'Candidate name' }), 'Ann Lee');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await screen.findByText('Campaign Tracker created successfully!');
  expect(location()).toBe('/');
  expect(closed()).toBe(1);
});
