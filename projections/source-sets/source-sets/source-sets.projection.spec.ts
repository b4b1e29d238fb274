import type { SourceSetEvent } from '#events/source-sets/source-set.events';
import { projected } from '#test/support/read-models/projected';
import { sourceSets } from './source-sets.projection';

const set = (sourceSetId: string, name: string) => ({
  sourceSetId,
  ownerId: 'ann',
  name,
  description: '',
  domains: ['whitehouse.gov'],
});

test('Source Sets have their latest content, and deleted ones are gone', async () => {
  const events: readonly SourceSetEvent[] = [
    { type: 'SourceSetCreated', data: set('trade', 'Trade') },
    { type: 'SourceSetCreated', data: set('space', 'Space') },
    { type: 'SourceSetRevised', data: { ...set('trade', 'Tariffs'), domains: ['ustr.gov', 'usitc.gov'] } },
    { type: 'SourceSetPublished', data: { sourceSetId: 'trade', ownerId: 'ann' } },
    { type: 'SourceSetDeleted', data: { sourceSetId: 'space', ownerId: 'ann' } },
  ];
  expect(await projected(sourceSets, events)).toEqual([
    {
      _id: 'trade',
      owner_id: 'ann',
      name: 'Tariffs',
      description: '',
      domains: ['ustr.gov', 'usitc.gov'],
      public: true,
      created_at: '2026-03-01T01:00:00.000Z',
    },
  ]);
});
