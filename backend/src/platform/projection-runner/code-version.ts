import { createHash } from 'node:crypto';
import type { Projection } from '#kernel/projection';

/**
 * What a generation was filled with: another code version means that the documents may differ, so the model is rebuilt.
 * Functions that `project` calls are not part of it; who changes one raises the projection's `version`.
 */
export const codeVersionOf = ({ version, categories, indexes, arrays, search, project }: Projection): string =>
  createHash('sha256')
    .update(JSON.stringify([version, categories, indexes, arrays ?? [], ...(search === undefined ? [] : [search])]))
    .update(project.toString())
    .digest('hex')
    .slice(0, 16);
