import { exactFile } from '#text/languages/exact-file';
import type { DiaryLanguage } from './diary-language';
import type { FeelingWords } from './feeling-words';
import { PARTS, type TimeWords } from './time-words';

/** Days and occasions by their names. */
interface WrittenTime extends Omit<TimeWords, 'days' | 'occasions' | 'mealVerbs'> {
  readonly days: readonly { readonly names: string; readonly daysAgo: number; readonly part?: string }[];
  readonly occasions: readonly WrittenOccasion[];
  readonly mealVerbs: readonly WrittenOccasion[];
}

/** From and to an hour of the day. */
interface WrittenOccasion {
  readonly names: string;
  readonly from: number;
  readonly to: number;
}

type Written = Omit<DiaryLanguage, 'time'> & { readonly time: WrittenTime };

/** A language as its file has it, without what it has no words for. */
type WrittenLanguage = { readonly [Family in keyof Written]: Partial<Written[Family]> };

const readOccasion = ({ names, from, to }: WrittenOccasion) => [names, from, to] as const;

const readTime = ({ days, occasions, mealVerbs, ...words }: WrittenTime): TimeWords => ({
  ...words,
  days: days.map(({ names, daysAgo, part }) => [
    names.split('|'),
    daysAgo,
    PARTS.find((each) => each === part) ?? null,
  ]),
  occasions: occasions.map(readOccasion),
  mealVerbs: mealVerbs.map(readOccasion),
});

/** Other fields repeat the parts of the body, which are many. */
const readFeelings = ({ places, placesInClauses, compoundPlaces, ...words }: FeelingWords): FeelingWords => ({
  ...words,
  places,
  placesInClauses: placesInClauses.replace('{places}', () => places),
  compoundPlaces: compoundPlaces.replace('{places}', () => places),
});

const mapped = <Of extends object, Made>(of: Of, make: (value: Of[keyof Of], key: keyof Of) => Made) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, make(value, key as keyof Of)])) as Readonly<
    Record<keyof Of, Made>
  >;

const nothingOf = (value: unknown): unknown => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : {});

export const written = exactFile<WrittenLanguage>();

/** The languages with every field that one of them has: empty where it was left out. */
export const readLanguages = <Code extends string>(
  files: Readonly<Record<Code, WrittenLanguage>>,
): Readonly<Record<Code, DiaryLanguage>> => {
  const all = Object.values<WrittenLanguage>(files);
  const nothingIn = (family: keyof Written) =>
    mapped(Object.assign({}, ...all.map((file) => file[family])) as object, nothingOf);
  const read = (file: WrittenLanguage): DiaryLanguage => {
    const whole = mapped(file, (words, family) => ({ ...nothingIn(family), ...words })) as Written;
    return { ...whole, time: readTime(whole.time), feelings: readFeelings(whole.feelings) };
  };
  return mapped(files, read);
};
