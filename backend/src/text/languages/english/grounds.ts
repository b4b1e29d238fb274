import { oneOf } from '../../words/phrases';

/** Before the name of an act by which something was done: `duties imposed under Executive Order 118`. */
export const groundOf = new RegExp(
  String.raw`(?:\b(?:under|pursuant to|in accordance with)|\b${oneOf('imposed established ordered required granted issued provided created set')} (?:for )?(?:by|in|through))(?: the)? (?:\p{Lu}\p{Ll}+['’]s )?$`,
  'u',
);
