import { z } from 'zod';
import type { CollectionContent } from '#events/collections/collection-tree.events';

const text = z.string().max(10_000);

/** The fields of a body in which a folder's name and description are typed; validated by `acceptContent`. */
export const contentFields = { name: text, description: text.nullish() };

export const contentTyped = (body: {
  readonly name: string;
  readonly description?: string | null | undefined;
}): CollectionContent => ({ name: body.name, description: body.description ?? '' });
