/** The envelope of events in tests about nothing but their type and data. */
export const metadata = {
  occurred_at: '2026-03-01T12:00:00.000Z',
  correlation_id: 'correlation',
  causation_id: 'cause',
  command: 'Test',
  actor: { kind: 'system' as const },
};

let ids = 0;

/** Event ids in ascending order, unique within a test file. */
export const nextId = (): string => `0199a000-0000-7000-8000-${String(++ids).padStart(12, '0')}`;
