const normalise = (title: string): string => title.normalize('NFC').toLowerCase();

export const isSameTag = (one: string, other: string): boolean => normalise(one) === normalise(other);

/** Titles as the server stores them: trimmed, not blank, and unique ignoring case. */
export const tagTitles = (texts: readonly string[]): readonly string[] => {
  const titles = texts.map((title) => title.trim()).filter((title) => title !== '');
  return titles.filter((title, index) => titles.findIndex((other) => isSameTag(title, other)) === index);
};
