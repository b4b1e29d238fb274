import { anyOf } from '../words/phrases';

/** Without its restriction a sentence says more than its page does. */
export const restricts = anyOf(
  `
    but
    except
    excepting
    excluding
    however
    if
    less
    not
    only
    other than
    provided that
    unless
    until
    without
  `,
  'i',
);
