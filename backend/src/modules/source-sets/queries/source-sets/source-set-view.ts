import { z } from 'zod';
import { type ViewOf } from '#platform/http/answers';
import type { SourceSetContent } from '../../domain/source-set.events';

export const sourceSetAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    public: z.literal(false).describe('Source Sets are always private.'),
    domains: z.array(z.string()),
  })
  .meta({ id: 'SourceSet' });

export type SourceSetView = ViewOf<typeof sourceSetAnswer>;

export const sourceSetView = ({
  id,
  name,
  description,
  domains,
}: SourceSetContent & { readonly id: string }): SourceSetView => ({ id, name, description, public: false, domains });
