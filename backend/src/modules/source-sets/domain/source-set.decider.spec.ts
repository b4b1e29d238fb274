import type { SourceSetContent, SourceSetCreated, SourceSetEvent } from '#events/source-sets/source-set.events';
import { scenario } from '#test/support/given-when-then';
import { sourceSetDecider } from './source-set.decider';

const { given } = scenario(sourceSetDecider);

const content: SourceSetContent = { name: 'Trade', description: 'Official releases', domains: ['www.whitehouse.gov'] };
const ofTrade = { sourceSetId: 'trade', ownerId: 'ann' };
const created: SourceSetCreated = { type: 'SourceSetCreated', data: { ...ofTrade, ...content } };
const deleted: SourceSetEvent = { type: 'SourceSetDeleted', data: ofTrade };
const published: SourceSetEvent = { type: 'SourceSetPublished', data: ofTrade };
const create = { type: 'CreateSourceSet', sourceSetId: 'trade', by: 'ann', content, isPublic: null } as const;
const revise = (by: string, changes: Partial<SourceSetContent> = { name: 'Tariffs' }) =>
  ({ type: 'ReviseSourceSet', sourceSetId: 'trade', by, content: { ...content, ...changes }, isPublic: null }) as const;
const share = (isPublic: boolean) => ({ ...revise('ann', {}), isPublic });
const remove = (by: string) => ({ type: 'DeleteSourceSet', sourceSetId: 'trade', by }) as const;

test('a Source Set is created once', () => {
  given().when(create).then(created);
  given(created).when(create).thenNothing();
});

test('a Source Set is edited by its owner; the same content gives no event', () => {
  given(created)
    .when(revise('ann'))
    .then({ type: 'SourceSetRevised', data: { ...ofTrade, ...content, name: 'Tariffs' } });
  given(created).when(revise('ann', {})).thenNothing();
});

test('a source set is private until its owner shares it, and stays as it is when edited', () => {
  given()
    .when({ ...create, isPublic: true })
    .then(created, published);
  given()
    .when({ ...create, isPublic: false })
    .then(created);
  given(created).when(share(true)).then(published);
  given(created, published).when(share(true)).thenNothing();
  given(created, published, { type: 'SourceSetRevised', data: { ...ofTrade, ...content, name: 'Tariffs' } })
    .when(revise('ann'))
    .thenNothing();
  given(created, published).when(share(false)).then({ type: 'SourceSetUnpublished', data: ofTrade });
});

test('domains that it does not have are added to it, up to its limit', () => {
  const extend = (...domains: string[]) =>
    ({ type: 'ExtendSourceSet', sourceSetId: 'trade', by: 'ann', domains }) as const;
  given(created)
    .when(extend('ustr.gov', 'www.whitehouse.gov'))
    .then({ type: 'SourceSetRevised', data: { ...ofTrade, ...content, domains: ['www.whitehouse.gov', 'ustr.gov'] } });
  given(created).when(extend('www.whitehouse.gov')).thenNothing();
  given(created)
    .when(extend(...Array.from({ length: 500 }, (_none, index) => `h${index}.org`)))
    .thenRefused('INVALID');
  given(created, deleted).when(extend('ustr.gov')).thenRefused('NOT_FOUND');
  given(created)
    .when({ ...extend('ustr.gov'), by: 'bob' })
    .thenRefused('NOT_FOUND');
});

test('a Source Set is deleted by its owner, a second time without effect', () => {
  given(created).when(remove('ann')).then(deleted);
  given(created, deleted).when(remove('ann')).thenNothing();
});

test('a source set is not found by other users, nor once deleted', () => {
  given(created).when(revise('bob')).thenRefused('NOT_FOUND');
  given(created).when(remove('bob')).thenRefused('NOT_FOUND');
  given(created, deleted).when(revise('ann')).thenRefused('NOT_FOUND');
  given(created, deleted).when(remove('bob')).thenRefused('NOT_FOUND');
  given().when(revise('ann')).thenRefused('NOT_FOUND');
  given().when(remove('ann')).thenRefused('NOT_FOUND');
});
