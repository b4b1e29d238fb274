import type { Thing } from '#events/conversations/diary-entry';
import { foldedText } from '../folded-text';
import { thingOf } from './forms';
import type { Moment } from './moment-pieces';
import { withoutLeadingTime, withoutTrailingTime } from './moments';
import { withTimeInside } from './time-inside';

/** A thing that was told, with what was said of its time. */
export interface ToldThing {
  readonly thing: Thing;
  readonly moment: Moment;
  /** Whether the time opens the clause. */
  readonly leads: boolean;
  /** Whether it has a verb of its own, so that a time after it applies to it alone. */
  readonly hasVerb: boolean;
  /** Whether it came after what was told before it: `then type 6`. */
  readonly goesOn: boolean;
  readonly words: string;
}

/** A clause as patterns read it, without the marks that end it. */
export const foldedClause = (text: string): string =>
  foldedText(text)
    .replace(/[.,;:!…]+$/, '')
    .trim();

export const OPENINGS =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|also|then|well|update|log|please log|hola|buenas|también|luego|y|bueno)(?:\s*[,:!]\s*|\s+))+/u;
const GOES_ON = /(?:then|luego)[,: ]/u;
const VERB =
  /^(?:i|i've|i'm|we|had|have|took|ate|drank|slept|felt|went|tomé|comí|bebí|cené|desayuné|almorcé|dormí|me|he|tuve|ich|hatte|habe|mir)(?!\p{L})/u;

/** The thing in a clause that one form matches wholly, with or without a time at its ends. */
export const toldIn = (clause: string): ToldThing | null => {
  const opened = foldedClause(clause);
  const text = opened.replace(OPENINGS, '');
  // `Then a sandwich` continues with what the person had.
  const goesOn = GOES_ON.test(opened.slice(0, opened.length - text.length));
  const isHad = goesOn && /^(?:an?|some) /u.test(text);
  const ahead = withoutLeadingTime(text);
  const behind = withoutTrailingTime(text);
  const both = withoutTrailingTime(ahead.rest);
  const readings = [
    { rest: text, moment: [] },
    behind,
    ahead,
    { rest: both.rest, moment: [...ahead.moment, ...both.moment] },
    ...withTimeInside(text),
  ];
  for (const { rest, moment } of readings) {
    const said = rest.replace(OPENINGS, '');
    const isMeal = moment.some(({ kind }) => kind === 'occasion');
    const thing = said === '' ? null : (thingOf(said) ?? (isMeal || isHad ? thingOf(`had ${said}`) : null));
    if (thing !== null) {
      const leads = moment.length > 0 && moment === ahead.moment;
      return { thing, moment, leads, hasVerb: VERB.test(rest), goesOn, words: clause.trim() };
    }
  }
  return null;
};
