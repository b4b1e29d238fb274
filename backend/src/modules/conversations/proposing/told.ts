import type { Thing } from '#events/conversations/diary-entry';
import { foldedText } from '../folded-text';
import { anyLanguage } from '../languages/diary-languages';
import { thingOf } from './forms';
import type { Moment } from './moment-pieces';
import { withoutLeadingTime, withoutTrailingTime } from './moments';

/** A thing in a message, with the words on its time. */
export interface ToldThing {
  readonly thing: Thing;
  readonly moment: Moment;
  /** Whether the time begins the clause. */
  readonly leads: boolean;
  /** Whether it has a verb of its own, so that a time after it applies to it alone. */
  readonly hasVerb: boolean;
  /** Whether it happened after the thing before it: `then type 6`. */
  readonly goesOn: boolean;
  readonly words: string;
}

/** A clause in the form that patterns match, without its final punctuation. */
export const foldedClause = (text: string): string =>
  foldedText(text)
    .replace(/[.,;:!…]+$/, '')
    .trim();

/** Words at the beginning of a clause that add nothing: `hi`, `also`, `please log`. */
export const OPENINGS = new RegExp(
  String.raw`^(?:(?:${anyLanguage(({ joints }) => joints.openings)})(?:\s*[,:!]\s*|\s+))+`,
  'u',
);
/** Continues what was said before: `then`. */
const GOING_ON = new RegExp(`(?:${anyLanguage(({ joints }) => joints.goingOn)})[,: ]`, 'u');
/** A verb or subject of the person. A time after it applies to this thing alone. */
const OWN_VERB = new RegExp(`^(?:${anyLanguage(({ doubt }) => doubt.ownVerbs)})(?!\\p{L})`, 'u');
const INDEFINITE_OPENING = new RegExp(`^(?:${anyLanguage(({ joints }) => joints.someMore)}) `, 'u');

/** The thing in a clause that one form matches wholly, with or without a time at either end. */
export const toldIn = (clause: string): ToldThing | null => {
  const opened = foldedClause(clause);
  const text = opened.replace(OPENINGS, '');
  // `Then a sandwich` continues with what the person had.
  const goesOn = GOING_ON.test(opened.slice(0, opened.length - text.length));
  const isHad = goesOn && INDEFINITE_OPENING.test(text);
  const ahead = withoutLeadingTime(text);
  const behind = withoutTrailingTime(text);
  const both = withoutTrailingTime(ahead.rest);
  const readings = [
    { rest: text, moment: [] },
    behind,
    ahead,
    { rest: both.rest, moment: [...ahead.moment, ...both.moment] },
  ];
  for (const { rest, moment } of readings) {
    const said = rest.replace(OPENINGS, '');
    const isMeal = moment.some(({ kind }) => kind === 'occasion');
    const thing = said === '' ? null : (thingOf(said) ?? (isMeal || isHad ? thingOf(`had ${said}`) : null));
    if (thing !== null) {
      const leads = moment.length > 0 && moment === ahead.moment;
      return { thing, moment, leads, hasVerb: OWN_VERB.test(rest), goesOn, words: clause.trim() };
    }
  }
  return null;
};
