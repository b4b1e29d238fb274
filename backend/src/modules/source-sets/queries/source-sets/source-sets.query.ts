import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import type { ReadStore } from '#platform/read-store/read-store';
import { type SourceSetDocument, sourceSets } from '#projections/source-sets/source-sets/source-sets.projection';
import { type SourceSetView, ownSourceSetView, sourceSetAnswer } from './source-set-view';

/** Public sets of others that are listed. */
const MAX_OF_OTHERS = 200;
const NEWEST = { created_at: -1, _id: -1 } as const;

const ownView = ({ _id, public: isPublic, ...content }: SourceSetDocument): SourceSetView =>
  ownSourceSetView({ id: _id, isPublic, ...content });

const sourceSetsFor = async (reads: ReadStore, userId: string): Promise<readonly SourceSetView[]> => {
  const [own, shared] = await Promise.all([
    reads.find(sourceSets, { owner_id: userId }, { sort: NEWEST }),
    reads.find(sourceSets, { public: true }, { sort: NEWEST, limit: MAX_OF_OTHERS }),
  ]);
  const others = shared.filter(({ owner_id }) => owner_id !== userId);
  return [...own.map(ownView), ...others.map((document): SourceSetView => ({ ...ownView(document), can_edit: false }))];
};

export const GetSourceSets = readRoute({
  path: 'api/topics/domain-sets',
  access: 'user',
  summary: 'The caller’s Source Sets, newest first, then the public ones of others.',
  answers: z.array(sourceSetAnswer),
  read: ({ caller }, reads) => sourceSetsFor(reads, caller.userId),
});
