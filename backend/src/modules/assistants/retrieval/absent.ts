import { languageOf } from '#text/languages/detection';
import { isIn } from './evidence';
import { type PassageIndex, rarityOf } from './passage-index';
import { type Sought, readQuestion } from './question';
import { termOf } from './said-in-rows';

/** So much of what a question names has to be absent for nothing else in it to be worth looking at. */
const MOST_OF_IT = 0.5;

const NUMBER = /^(?:\d.*|[IVX]+)$/;

const weightOf = (all: readonly Sought[], index: PassageIndex<unknown>): number =>
  all.reduce((sum, each) => sum + rarityOf(index, termOf(each)), 0);

/** Absent words that stand beside each other are one name; a number belongs to what it counts: `Artemis 3`. */
const namesOf = (absent: readonly Sought[], sought: readonly Sought[], question: string): readonly string[] => {
  const names: string[] = [];
  for (const { written } of absent) {
    const before = sought.find((each) => question.includes(`${each.written} ${written}`))?.written;
    const last = names.at(-1);
    if (last !== undefined && before !== undefined && last.endsWith(before)) names.splice(-1, 1, `${last} ${written}`);
    else names.push(before !== undefined && NUMBER.test(written) ? `${before} ${written}` : written);
  }
  return names;
};

/**
 * Names and things that a question is about, `what about copyright?`, and that the material does not mention, as they were written; none if
 * it mentions most of what is named, or if they are words of another language.
 */
export const absentIn = (question: string, index: PassageIndex<unknown>): readonly string[] => {
  if (languageOf(question) !== index.language) return [];
  const { sought } = readQuestion(question, [], index);
  const absent = sought.filter((each) => (each.isName || each.isObject) && !isIn(index, each));
  const share = weightOf(absent, index) / weightOf(sought, index);
  return absent.length > 0 && share >= MOST_OF_IT ? namesOf(absent, sought, question) : [];
};
