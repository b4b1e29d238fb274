import { z } from 'zod';
import type { SourceSetContent } from '#events/source-sets/source-set.events';
import { type ViewOf } from '#platform/http/answers/answer-schemas';

export const sourceSetAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    public: z.boolean().describe('Everyone may use it.'),
    can_edit: z.boolean().describe('False for another user’s public set.'),
    domains: z.array(z.string()),
  })
  .meta({ id: 'SourceSet' });

export type SourceSetView = ViewOf<typeof sourceSetAnswer>;

interface Shown extends SourceSetContent {
  readonly id: string;
  readonly isPublic: boolean;
}

export const ownSourceSetView = ({ id, name, description, isPublic, domains }: Shown): SourceSetView => ({
  id,
  name,
  description,
  public: isPublic,
  can_edit: true,
  domains,
});
