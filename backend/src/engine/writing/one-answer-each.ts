/** The answer to each of `count` numbered items; undefined for an item without an answer or with several. */
export const oneAnswerEach = <Answer>(
  stated: Iterable<readonly [number: number, answer: Answer]>,
  count: number,
): readonly (Answer | undefined)[] => {
  const answers = new Map<number, Set<Answer>>();
  for (const [number, answer] of stated) answers.set(number, (answers.get(number) ?? new Set()).add(answer));
  return Array.from({ length: count }, (_, index) => {
    const [answer, ...others] = answers.get(index + 1) ?? [];
    return others.length > 0 ? undefined : answer;
  });
};
