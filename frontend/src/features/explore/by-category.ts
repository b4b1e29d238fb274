/** The heading of members without a category, and the API's category for trackers without one. */
export const UNCATEGORIZED = 'Uncategorized';

export type CategoryGroup<Member> = readonly [category: string, members: readonly Member[]];

/**
 * Groups members by category. The categories of `order` come first, then the others by name, or by first occurrence if
 * `order` is null; those without a category come last.
 */
export const byCategory = <Member extends { readonly category?: string | null }>(
  members: readonly Member[],
  order: readonly string[] | null,
): readonly CategoryGroup<Member>[] => {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const category = member.category || UNCATEGORIZED;
    groups.set(category, [...(groups.get(category) ?? []), member]);
  }
  const rank = (category: string): number => {
    if (category === UNCATEGORIZED) return Infinity;
    const listed = order?.indexOf(category) ?? 0;
    return listed === -1 ? (order?.length ?? 0) : listed;
  };
  const byName = (one: string, other: string): number => (order === null ? 0 : one.localeCompare(other));
  return [...groups].sort(([one], [other]) =>
    rank(one) === rank(other) ? byName(one, other) : rank(one) - rank(other),
  );
};
