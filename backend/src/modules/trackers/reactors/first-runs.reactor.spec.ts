import { recorded } from '../../../../../test/support/projected';
import { created, published } from '../../../../../test/support/trackers/tracker-examples';
import { refuse } from '../../../kernel/decider';
import { firstRunsReactor } from './first-runs.reactor';

const asked = (answer: object = { result: { runId: 'run-1' }, position: 1 }) => {
  const execute = jest.fn(async () => answer);
  return { execute, react: firstRunsReactor({ execute }).react };
};

test('a new tracker asks for its first run, under an id that follows from the event', async () => {
  const { execute, react } = asked();
  await react(recorded(created(), 1));
  expect(execute).toHaveBeenCalledWith(
    expect.objectContaining({
      request: { trackerId: 'tariffs', cause: 'created' },
      context: expect.objectContaining({ commandId: 'event-1' }),
    }),
  );
});

test("nothing else does, and the product's own trackers do not", async () => {
  const { execute, react } = asked();
  await react(recorded(created({ ownerId: null }), 1));
  await react(recorded(published(), 2));
  expect(execute).not.toHaveBeenCalled();
});

test('a refusal is tried again', async () => {
  const { react } = asked(refuse('CONFLICT', 'Somebody else was faster.'));
  await expect(react(recorded(created(), 1))).rejects.toThrow('Somebody else was faster.');
});
