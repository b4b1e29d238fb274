import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { eventCategories } from '#test/support/log/event-categories';
import { recorded } from '#test/support/read-models/projected';
import { erasedTracesReactor } from './erased-traces.reactor';

/** The categories whose read models are cleaned after an event. */
const cleanedAfter = async (type: string, data: object): Promise<readonly string[]> => {
  const cleaned: string[] = [];
  const models: Pick<ProjectionRunner, 'scrub'> = {
    async scrub(categories) {
      cleaned.push(...categories);
      return true;
    },
  };
  const reactor = erasedTracesReactor(models, inMemoryEventStore(), eventCategories);
  await reactor.react(recorded({ type, data }, 1));
  return cleaned;
};

test('an erasure of a person cleans the read models of everything with personal fields', async () => {
  const cleaned = await cleanedAfter('UserErased', { userId: 'ann' });
  expect(cleaned).toEqual(expect.arrayContaining(['user', 'email', 'channels', 'feedback', 'referral']));
  expect(cleaned).not.toContain('tracker');
});

test('an erasure of notes, which happens afterwards, cleans the read models too', async () =>
  expect(await cleanedAfter('NotesErased', { trackerId: 't', claimIds: [] })).toContain('feedback'));

test('other events leave them alone', async () =>
  expect(await cleanedAfter('UserActivated', { userId: 'ann' })).toEqual([]));
