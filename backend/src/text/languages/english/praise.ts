/** Words of praise, ceremony and promises. */
import { anyOf, anyPiece, oneOf } from '../../words/phrases';
import { setOf } from '../patterns';

/** Words of praise and promise, which carry no information and occur in every press release. */
export const praise = setOf(`
  historic historical bold landmark unprecedented unmatched unparalleled incredible remarkable extraordinary glorious
  groundbreaking revolutionary visionary world-class proud proudly brilliant great greatest greatness golden powerful
  decisive strongest unwavering relentless commonsense massive thrilling transformative honor honour celebrate celebrates
  legacy dream destiny spirit courage determination promise everlasting fearless
`);

/** A quick check for any of these. */
export const hasPraise = anyOf(oneOf([...praise].join(' ')), 'i');

/** Titles of messages for a day or an anniversary. */
export const ceremonialTitle = anyOf(
  String.raw`
    ${oneOf('anniversary remembrance commemoration commemorating commemorative birthday holiday')}
    memorial day
    ${oneOf('message proclamation statement greeting greetings')} (?:on|for) (?:\S+ ){1,6}${oneOf('day week month')}
  `,
  'i',
);

export const thanks = anyOf(
  `
    (?:thank|thanks|thanked) (?:you|to)
    congratulate
    grateful
    welcome to
    good ${oneOf('morning afternoon evening')}
    God bless
    honor to ${oneOf('be speak')}
    we ${oneOf('honor celebrate commemorate remember')}
    ${oneOf('celebrate celebrates celebrating')}
  `,
  'i',
);

export const promise = anyPiece(
  String.raw`
    \b(?:is|are|remains?|continues? to be|stands?) (?:\w+ )?(?:committed|dedicated|determined) to\b
    \bwill continue to
    \bdemonstrates? ${oneOf('his her their its our')} commitment
    \bcommitment to
    \busher(?:s|ing)? in
    \b${oneOf('new golden')} ${oneOf('era age chapter')}
    \bkeeping ${oneOf('his her their')} promise
    \bdelivering on
  `,
  'i',
);

/** Claims a benefit for someone. */
export const slogan = anyOf(
  `
    America First
    to benefit (?:American|the American|hardworking|our)
    (?:American|hardworking) ${oneOf('workers farmers families people')}
    American (?:greatness|exceptionalism)
    world-leading
    for (?:generations|decades) to come
    make America
    wealthier
    stronger
    prosperity
  `,
  'i',
);

/** Gets to the point late. */
export const winding =
  /^(?:After (?:considering|careful|reviewing)|Based on|In light of|Having|Because of|As (?:a|an|the|part|President|my) |Recognizing|Given )/;
