/** What a tracker without a category is answered with. */
const uncategorized = 'Uncategorized';

/** Groups in the order of their first members. Last, under null, come the members without a category. */
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
