/** Names of others with one of the names in it as whole words: `Papua New Guinea` for `Guinea`. */
export const longerNames = (names: readonly string[], ofOthers: readonly string[]): readonly string[] => {
  const own = new Set(names);
  return [
    ...new Set(
      ofOthers.filter((other) => {
        if (own.has(other)) return false;
        const padded = ` ${other.replaceAll('-', ' ')} `;
        return names.some((name) => padded.includes(` ${name} `));
      }),
    ),
  ];
};
