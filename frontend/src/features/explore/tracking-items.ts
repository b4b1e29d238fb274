/** What can be tracked about a candidate, as chosen in the dialog. */
export const defaultItems: readonly string[] = ['Events and speeches', 'Endorsements', 'Fundraising activity'];
export const mostItems = 5;
export const longestItem = 200;

/** Trimmed, and each once. */
export const itemsOf = (typed: readonly string[]): readonly string[] => {
  const items = new Map<string, string>();
  for (const each of typed) {
    const item = each.trim();
    const key = item.toLowerCase();
    if (item !== '' && !items.has(key)) items.set(key, item);
  }
  return [...items.values()];
};
