import { foldedText } from '../folded-text';

/** A request in a message to do something with an existing entry. */
export type Act =
  /** Undoes the last thing done. */
  | { readonly does: 'undo' }
  | { readonly does: 'delete'; readonly which: string }
  | { readonly does: 'change'; readonly which: string; readonly to: string }
  /** A correction that names nothing, and so applies to what was told last. */
  | { readonly does: 'correct'; readonly to: string };

const PLEASE =
  '(?:(?:no|sorry|wait|actually|nein|perdón)[,:]? )?(?:(?:i meant?(?: to)?|ich meinte|quise decir)[,:]? )?(?:(?:please|por favor|can you|could you|bitte)[, ]+)?';
/** Why, after the request: `delete the water, I spilled it`. Another name there would be of another entry. */
const REASON = String.raw`(?:(?:\s*[,.;:?–-]|\s\()?\s(?:because |since |as |porque |weil )?(?:i|it|that|they|we|there|my|this|lo|la|los|las|se|me|no|ich|es|das|er|sie) .{1,80})?`;
const WHICH = String.raw`(?<which>[\p{L}\p{N}' -]{1,40}?)`;

const DELETES: readonly RegExp[] = [
  new RegExp(
    `^${PLEASE}(?:delete|remove|erase|discard|scrap|get rid of|take (?:out|off)|cross out|borra|elimina|quita|lösche?|entferne|streiche?) (?:the |my |that |el |la |mi |den |die |das |meinen? )?${WHICH}(?:,? please|,? again|,? por favor|,? bitte)?${REASON}$`,
    'u',
  ),
  new RegExp(
    `^${PLEASE}(?:forget|ignore|scratch|olvida|vergiss|ignoriere?) (?:about )?(?:the |my |that |el |la |mi |den |die |das )${WHICH}(?:,? please|,? por favor|,? bitte)?${REASON}$`,
    'u',
  ),
  new RegExp(`^${PLEASE}take (?:the |my |that )?${WHICH} (?:off|out|away)(?:,? please)?${REASON}$`, 'u'),
  // What turns out not to have been, of what was told.
  new RegExp(
    `^(?:actually,? |sorry,? |oops,? )?i (?:didn't|did not|never)(?: actually)? (?:have|had|eat|ate|drink|drank|take|took|finish) (?:the |my |that )${WHICH}(?:,? (?:after all|actually|in the end))${REASON}$`,
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
    `^(?!(?:it|that|this|i|there|es|das|eso) )${WHICH} (?:was|were) (?<to>\\d[^.]{0,20} (?:not|instead of) \\d.{0,20})$`,
    'u',
  ),
  new RegExp(
    `^(?:the |my )${WHICH} (?:was|were|is) (?:actually |really )?(?:more like|closer to) (?:an? )?(?<to>.{1,40})$`,
    'u',
  ),
  new RegExp(
    `^(?!(?:it|that|this|there|i|es|das) (?:was|were))(?:the |my |that |this )?${WHICH} (?:was|were) (?:actually|really|in fact) (?<to>.{1,40})$`,
    'u',
  ),
  new RegExp(`^(?:der |die |das |mein |meine )${WHICH} (?:war|waren) (?:eigentlich|doch) (?<to>.{1,40})$`, 'u'),
  new RegExp(`^(?:el |la |mi )${WHICH} fue (?<to>(?:a las?|ayer) ?.{0,30})$`, 'u'),
];

/** Words that take something back: `no pain` denies, but `no, pain 4/10` corrects. */
const TAKES_BACK =
  '(?:no(?:[,:]|(?= (?:wait|it|that|i meant)(?!\\p{L})))|(?:sorry|actually|oops|wait|scratch that|correction|perdón|en realidad|mejor dicho|quise decir|eigentlich|nein|korrektur|ich meinte?)[,:]?)(?: (?:no|sorry|actually|wait|en realidad)[,:]?)?';
const IT_WAS =
  "(?:it|that|this)(?: was|'s| is| were| should (?:be|have been))(?: actually| really)?|i meant?|(?:please )?make (?:it|that)|era|eran|fue|fueron|waren? es|es waren?|das waren?";
const IS = String.raw`(?:was|were|is|should (?:be|have been)|era|eran|fue|fueron|war|waren)(?: actually| really)?(?: at(?= (?:an? )?\d{1,2}(?:\/10| (?:out )?of 10)))?`;
const TO = '(?<to>.{1,60}?)(?:,? (?:actually|sorry|perdón))?';

/** Corrections: what is taken back, and what is right. */
const CORRECTIONS: readonly RegExp[] = [
  new RegExp(`^no ${WHICH}, (?:it|that) was (?:actually |just |only )?${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:the |my |that |el |la |mi |der |die |das |mein |meine )${WHICH} ${IS} ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} ${WHICH} ${IS} (?!at )${TO}$`, 'u'),
  new RegExp(`^(?:${TAKES_BACK} )?(?:make (?:it|that)|i meant|quise decir)[,:]? ${TO}$`, 'u'),
  new RegExp(`^${TAKES_BACK} (?:${IT_WAS})[,:]? ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) (?:was actually|should (?:be|have been)) ${TO}$`, 'u'),
  new RegExp(`^(?:it|that) was (?<to>.{1,30},? (?:not|instead of) .{1,30})$`, 'u'),
  new RegExp(`^(?<to>(?:i |i've )(?:had|took|taken|drank|ate|slept|went) .{1,40},? (?:not|instead of) .{1,30})$`, 'u'),
  new RegExp(
    `^i (?:said|wrote|put|typed) (?<not>.{1,30}?),? but (?:it|that) (?:was|is|should (?:be|have been))(?: actually| really)? (?<to>.{1,30})$`,
    'u',
  ),
  new RegExp(`^${TAKES_BACK} ${TO}$`, 'u'),
];

/** Words for whatever was said or done last. */
const THAT = /^(?:that|this|it|that one|this one|everything|all|all of (?:it|that|them)|them|both|eso|esto|todo)$/u;

/** The act that a message as a whole asks for; null if none. */
export const actIn = (message: string): Act | null => {
  const text = foldedText(message)
    .replace(/[.!…]+$/, '')
    .replace(/^((?:can|could) you .+)\?$/u, '$1')
    .trim();
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

/** Pronouns in place of a name: nothing is named. */
const NAMELESS = /^(?:it|that|this|i|there|es|das|eso)$/u;

const correctionIn = (text: string): Act | null => {
  for (const pattern of CORRECTIONS) {
    const { which, to, not } = pattern.exec(text)?.groups ?? {};
    if (to === undefined || (which !== undefined && NAMELESS.test(which))) continue;
    const said = not === undefined ? withoutArticle(to) : `${withoutArticle(to)} not ${withoutArticle(not)}`;
    return which === undefined ? { does: 'correct', to: said } : { does: 'change', which, to: said };
  }
  return null;
};
