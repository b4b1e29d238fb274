import { oneOf, anyOf } from '../../words/phrases';
import { setOf } from '../patterns';

/** What weakens or turns round what a sentence says: each kind as a pattern. `until` is a condition unless a day follows. */
export const hedges = {
  negation: anyOf(
    `
      ${oneOf('not no never neither nor none nobody nothing cannot')}
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
  possibility: anyOf(
    oneOf('may might could can possible possibly potential potentially likely perhaps probably'),
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
      ${oneOf('less fewer')} than
      ${oneOf('under below')}(?= [$€£]?\\d)
      as ${oneOf('much many')} as
      maximum
    `,
    'gi',
  ),
  'at least': anyOf(
    `
      at least
      (?<!no )more than
      ${oneOf('over above')}(?= [$€£]?\\d[\\d.,]* (?!(?:day|week|month|year|hour|minute)))
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
  /\bun(?!it|iq|iv|if|der|veil|fold|leash|earth|cover|load|lock|pack|rav|chang)(\p{Ll}{3,}(?:ed|paid|sold|known))\b/gu;

/** Between clauses or before a phrase of its own. */
export const joint = anyOf(oneOf('and while but whereas who which that where after as with'));

/** Between main clauses. */
export const clauseWords = 'and|but|while';

/** Prepositions that say what a thing is to an act: another one is another role. */
export const roleWords = setOf('from to until till through by before after since with of for against between per');

/** Those that say where or when, which may stand for each other. */
export const placeWords = setOf('on in at into near over under');

/** Of these, a phrase stays with its noun. */
export const ownerWords = setOf('of');

/** Before who does it, in the passive voice. */
export const agentWords = setOf('by');

/** What stands between the subject of a passive verb and the verb; an active one may look like it that ends in what is progressive. */
export const passive = new RegExp(String.raw`\b${oneOf('was were is are been being be')} (?:\p{Ll}+ly )?$`, 'iu');
export const progressive = /ing$/;

/** What points to something that was said before. */
export const pointing = anyOf(oneOf('this these those such he she they it'), 'i');

/** Words that negate without a negation: `the ban` for `may not`. */
export const negative = anyOf(
  `
    ${oneOf('without unless instead lack lacks lacked lacking only forbid forbids forbade forbidden ban bans banned prohibit prohibits prohibited exempt exempts exempted except excluding alone reject rejects rejected deny denies denied')}
    rather than
    less than
    fewer than
    no longer
    any more
  `,
  'i',
);
