import { fireEvent, render, screen } from '@testing-library/react';
import { enabledButtons, repairPage } from '#shared/testing/repair-page';
import type { Job } from './job';
import { RepairJob } from './repair-job';

const failed: Job = {
  id: 'event-1',
  kind: 'research',
  state: 'failed',
  attempts: 3,
  enqueued_at: '2026-03-01T08:00:00.000Z',
  failed_at: '2026-03-02T02:00:00.000Z',
  next_at: null,
  tracker_id: 'tracker-1',
  run_id: 'run-1',
  event_id: 'event-1',
  stream: 'job-event-1',
  error: 'connect ECONNREFUSED 127.0.0.1:27017',
};

const page = (job: Partial<Job>, isAdmin = true) => repairPage(<RepairJob job={{ ...failed, ...job }} />, isAdmin);
const show = (job: Partial<Job>, isAdmin = true) => render(page(job, isAdmin));

test.each<[string, Partial<Job>, string[]]>([
  ['a failed job', {}, ['Retry', 'Drop']],
  ['one that waits for its next attempt', { state: 'delayed' }, ['Retry', 'Drop']],
  ['one that is not due', { state: 'delayed', error: null }, ['Drop']],
  ['one that waits', { state: 'waiting', error: null }, ['Drop']],
  ['one that runs, after a failure', { state: 'running' }, []],
])('administrators can help %s', async (_which, job, expected) => {
  show(job);
  expect(await enabledButtons()).toEqual(expected);
});

test('staff can only view a job', async () => {
  show({}, false);
  expect(await enabledButtons()).toEqual([]);
  expect(screen.getByText('Only administrators can repair it.')).toBeTruthy();
});

test('an attempt that starts meanwhile does not close the dialog in which a job is dropped', async () => {
  const { rerender } = show({ state: 'delayed' });
  fireEvent.click(await screen.findByRole('button', { name: 'Drop' }));
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason');
  fireEvent.change(reason, { target: { value: 'Nobody waits for it.' } });
  rerender(page({ state: 'running' }));
  await screen.findByText('Nothing can be done to a job while it runs.');
  expect(screen.getByLabelText('Reason')).toBe(reason);
});
