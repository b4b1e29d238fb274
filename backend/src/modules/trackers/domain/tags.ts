import type { Tag } from '#events/trackers/tracker.events';
import { isBlank } from '#kernel/blank-text';
import { type Refusal, refuse } from '#kernel/decider';
import { derivedId } from '#kernel/ids';
import { cleanName } from '#kernel/invisible-characters';
import { MAX_TAG, MAX_TAGS } from '#kernel/limits';

/** The tags for these titles: as names, and unique ignoring case, keeping the first spelling. */
export const acceptTags = (titles: readonly string[], ownerId: string): readonly Tag[] | Refusal => {
  const byName = titles.map(cleanName);
  const errors = byName.flatMap((title, index) =>
    isBlank(title) || title.length > MAX_TAG
      ? [{ path: `tags.${index}`, message: `A tag must be 1 to ${MAX_TAG} characters long.` }]
      : [],
  );
  if (errors.length > 0) return refuse('INVALID', `A tag must be 1 to ${MAX_TAG} characters long.`, errors);
  const byId = new Map<string, Tag>();
  for (const title of byName) {
    const id = derivedId(ownerId, `tag/${title.toLowerCase()}`);
    if (!byId.has(id)) byId.set(id, { id, title });
  }
  if (byId.size > MAX_TAGS) {
    const message = `At most ${MAX_TAGS} tags`;
    return refuse('INVALID', `${message}.`, [{ path: 'tags', message }]);
  }
  return [...byId.values()];
};
