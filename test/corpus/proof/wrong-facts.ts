import { months, weekdays } from '#text/languages/english/calendar';

const isOfCalendar = (name: string): boolean => [...months, ...weekdays].includes(name.toLowerCase());

/** Ways to make a fact of a true sentence false; none if the sentence has no such fact. */
export const wrongFacts: Readonly<Record<string, (sentence: string) => readonly string[]>> = {
  'another figure': (sentence) =>
    [...sentence.matchAll(/\d+(?:[.,]\d+)*/g)].map(({ index, 0: digits }) => {
      const [last = ''] = /\d$/.exec(digits) ?? [];
      const other = `${digits.slice(0, -1)}${(Number(last) + 3) % 10}`;
      return sentence.slice(0, index) + other + sentence.slice(index + digits.length);
    }),
  'another name': (sentence) =>
    [...sentence.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/gu)].map(
      ({ index, 0: name }) => `${sentence.slice(0, index)}Zarovia${sentence.slice(index + name.length)}`,
    ),
  'two names that change places': (sentence) => {
    const names = [
      ...sentence.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\d-]+(?: (?:of (?:the )?)?\p{Lu}[\p{L}\d-]*)*(?=[ ,.])/gu),
    ];
    return names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => {
        // What is enumerated stands in either order.
        const between = sentence.slice(one.index + one[0].length, other.index);
        if (
          [one[0], other[0]].some((name) => isOfCalendar(name)) ||
          one[0] === other[0] ||
          !/ \p{Ll}{4,} /u.test(between)
        )
          return [];
        return [
          sentence.slice(0, one.index) + other[0] + between + one[0] + sentence.slice(other.index + other[0].length),
        ];
      }),
    );
  },
  'a negation': (sentence) => {
    const negated = sentence.replace(/ (was|were|is|are|will|has|have|may|would|could) /, ' $1 not ');
    return negated === sentence ? [] : [negated];
  },
  'more certain': (sentence) => {
    const surer = sentence.replace(/ (?:may|might|could|plans to|is expected to|proposes to) /, ' will ');
    return surer === sentence ? [] : [surer];
  },
  'less certain': (sentence) => {
    const less = sentence.replace(/ will /, ' may ');
    return less === sentence ? [] : [less];
  },
};
