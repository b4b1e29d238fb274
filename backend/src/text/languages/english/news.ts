/** Phrases that mark a sentence as news. */
import { anyOf, oneOf, opensWith } from '../../words/phrases';
import { weekdayName } from './calendar';

const document = oneOf(
  `notice rule order proclamation memorandum document circular directive regulation resolution decree ordinance determination act law
  statute charter code plan strategy`,
);
const does = oneOf(`
  amends revises implements imposes establishes adopts announces adds removes repeals revokes rescinds suspends supersedes
  terminates modifies extends raises lowers reduces bans prohibits requires finalizes proposes sets expands authorizes creates
  directs instructs mandates replaces launches adjusts increases eliminates ends restores withdraws lifts bars limits caps
  reserves abolishes
`);

/** `This notice amends …`, `With this interim final rule, …` */
export const acts = opensWith(
  String.raw`
    (?:In|With|By|Through|Under) this (?:[\w-]+ ){0,3}${oneOf('document notice rule order proclamation action report decision')}
    (?:This|The) (?:[\w-]+ ){0,2}${document} (?:hereby )?(?:${does}|calls for)
  `,
  'i',
);

/** `signed an Executive Order` */
export const signed = anyOf(
  `(?:signed|signs|issued|issues) ${oneOf('a an two three four several')} (?:[\\w-]+ ){0,4}${oneOf(
    'proclamation proclamations order orders memorandum memoranda directive directives bill bills law laws',
  )}`,
  'i',
);

/** `signed` for decrees, regulations and ordinances too, and for one named before: `signed the order`. */
export const signsMeasure = anyOf(
  String.raw`${oneOf('signed signs issued issues')} ${oneOf('a an the two three four several')} (?:[\w-]+ ){0,4}?${oneOf(
    'proclamations? orders? memorandum memoranda directives? bills? laws? decrees? regulations? ordinances?',
  )}`,
  'i',
);

/** `I impose a surcharge`, `I have determined that it is necessary and appropriate to modify …` */
export const enactedFirstPerson = anyOf(`
  I (?:hereby )?${oneOf('impose proclaim declare revoke suspend terminate')}
  I (?:determine|have determined) that (?:in these circumstances|certain|the)
  I (?:determine|have determined) that it is necessary and appropriate to ${oneOf('continue modify further')}
`);

export const reversal = anyOf(
  `
    shall no longer
    no longer be
    terminate
    terminates
    terminated
    ${oneOf('abolishes repeals rescinds revokes')}
  `,
  'i',
);

const acted = oneOf(`
  adopt amend appoint approve ban begin block cancel cease close create cut delay deny designate deploy eliminate end
  disclose establish expand expedite extend form freeze grant halt impose increase initiate launch lower open pause prioritize procure prohibit
  propose raise reduce release remove repeal replace rescind restore restrict resume revise revoke select sell start stop
  suspend terminate withdraw
`);

const shall = 'shall(?:, [^,]{1,160},| …)? (?:not )?(?:\\p{Ll}+ly )?';

/** `The Secretary shall: … design a framework`, `shall: (a) design a framework`: the item of a list says what. */
const listed = 'shall(?:: (?:… )?(?:\\([a-z]{1,4}\\) )?| … \\([a-z]{1,4}\\) )\\p{Ll}+';

/** `The Secretary shall establish a position`: who has to do what. */
export const orders = anyOf(
  `
    ${shall}${acted}
    ${listed}
  `,
  'u',
);

/** `The Secretary shall establish a position`, `developers shall not sell`: orders take effect by binding others. */
export const binds = anyOf(
  `
    ${shall}${acted}
    ${listed}
    may (?:only \\p{Ll}+|\\p{Ll}+ only)
    shall not (?:\\p{Ll}+ly )?(?!${oneOf('be apply affect have limit create')}\\b)\\p{Ll}+
    ${oneOf('has have')} ${oneOf('an the')} ${oneOf('obligation duty')} (?:not )?to
    ${oneOf('is are')} ${oneOf('prohibited barred forbidden')} from
  `,
  'u',
);

/** `for the first time since 1972`, `farther from Earth than ever before`: the old year is the news. */
export const breaksRecord = anyOf(
  `
  the first ${oneOf('time win victory loss rise fall visit flight landing voyage')} (?:\\S+ ){0,8}?since
  than ever before
`,
  'i',
);

export const statesPolicy = anyOf('It is the policy of');

export const today = anyOf(
  `
    today
    yesterday
    tonight
    last night
    this ${oneOf('morning afternoon evening week')}
    on ${weekdayName}
  `,
  'i',
);

export const takesEffect = anyOf(
  `
    take effect
    takes effect
    took effect
    taking effect
    (?:shall|will) be(?:, [^,]{1,40},)? (?:effective|subject)
    will (?:pay|face)
    effective date
    shall (?:no longer )?apply
    goes into (?:effect|force)
  `,
  'i',
);

/** `will undock`, not `will be`. */
export const future = /\bwill (?!(?:be|have|not|also|continue|remain)\b)\p{Ll}/u;

/** `only those models that comply with the following principles:` */
export const opensTerms = /\b(?:only|comply|complies|meets?|accordance)\b.*\b(?:following|these)\b.*:$/;
