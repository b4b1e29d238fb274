/** The API's category for trackers without one. */
const uncategorized = 'Uncategorized';

/** Groups members by category in order of first occurrence. Those without a category come last, under null. */
export const byCategory = <Member extends { readonly category?: string | null }>(
  members: readonly Member[],
): readonly (readonly [category: string | null, members: readonly Member[]])[] => {
  const groups = new Map<string | null, Member[]>();
  for (const member of members) {
    const category = member.category === uncategorized ? null : member.category || null;
    groups.set(category, [...(groups.get(category) ?? []), member]);
  }
  return [...groups].sort(([one], [other]) => Number(one === null) - Number(other === null));
};
