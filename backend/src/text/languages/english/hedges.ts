import { oneOf, anyOf } from '../../words/phrases';
import { spelledNumbers } from './numbers';

/** `more than 20` is a bound, `more than before` is not. */
const AMOUNT = String.raw`(?:[$€£¥]?\d|an? |half |${oneOf(spelledNumbers.join(' '))} )`;

/**
 * Patterns, by kind, for what weakens or reverses what a sentence says. `until` is a condition unless a day follows.
 */
export const hedges = {
  negation: anyOf(
    `
      no(?!\\.| \\w+ than\\b)
      ${oneOf('not never neither nor none nobody nothing cannot')}
      can[’']t
      won[’']t
      \\w+n[’']t
    `,
    'gi',
  ),
  refusal: anyOf(
    `
      unable
      (?:fail|declin|refus)(?:e?s|e?d|ing)? to
      reject(?:s|ed|ing)?
      den(?:y|ies|ied|ying)
      oppos(?:e|es|ed|ing)
      avoid(?:s|ed|ing)?
      (?:vot|turn)ed down
      struck down
      thrown out
    `,
    'gi',
  ),
  // Not the month.
  possibility: anyOf(
    `
      ${oneOf('might could can possible possibly potential potentially likely perhaps probably')}
      (?<!(?:in|of|on|until|by|since|from|late|early|mid|to|and|\\d)[ -])may(?!,? \\d| not)
    `,
    'gi',
  ),
  intention: anyOf(
    `
      plan(?:s|ned|ning)? to
      plan(?:s|ned)? for
      propos(?:e|es|ed|ing|al)
      consider(?:s|ed|ing)?
      inten(?:d(?:s|ed|ing)?|tions?)
      ${oneOf('seek seeks seeking should would demanded demanding')}
      aim(?:s|ed|ing)?
      expect(?:s|ed|ing|ations?)?
      explor(?:e|es|ed|ing)
      opportunit(?:y|ies) to
      forecast(?:s|ed)? (?:that|to)
      urg(?:e|es|ed|ing)
      ask(?:s|ed|ing)? for
      call(?:s|ed|ing)? (?:for|on)
      recommend(?:s|ed|ing)?
      hop(?:e|es|ed|ing)
      promis(?:e|es|ed) to
      want(?:s|ed)?
      weigh(?:s|ed|ing)?
      discuss(?:es|ed|ing)?
      tr(?:y|ies|ied|ying) to
      draft(?:ed)?
    `,
    'gi',
  ),
  future: anyOf(
    `
      ${oneOf('will scheduled would')}
      ${oneOf('is are be due set')} to
    `,
    'gi',
  ),
  condition: anyOf(
    `
      ${oneOf('if unless pending depending contingent')}
      until ${oneOf('approved it they he she')}
      until (?:\\w+ ){1,4}${oneOf('has have is are can does')}(?= )
      until \\w+${oneOf('ed en')}(?= )
      until ${oneOf('the its their an? all both no nobody')}(?= (?!${oneOf('end start beginning middle close spring summer autumn winter next following last first age day year month week')}))
      provided that
      subject to
      as long as
      depends? on
    `,
    'gi',
  ),
  allegation: anyOf(
    `
      alleg(?:e|es|ed|edly|ing|ations?)
      accus(?:e|es|ed|ing|ations?)(?: of)?
      claim(?:s|ed|ing)?
      suspect(?:s|ed|ing)?
      ${oneOf('reportedly apparently unconfirmed believe believes believed whether')}
      said to
      charged with
      rumou?red
    `,
    'gi',
  ),
  'at most': anyOf(
    `
      up to
      at most
      no more than
      (?<!no )${oneOf('less fewer')} than(?= ${AMOUNT})
      ${oneOf('under below')}(?= [$€£]?\\d)
      as ${oneOf('much many')} as
      maximum
    `,
    'gi',
  ),
  'at least': anyOf(
    `
      at least
      (?<!no )more than(?= ${AMOUNT})
      ${oneOf('over above')}(?= [$€£]?\\d[\\d.,]* (?!(?:day|night|week|month|year|hour|minute)))
      no ${oneOf('less fewer')} than
      minimum
      exceed(?:s|ed|ing)?
      upwards of
    `,
    'gi',
  ),
  about: anyOf(
    `
      ${oneOf('about nearly almost roughly around approximately')}
      some(?= \\d)
      close to
    `,
    'gi',
  ),
} as const;

/** A negation that begins a word: `unvaccinated`. */
export const negatedWord =
  /\bun(?!it|iq|iv|if|der|veil|fold|leash|earth|cover|load|lock|pack|rav|chang)(\p{Ll}*(?:ed|paid|sold|known|clear))\b/gu;

/** Other words by which a paraphrase keeps that something is only possible, allowed, meant or reported. */
export const alsoUnsure = anyOf(
  `
    ${oneOf('suggests suggested suggest appears appeared seems seemed risk risks chance unlikely allowed allows allow lets permitted permits permit entitled backs backed forecasts free option optional eligible forecast target targets targeted goal estimate estimates estimated provisional draft proposed preliminary suspected according said says told wrote')}
    ${oneOf('due set slated poised scheduled')} (?:to|for)
    on (?:course|track)
  `,
  'i',
);

/** Words of a source, or their first letters, that make something only possible. */
export const leavingOpen =
  /\b(?:suggest|appear|seem|risk|chance|unlikely|allow|permit|entitle|eligible|forecast|able|capa|enable|let|set to)/i;

/** Words of a source that allow somebody something. */
export const permissionPattern = anyOf(
  oneOf(
    'allowed allows allow lets permitted permits permit entitled free eligible cleared clears authorised authorized authorises authorizes approved approves lifted',
  ),
  'i',
);

/** Words of a source for a bound without a figure: `more than a year` for `over one year`. */
export const alsoBound = anyOf(oneOf('over above under below'), 'i');

/** Other words by which a paraphrase keeps a bound or a rough amount. */
export const alsoAmount = anyOf(
  `
    or ${oneOf('more less fewer over under above below smaller')}
    and ${oneOf('over under older')}
    ${oneOf('capped cap ceiling limit limited maximum minimum floor within estimated approximately around about nearly almost roughly some')}
    at ${oneOf('least most')}
    ${oneOf('more less fewer')} than
    up to
    as ${oneOf('much many')} as
    just ${oneOf('over under')}
  `,
  'i',
);
