import type { CollectionContent } from '#events/collections/collection-tree.events';
import { isBlank } from '#kernel/blank-text';
import { type Refusal, refuseField } from '#kernel/decider';
import { cleanName, cleanText } from '#kernel/invisible-characters';

const MAX_NAME = 100;
const MAX_DESCRIPTION = 1000;

/** The validated name and description of a folder, or a refusal. */
export const acceptContent = (typed: CollectionContent): CollectionContent | Refusal => {
  const name = cleanName(typed.name);
  const description = cleanText(typed.description);
  if (isBlank(name)) return refuseField('name', 'Please enter a collection name');
  if (name.length > MAX_NAME) return refuseField('name', `At most ${MAX_NAME} characters`);
  if (description.length > MAX_DESCRIPTION) return refuseField('description', `At most ${MAX_DESCRIPTION} characters`);
  return { name, description };
};
