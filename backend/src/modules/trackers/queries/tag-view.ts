import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { TrackerDocument } from '#projections/trackers/trackers/trackers.projection';

export const tagAnswer = z.strictObject({ id: z.string(), title: z.string() }).meta({ id: 'Tag' });
export type TagView = ViewOf<typeof tagAnswer>;

export const tagViews = (tags: TrackerDocument['tags']): TagView[] =>
  Object.entries(tags).map(([id, title]) => ({ id, title }));
