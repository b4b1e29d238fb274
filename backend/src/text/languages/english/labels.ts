import { anyOf, oneOf, opensWith } from '../../words/phrases';
import { setOf } from '../patterns';
import { documentKinds } from './document-kinds';

/** A site addressing its visitors. */
export const invitation = anyOf(
  `
    learn more
    read more
    click here
    find out more
    for more information
    more information (?:is|can)
    sign up
    subscribe
    newsletter
    cookies?
    privacy policy
    terms of (?:use|service)
    all rights reserved
    follow us
    share this
    contact us
    log in
    javascript
    was (?:last|first) ${oneOf('updated reviewed modified published')}
    last ${oneOf('updated reviewed modified')}
  `,
  'i',
);

/** `Photo:`, `Media contact:`, `Editor’s note:`. */
export const labelOfAside = opensWith(
  String.raw`
    ${oneOf('photo image video picture file')}(?: credits?)?\s?:
    ${oneOf('credit credits caption source watch listen related read more topic topics tag tags')}\s?:
    ${oneOf('updated published posted contact note disclaimer')}\s?:
    filed under\s?:
    media contact\s?:
    editor[’']s note\s?:
  `,
  'i',
);

/** Words in lower case in a title whose other words are capitalised. */
export const smallTitleWords = setOf(
  'a an and as at but by for from in into of on onto or over per the through to under upon via vs with',
);

/** `Within 60 days of the date of this order, `: counted from the page's own day. */
export const deadlineOpening = new RegExp(
  String.raw`^(?:Within|Not later than|No later than|Not more than) ([\p{L}\d-]+) (${oneOf('day week month')})s? ${oneOf(
    'of after from',
  )} (?:the (?:\p{Ll}+ )?date of )?this (${oneOf([...documentKinds].join(' '))}), `,
  'u',
);
