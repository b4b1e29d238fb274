/** What a message would do with an entry that is there. */
export type Act =
  /** What was done last. */
  | { readonly does: 'undo' }
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string }
  /** A correction that names nothing: it is of what was told last. */
  | { readonly does: 'correct'; readonly to: string };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!…]+$/, '')
    .trim();

const PLEASE = '(?:(?:please|por favor|can you|could you)[, ]+)?';
const WHICH = String.raw`(?<which>[\p{L}\p{N}' -]{1,40}?)`;

const DELETES: readonly RegExp[] = [
  new RegExp(
    `^${PLEASE}(?:delete|remove|erase|discard|borra|elimina|quita) (?:the |my |that |el |la |mi )?${WHICH}(?:,? please|,? por favor)?$`,
    'u',
  ),
  new RegExp(`^${PLEASE}(?:undo|deshaz)(?: (?:the |that |el |la )?${WHICH})?$`, 'u'),
];

const CHANGES: readonly RegExp[] = [
  new RegExp(`^${PLEASE}(?:change|correct|edit) (?:the |my |el |la )?${WHICH} (?:in)?to (?<to>.{1,60})$`, 'u'),
  new RegExp(`^${PLEASE}(?:cambia|corrige) (?:el |la |mi )?${WHICH} (?:por|a) (?<to>.{1,60})$`, 'u'),
  new RegExp(
    `^(?:the |my )${WHICH} (?:was|were) (?:actually |really )?(?<to>(?:at|around|@) .{1,30}|yesterday.{0,20}|.{1,30}(?: not | instead of ).{1,30})$`,
    'u',
  ),
  new RegExp(
    `^(?<which>breakfast|lunch|dinner|supper) was (?:actually |really )?(?<to>(?:at|around|@) .{1,30}|yesterday.{0,20})$`,
    'u',
  ),
  new RegExp(
    `^(?:the |my )${WHICH} (?:was|were|is) (?:actually |really )?(?:more like|closer to) (?:an? )?(?<to>.{1,40})$`,
    'u',
  ),
  new RegExp(`^(?:el |la |mi )${WHICH} fue (?<to>(?:a las?|ayer) ?.{0,30})$`, 'u'),
];

/** `No pain` denies; `no, pain 4/10` corrects. */
const TAKES_BACK =
  '(?:no(?:[,:]|(?= (?:it|that|i meant)(?!\\p{L})))|(?:sorry|actually|oops|wait|scratch that|correction|perdón|en realidad|mejor dicho|quise decir)[,:]?)(?: (?:no|sorry|actually|wait|en realidad)[,:]?)?';
const IT_WAS =
  "(?:it|that|this)(?: was|'s| is| were| should (?:be|have been))(?: actually| really)?|i meant?|(?:please )?make (?:it|that)|era|eran|fue|fueron";
const IS = String.raw`(?:was|were|is|should (?:be|have been)|era|eran|fue|fueron)(?: actually| really)?(?: at(?= (?:an? )?\d{1,2}(?:\/10| (?:out )?of 10)))?`;
const TO = '(?<to>.{1,60}?)(?:,? (?:actually|sorry|perdón))?';

/** Corrections: what is taken back, and what it was. */
const CORRECTIONS: readonly RegExp[] = [
  new RegExp(`^no ${WHICH}, (?:it|that) was (?:actually |just |only )?${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:the |my |el |la |mi )${WHICH} ${IS} ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${WHICH} ${IS} (?!at )${TO}$`, 'u'),
  new RegExp(`^(?:${TAKES_BACK} )?(?:make (?:it|that)|i meant|quise decir)[,:]? ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:${IT_WAS})[,:]? ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) (?:was actually|should (?:be|have been)) ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) was (?<to>.{1,30},? (?:not|instead of) .{1,30})$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${TO}$`, 'u'),
];

/** What was said or done last, whatever that was. */
const THAT = /^(?:that|this|it|that one|this one|everything|all|all of (?:it|that|them)|them|both|eso|esto|todo)$/u;

/** What a message, wholly, would do with an entry. */
export const actIn = (message: string): Act | null => {
  const text = plain(message);
  for (const pattern of DELETES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const { which } = match.groups ?? {};
    return which === undefined || THAT.test(which) ? { does: 'undo' } : { does: 'delete', which };
  }
  for (const pattern of CHANGES) {
    const match = pattern.exec(text);
    const to = match?.groups?.to;
    if (to !== undefined) return { does: 'change', which: match?.groups?.which ?? 'last', to: withoutArticle(to) };
  }
  return correctionIn(text);
};

const withoutArticle = (to: string): string => to.replace(/^(?:an? |un |una )(?=\d)/u, '');

/** `It`, as a name: nothing is named. */
const NAMELESS = /^(?:it|that|this|i|there)$/u;

const correctionIn = (text: string): Act | null => {
  for (const pattern of CORRECTIONS) {
    const { which, to } = pattern.exec(text)?.groups ?? {};
    if (to === undefined || (which !== undefined && NAMELESS.test(which))) continue;
    const said = withoutArticle(to);
    return which === undefined ? { does: 'correct', to: said } : { does: 'change', which, to: said };
  }
  return null;
};
