import { oneOf, anyOf } from '../../words/phrases';
import { weekdays } from './calendar';
import { spelledCounts } from './counts';

const awaited = oneOf('targeting scheduled expected due set slated planned planning preparing aiming hoping');

/** `will undock`, `is now targeting`: true only until the date it names. */
export const announcement = anyOf(
  `
    will
    shall
    must
    ${oneOf('is are remains remain')} (?:\\p{Ll}+ly |now |still |again )?${awaited}
    ${oneOf('is are')} to \\p{Ll}
    ${oneOf('plans plan aims intends expects hopes')} to
  `,
  'u',
);

/** The present tense of a timetable: `takes effect on August 1`, `the deadline is May 9`. */
export const timetables = anyOf(
  `
    takes? ${oneOf('effect place office')}
    gets? under way
    ${oneOf('goes go enters enter comes come')} ${oneOf('into in')} ${oneOf('effect force')}
    becomes? effective
    ${oneOf('is are')} ${oneOf('effective due')}
    go(?:es)? ${oneOf('on to')} (?:the )?${oneOf('sale trial strike display polls')}
    ${oneOf(
      'begins begin starts start opens open closes close ends end expires expire runs run arrives arrive departs depart returns return',
    )} ${oneOf('on at by from this next')}
    ${oneOf('deadline deadlines closing last')}(?: ${oneOf('date day')})?\\b[^.;]{0,80}? ${oneOf('is are')}
  `,
  'u',
);

/** Acts that hold for a limited time: `suspends the duties for 90 days`. */
export const timeLimitedActs =
  /\b(?:impos|suspend|paus|extend|prohibit|bans?\b|banned|bar(?:s|red)\b|freez|froze|waiv|exempt|delay|postpon|defer|renew|authori[sz]|allow|permit|grant|restrict|lower|reduc|reinstat|declar)/i;

/** `has been suspended for two years`: the period before, not after. */
export const hasBeen = /\b(?:has|have|had) been\b/;

const periodUnit = oneOf('day week month year');

/** `for 90 days`, `within a period of 30 days` */
export const boundedPeriod = new RegExp(
  String.raw`\b(for|within) (?:an? )?(?:further |additional |another |initial )?(period of )?(?:up to )?(\d{1,4}|${oneOf(
    spelledCounts.join(' '),
  )})[ -](?:calendar |consecutive |business |working )?(${periodUnit})s?\b`,
  'giu',
);

/** `30 days after signing`, `90 days after the date of this order` */
export const periodAfter = new RegExp(
  String.raw`\b(\d{1,4}|${oneOf(spelledCounts.join(' '))}) (${periodUnit})s? (?:after|from) (?:(?:the )?date of )?${oneOf(
    String.raw`signing signature publication enactment today now this\s\p{Ll}+`,
  )}\b`,
  'giu',
);

/** The words up to a day on which something ends. */
export const untilDay =
  /\b(?:until|till|through|expir\p{Ll}+(?: on)?|ending(?: on)?|ends on)(?: \p{Lu}\p{Ll}+day,)? $/u;

/** The words up to a day on which something begins. */
export const fromDay = /\b(?:from|starting|beginning|effective|as of)(?: on)? $/;

/** A day or period named by its distance from the page's day. */
export const relativeDay = new RegExp(
  String.raw`\b(?:(today|tonight|tomorrow)|(this|next) (week|weekend|month|year)|(next )?(${weekdays.join('|')}))\b`,
  'gi',
);

/** A cheap check for a period or `until`: it runs on all claims of a ledger, and few of them have an end. */
export const mayEndPattern = /\b(?:for|within|until|till|through|expir\p{Ll}+|ending|ends)\b/iu;

/** `in the coming weeks and months` */
export const comingPeriod = /\bin the (?:coming|next few) (?:\p{Ll}+ (?:and|or) )?(day|week|month)s\b/iu;

export const openingToday = /^(?:(?:later|earlier) )?(?:today|tonight|this (?:morning|afternoon|evening)),? /i;

/** `30 days after signing` */
export const afterSigning = /\b(\d{1,3}) (day|week)s? after (?:signing|signature|publication|enactment)\b/;

/** Something to come, anywhere in a sentence. */
export const intent = /\b(?:will|shall|is to|are to|plans? to|expected to)\b/;
