import type { Thing } from '#events/conversations/diary-entry';
import { SOME_BLOOD } from './diary-patterns';
import type { Moment } from './moment-pieces';
import { withoutTrailingTime } from './moments';
import { COUNT, valueOf } from './numbers';

/** Words that make a count part of the whole. `3 stools and one with blood` may be four, so `and` needs `of them`. */
const OF_THEM = '(?:,| -|,? (?:and|but)) (?<ofThem>COUNT) of (?:them|these|those)|,? of which (?<ofWhich>COUNT)';
const SHARE = new RegExp(
  String.raw`^(?<whole>.+?)(?:, (?:(?<one>the (?:first|second|third|last)(?: one)?)|(?<count>COUNT))|${OF_THEM}) (?:(?:with|had|contained) ${SOME_BLOOD}(?: in (?:it|them))?|(?:was |were )?bloody)$`.replaceAll(
    'COUNT',
    COUNT,
  ),
  'u',
);

/** What is said about part of the things before it. */
interface Share {
  readonly whole: string;
  readonly bloody: number;
  /** The time after it. */
  readonly moment: Moment;
}

/** The share in a clause: `4 bowel movements today, one with blood`. `clause`: in lower case. */
export const portionOf = (clause: string): Share | null => {
  const { rest, moment } = withoutTrailingTime(clause);
  const { whole, one, count, ofThem, ofWhich } = SHARE.exec(rest)?.groups ?? {};
  const bloody = one === undefined ? valueOf(count ?? ofThem ?? ofWhich ?? '') : 1;
  return whole === undefined || bloody === null ? null : { whole, bloody, moment };
};

/**
 * Stools split into those with blood and the rest, whose blood is unknown. Null if there are not that many, or the
 * thing already mentions blood.
 */
export const partedByBlood = (thing: Thing, bloody: number): readonly Thing[] | null => {
  if (thing.kind !== 'stool' || thing.blood !== null) return null;
  if (!Number.isInteger(bloody) || bloody < 1 || bloody > thing.count) return null;
  const others = thing.count - bloody;
  return [...(others === 0 ? [] : [{ ...thing, count: others }]), { ...thing, count: bloody, blood: true }];
};
