import type { EventToAppend } from '#platform/event-store/event-store';

let made = 0;
/** A time-ordered UUID generated at next to no cost: generating ids is not the store's job. */
export const benchId = (): string => {
  const time = (Date.UTC(2026, 2, 1) + made++).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7707-8707-070707070707`;
};

/** About 250 bytes of data and 170 of metadata as JSON: the product's typical event size. */
export const benchData = (number: number): object => ({
  trackerId: `01957d2c-0000-7000-8000-${String(number).padStart(12, '0')}`,
  title: 'Tariffs on imported steel and aluminium',
  description: 'Follow announcements, court rulings and exemptions that change what importers have to pay.',
  frequency: 'daily',
  domains: ['federalregister.gov', 'ustr.gov'],
});

export const BENCH_METADATA: EventToAppend['metadata'] = {
  occurred_at: '2026-03-01T09:00:00.000Z',
  correlation_id: '01957d2c-0000-7000-8000-000000000001',
  causation_id: '01957d2c-0000-7000-8000-000000000002',
  command: 'Test',
  actor: { kind: 'user', userId: 'ann' },
};

export const benchEvent = (number: number): EventToAppend => ({
  id: benchId(),
  type: 'TrackerCreated',
  data: benchData(number),
  metadata: BENCH_METADATA,
});
