import type { Projection } from '#kernel/projection';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { InMemoryReadStore } from '#test/support/in-memory/in-memory-read-store';
import { LeaseLost, type ReadModelRecord } from '../../read-store/read-store';
import { ModelGenerations } from './model-generations';

const heard: Projection = { name: 'heard', categories: ['talk'], indexes: [], project: () => [] };

/** Takes a turn of the event loop to save a record, as a store on another machine does. */
class RemoteStore extends InMemoryReadStore {
  override async saveModelRecord(record: ReadModelRecord): Promise<void> {
    await new Promise(setImmediate);
    await super.saveModelRecord(record);
  }
}

describe('generations of a read model', () => {
  const none = new Set<string>();
  let store: InMemoryReadStore;

  beforeEach(() => {
    store = new RemoteStore();
  });

  const opened = async (term: number): Promise<ModelGenerations> => {
    const generations = new ModelGenerations(heard, { events: inMemoryEventStore(), documents: store }, term);
    await generations.openLive(none);
    return generations;
  };
  const rebuilt = async (generations: ModelGenerations): Promise<void> => {
    const { collection } = await generations.openBuilding(undefined, none);
    await generations.swapTo(collection);
  };

  test('a generation that is swapped in while an earlier one is dropped stays live', async () => {
    const generations = await opened(1);
    await rebuilt(generations);
    await generations.dropRetired();
    const { collection } = await generations.openBuilding(undefined, none);
    await Promise.all([generations.dropRetired(), generations.swapTo(collection)]);
    expect(await store.modelRecord('heard')).toMatchObject({ live: 'heard.g3', building: null, retired: ['heard.g2'] });
    await generations.dropRetired();
    await generations.dropRetired();
    expect(await store.modelRecord('heard')).toMatchObject({ live: 'heard.g3', retired: [] });
  });

  test('an earlier holder of the lease cannot change the record once another has opened the model', async () => {
    const earlier = await opened(1);
    await opened(2);
    await expect(earlier.swapTo('heard.g7')).rejects.toThrow(LeaseLost);
    expect((await store.modelRecord('heard'))?.live).toBe('heard.g1');
  });
});
