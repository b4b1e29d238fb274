import { figuresIn } from '#text/words/figures';
import { wordCount } from '#text/words/stems';

const SHORTEST_OPENING = 3;

/**
 * `The order imposes a 25% duty on small drones.` beside `The order imposes a 100% duty on large drones.`: two cases of one
 * rule. They say the same up to their first amounts, which are of one kind.
 */
export const areParallel = (text: string, other: string): boolean => {
  const [amount, another] = [text, other].map((each) => figuresIn(each, 0).find(({ kind }) => kind !== 'date'));
  if (amount === undefined || another === undefined) return false;
  const opening = text.slice(0, amount.offset);
  return (
    opening === other.slice(0, another.offset) &&
    amount.kind === another.kind &&
    amount.value !== another.value &&
    wordCount(opening) >= SHORTEST_OPENING
  );
};
