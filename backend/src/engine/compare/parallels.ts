import { figuresIn } from '#text/words/figures';
import { wordCount } from '#text/words/stems';

const MIN_OPENING_WORDS = 3;

/**
 * Whether two texts report two cases of one rule: they are the same up to their first amounts, which have one kind. For
 * example, `The order imposes a 25% duty on small drones.` and `The order imposes a 100% duty on large drones.`
 */
export const areParallel = (text: string, other: string): boolean => {
  const [amount, another] = [text, other].map((each) => figuresIn(each, 0).find(({ kind }) => kind !== 'date'));
  if (amount === undefined || another === undefined) return false;
  const opening = text.slice(0, amount.offset);
  return (
    opening === other.slice(0, another.offset) &&
    amount.kind === another.kind &&
    amount.value !== another.value &&
    wordCount(opening) >= MIN_OPENING_WORDS
  );
};
