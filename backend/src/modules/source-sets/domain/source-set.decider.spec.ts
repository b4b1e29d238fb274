import { scenario } from '../../../../../test/support/given-when-then';
import { sourceSetDecider } from './source-set.decider';
import type { SourceSetContent, SourceSetCreated, SourceSetEvent } from './source-set.events';

const { given } = scenario(sourceSetDecider);

const content: SourceSetContent = { name: 'Trade', description: 'Official releases', domains: ['www.whitehouse.gov'] };
const ofTrade = { sourceSetId: 'trade', ownerId: 'ann' };
const created: SourceSetCreated = { type: 'SourceSetCreated', data: { ...ofTrade, ...content } };
const deleted: SourceSetEvent = { type: 'SourceSetDeleted', data: ofTrade };
const revise = (by: string, changes: Partial<SourceSetContent> = { name: 'Tariffs' }) =>
  ({ type: 'ReviseSourceSet', sourceSetId: 'trade', by, content: { ...content, ...changes } }) as const;
const remove = (by: string) => ({ type: 'DeleteSourceSet', sourceSetId: 'trade', by }) as const;

test('a Source Set is created once', () => {
  const create = { type: 'CreateSourceSet', sourceSetId: 'trade', by: 'ann', content } as const;
  given().when(create).then(created);
  given(created).when(create).thenNothing();
});

test('its owner can edit it; the same content gives no event', () => {
  given(created)
    .when(revise('ann'))
    .then({ type: 'SourceSetRevised', data: { ...ofTrade, ...content, name: 'Tariffs' } });
  given(created).when(revise('ann', {})).thenNothing();
});

test('its owner can delete it, a second time without effect', () => {
  given(created).when(remove('ann')).then(deleted);
  given(created, deleted).when(remove('ann')).thenNothing();
});

test('is not found by other users, nor once deleted', () => {
  given(created).when(revise('bob')).thenRefused('NOT_FOUND');
  given(created).when(remove('bob')).thenRefused('NOT_FOUND');
  given(created, deleted).when(revise('ann')).thenRefused('NOT_FOUND');
  given(created, deleted).when(remove('bob')).thenRefused('NOT_FOUND');
  given().when(revise('ann')).thenRefused('NOT_FOUND');
  given().when(remove('ann')).thenRefused('NOT_FOUND');
});
