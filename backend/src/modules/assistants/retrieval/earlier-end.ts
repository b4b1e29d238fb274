import { endsIn } from './answer-type-scores';
import { isProlonging } from './first-and-last-ends';
import { termsOf } from './index-terms';
import { type ParsedQuestion, sameThing } from './parsed-question';
import type { PlacedPassage } from './passage';
import type { PassageIndex } from './passage-index';

/**
 * The sentence with the end that something had before it was extended: `and what was the old deadline?` None unless the
 * material has exactly one such end and a later one, and the sentence names what the question names.
 */
export const earlierEnd = <Location>(
  { answerType, isSupposing, isOfEarlier, terms: sought }: ParsedQuestion,
  { passages, language, frequencies }: PassageIndex<Location>,
): readonly PlacedPassage<Location>[] => {
  if ((answerType !== 'until' && answerType !== 'time') || !(isSupposing || isOfEarlier)) return [];
  const ends = passages.flatMap(({ passage }, index) => {
    const day = passage.isHeading ? undefined : [...endsIn(passage.text, language)].sort().at(-1);
    return day === undefined || day === ''
      ? []
      : [{ position: index, passage, day, isProlonged: isProlonging(passage, language) }];
  });
  const prolonged = ends.filter(({ isProlonged }) => isProlonged);
  const [earlier, other] = ends.filter(
    ({ day, isProlonged }) => !isProlonged && prolonged.some((each) => each.day > day),
  );
  if (earlier === undefined || other !== undefined) return [];
  const terms = new Set(
    passages.flatMap(({ passage }) =>
      [earlier, ...prolonged].some((end) => end.passage.paragraph === passage.paragraph)
        ? termsOf(passage.text, language)
        : [],
    ),
  );
  const mentioned = sought.filter((each) => each.weight === 1 && sameThing(each).some((term) => frequencies.has(term)));
  return mentioned.every((each) => sameThing(each).some((term) => terms.has(term))) ? [earlier] : [];
};
