import { createHash } from 'node:crypto';
import type { Projection } from '#kernel/projection';

/**
 * Identifies the code that filled a generation: a different version may produce different documents, so the model is
 * rebuilt. Functions called by `project` are not included; when changing one, raise the projection's `version`.
 */
export const codeVersionOf = ({ version, categories, indexes, arrays, search, project }: Projection): string =>
  createHash('sha256')
    .update(JSON.stringify([version, categories, indexes, arrays ?? [], ...(search === undefined ? [] : [search])]))
    .update(project.toString())
    .digest('hex')
    .slice(0, 16);
