import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { renderPage } from '#shared/testing/render-page';
import { userFixture } from '#features/accounts/user.fixture';
import { CloneDialog } from './clone-dialog';
import { openCloneDialog, useTrackerDialogRequest } from './tracker-dialog-request';

const server = fakeServer();
beforeEach(() => server.get('/api/common/config').answers(() => ({ billing: 'off', plans: [] }) as never));

const open = (user: Partial<typeof userFixture> = {}) => {
  const page = renderPage(<CloneDialog request={{ intention: 'clone', originalId: 't1', title: 'Steel' }} />);
  act(() => void page.queries.setQueryData(['user'], { ...userFixture, ...user }));
  return page;
};
const clone = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Clone' });

test('the dialog says that the clone takes the last place of the plan', async () => {
  open({ tracker_count: 4, total_tracker_limit: 5 });
  await screen.findByText(/This uses the last of your plan’s 5 trackers\./);
});

test('the dialog cannot clone with a full plan', async () => {
  open({ tracker_count: 5, total_tracker_limit: 5 });
  await screen.findByText('All 5 trackers of your plan are in use.');
  expect(clone().disabled).toBe(true);
});

test('a clone is weekly if the daily limit is reached', async () => {
  const requests = server.post('/api/topics/tracker/{id}/clone').answers(() => ({ tracker_id: 'mine' }));
  const { user, location } = open({ day_tracker_count: 2, day_tracker_limit: 2 });
  await screen.findByText(/^Both daily trackers of your plan are in use\. Change one of them to weekly/);
  await user.click(clone());
  await waitFor(() => expect(location()).toBe('/tracker/mine'));
  expect(requests.map(({ body }) => body)).toEqual([{ update_frequency: 'week' }]);
});

test('the dialog names the limit that the server found reached, and offers the remaining choices', async () => {
  server.post('/api/topics/tracker/{id}/clone').answers(() => problemResponse(400, 'MAX_DAY_TRACKERS_REACHED'));
  const { user } = open();
  await user.click(clone());
  await screen.findByText('Choose another frequency, or change a daily tracker to weekly.');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Update frequency' }).value).toBe('week');
});

test('a clone that is ready after the dialog was closed is reported, and opens no page', async () => {
  const held = heldAnswer({ tracker_id: 'mine' });
  server.post('/api/topics/tracker/{id}/clone').answers(() => held.given);
  openCloneDialog({ originalId: 't1', title: 'Steel' });
  const Opened = () => {
    const request = useTrackerDialogRequest();
    return request?.intention === 'clone' ? <CloneDialog request={request} /> : null;
  };
  const { user, location } = renderPage(<Opened />);
  await user.click(clone());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  held.give();
  await screen.findByText('Tracker created!');
  expect(location()).toBe('/');
});
