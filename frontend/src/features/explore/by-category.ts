const otherwise = 'Uncategorized';

/** Groups in the order in which their first member comes; what has no category stands last. */
export const byCategory = <Member extends { readonly category?: string | null }>(
  members: readonly Member[],
): readonly (readonly [category: string, members: readonly Member[]])[] => {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const category = member.category || otherwise;
    groups.set(category, [...(groups.get(category) ?? []), member]);
  }
  const named = [...groups].filter(([category]) => category !== otherwise);
  const rest = groups.get(otherwise);
  return rest === undefined ? named : [...named, [otherwise, rest]];
};
