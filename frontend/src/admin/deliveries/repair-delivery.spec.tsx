import { fireEvent, render, screen } from '@testing-library/react';
import { enabledButtons, repairPage } from '#shared/testing/repair-page';
import type { Delivery } from './delivery';
import { RepairDelivery } from './repair-delivery';

const givenUp: Delivery = {
  id: 'effect-1',
  kind: 'account-mail',
  state: 'given_up',
  user_id: 'ann',
  subject: {},
  event_id: 'event-1',
  planned_at: '2026-03-01T08:00:00.000Z',
  planned_for: '2026-03-01T08:00:00.000Z',
  attempts: 30,
  next_attempt_at: null,
  fault: 'ERROR',
  detail: 'connect ECONNREFUSED 127.0.0.1:25',
  reason: 'attempts',
  failed_at: '2026-03-02T02:00:00.000Z',
  ended_at: '2026-03-02T02:00:00.000Z',
  stream: 'effect-effect-1',
  may_have_arrived: false,
  is_stored: false,
};

const page = (delivery: Partial<Delivery>, isAdmin = true) =>
  repairPage(<RepairDelivery delivery={{ ...givenUp, ...delivery }} />, isAdmin);
const show = (delivery: Partial<Delivery>, isAdmin = true) => render(page(delivery, isAdmin));

test.each<[string, Partial<Delivery>, string[]]>([
  ['one that was given up', {}, ['Retry', 'Skip']],
  ['one that waits for its next attempt', { state: 'due' }, ['Retry', 'Skip']],
  ['one with an attempt under way', { state: 'attempting' }, []],
])('administrators can help %s', async (_which, delivery, expected) => {
  show(delivery);
  expect(await enabledButtons()).toEqual(expected);
});

test('an ended delivery offers no actions', () => {
  for (const state of ['delivered', 'skipped', 'cancelled'] as const) {
    const { unmount } = show({ state });
    expect(screen.queryByRole('heading', { name: 'Repair' })).toBeNull();
    unmount();
  }
});

test('staff can only view a delivery', async () => {
  show({}, false);
  expect(await enabledButtons()).toEqual([]);
  expect(screen.getByText('Only administrators can repair it.')).toBeTruthy();
});

test('an attempt that starts meanwhile does not close the dialog in which a delivery is skipped', async () => {
  const { rerender } = show({ state: 'due' });
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  const reason = screen.getByLabelText<HTMLTextAreaElement>('Reason');
  fireEvent.change(reason, { target: { value: 'The mailbox was given up.' } });
  rerender(page({ state: 'attempting' }));
  await screen.findByText('Nothing can be done to a delivery while an attempt is under way.');
  expect(screen.getByLabelText('Reason')).toBe(reason);
});
