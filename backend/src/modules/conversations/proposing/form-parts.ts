import type { Thing } from '#events/conversations/diary-entry';
import { ABOUT, A_LITTLE, OF_TEN, PLACE_EN, PLACE_ES, SOME_BLOOD } from './diary-patterns';
import { COUNT, valueOf } from './numbers';

export type FormGroups = Readonly<Partial<Record<string, string>>>;

export interface EntryForm {
  readonly pattern: RegExp;
  /** Reads the match; null if it means something else after all. */
  read(groups: FormGroups): Thing | null;
}

export const form = (pattern: string, read: EntryForm['read']): EntryForm => ({
  pattern: new RegExp(`^(?:${pattern})$`, 'u'),
  read,
});

/** The first group that matched and whose name begins with `name`: names of groups must be unique in a pattern. */
export const group = (groups: FormGroups, name: string): string | undefined =>
  Object.entries(groups).find(([key, text]) => text !== undefined && key.replace(/\d+$/, '') === name)?.[1];

export const number = (groups: FormGroups, name: string): number | null => valueOf(group(groups, name) ?? '');

const NUMBER = String.raw`\d{1,2}(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez`;
export const strengthGroup = (id: number): string => `(?<strength${id}>${NUMBER})`;
/** A score out of ten: `7/10`. */
export const ofTen = (id: number): string => `${ABOUT}(?:an? |un )?${strengthGroup(id)}${OF_TEN}`;
/** A score after a name: `: 7/10`, `is 7`, `at a 7/10`. */
export const scored = (id: number): string =>
  `(?:\\s*[:=]\\s*| (?:is |was |of |level |score |is at |was at |es |fue |de |nivel |es de |fue de )?(?:an? |un )?)(?:${ofTen(id)}|${strengthGroup(id + 1)})| (?:at|a) (?:an? |un )?${ofTen(id + 2)}`;

export const place = (id: number): string =>
  `(?:,? (?:in|on|around|at) (?:my |the )?|,? )(?<where${id}>${PLACE_EN})|,? (?:en|de) (?:el |la |los |las |mi |mis )?(?<where${id + 1}>${PLACE_ES})`;

/** Whether a group matched twice: with two places, it is unclear which one hurts that much. */
const isTwice = (groups: FormGroups, name: string): boolean =>
  Object.entries(groups).filter(([key, text]) => text !== undefined && key.replace(/\d+$/, '') === name).length > 1;

export const pain = (groups: FormGroups, where: string | null = group(groups, 'where') ?? null): Thing | null => {
  if (isTwice(groups, 'where')) return null;
  const value = number(groups, 'strength');
  return value === null || value > 10 ? null : { kind: 'pain', strength: value, where };
};

/** A stool type. In `stool 3`, the number may be a type or a count. */
export const TYPE_GROUP = (id: number): string =>
  `(?:(?:bristol|bss|bsfs)(?: stool)?(?: scale| chart| score)?(?: type| tipo)?|(?:(?:stool|poop|bm|heces|deposición) )?(?:type|tipo))\\s*[:#]?\\s*(?<bristol${id}>[1-7])`;
export const TIMES_GROUP = (id: number): string =>
  ` ?x ?(?<count${id}>\\d{1,2})| (?<count${id + 1}>${COUNT}) (?:times|veces)| (?<once${id}>once|twice|thrice)`;
export const BLOOD = (id: number): string =>
  `(?:,| -|;)? (?:and )?(?:(?<without${id}>no blood|without (?:any )?blood|sin sangre)|(?<with${id}>with ${SOME_BLOOD}|${A_LITTLE}blood|con (?:algo de |un poco de )?sangre))`;
export const SHARE_GROUP = (id: number): string => `(?:,? (?:all |todas )?(?:of )?${TYPE_GROUP(id)})`;

const SEVERAL_STOOLS = /s$/u;

export const stool = (groups: FormGroups): Thing | null => {
  const once = group(groups, 'once');
  const several = number(groups, 'count');
  // `Loose stools` does not say how many there were.
  if (once === undefined && several === null && SEVERAL_STOOLS.test(groups.noun ?? '')) return null;
  const count = once === undefined ? (several ?? 1) : (valueOf(once) ?? 1);
  const bristol = group(groups, 'bristol');
  const blood = group(groups, 'with') !== undefined ? true : group(groups, 'without') !== undefined ? false : null;
  return Number.isInteger(count)
    ? { kind: 'stool', bristol: bristol === undefined ? null : Number(bristol), count, blood }
    : null;
};
