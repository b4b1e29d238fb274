/** Signs that a message tells of somebody else, of what is quoted or made up, or that it takes something back. */
const OF_THE_MESSAGE =
  /[?¿"“”„«»<>]|:$|\b(?:he|she|they|him|her|his|hers|their|them|you|your|who|someone|somebody|mother|mom|mum|father|dad|parents?|husband|wife|son|daughter|sister|brother|friend|partner|boyfriend|girlfriend|baby|child|children|kids?|dog|cat|patients?|doctor|nurse|boss|neighbou?r|colleague|grand\w+|aunt|uncle|imagine\w*|suppos\w*|pretend\w*|example|wrong|mistake\w*|ignore|jok\w+|kidding|test\w*|forget|instead|actually|scratch|cancel|sa(?:y|ys|id)|t(?:ell|ells|old)|ask\w*|wr(?:ite|ote|ites)|read\w*|article|book|movie|film|dream\w*|quot\w+|according|scale|goal|target|limit)\b|(?<!\p{L})(?:él|ella|ellos|ellas|madre|mamá|padre|papá|marido|esposa|esposo|mujer|hij[oa]s?|herman[oa]s?|amig[oa]s?|niñ[oa]s?|bebé|abuel[oa]s?|perr[oa]|gat[oa]|médic[oa]|doctora?|enfermer[oa]|ejemplo|ignora|broma|prueba|olvida|dij[eo]\w*|dice\w*|pregunt\w+|escrib\w+|le[íy]\w*|sueñ\w+|según|er|ihm|ihr|ihn|ihre?[nmrs]?|seine?[nmrs]?|mutters?|vaters?|mamas?|papas?|eltern|mann(?:es)?|frau|sohn(?:es)?|tochter|schwester|bruders?|freund\w*|kind\w*|hund|katze|arzt|ärztin|chef\w*|nachbar\w*|omas?|opas?|beispiel|falsch|vergiss|eigentlich|doch|sag\w*|gesagt|frag\w*|schreib\w*|geschrieben|gelesen|geträumt|laut|skala|ziel)(?!\p{L})/u;

/** Signs that a sentence tells of another time, a plan, a condition, or what was not. */
const OF_A_SENTENCE =
  /\b(?:yesterday|ago|last|tomorrow|week|weeks|month|year|since|until|usually|normally|always|used to|monday|tuesday|wednesday|thursday|friday|saturday|sunday|if|unless|would|could|should|might|may|maybe|perhaps|will|going to|gonna|plan\w*|want\w*|wish\w*|hop(?:e|ing)|no|not|never|none|without|cannot|worst|best|max\w*|min\w*)\b|'ll\b|(?<!\p{L})(?:ayer|anoche|anteayer|hace|mañana|semana|mes|desde|hasta|antes|si|podría|debería|quizás?|tal vez|voy a|quiero|ojalá|espero|suelo|normalmente|nunca|sin|ni|nada|tampoco|gestern|vorgestern|letzte[nrs]?|woche|monat|jahr|seit|bis|meist(?:ens)?|immer|normalerweise|wenn|falls|würde|könnte|sollte|vielleicht|werde|wird|will|möchte|hoffe\w*|wünsch\w*|kein\w*|nicht|nie|ohne)(?!\p{L})/u;

const DENIED_VERB = /n't\b|\b(?:have|has|had|did|do|does|was|were|could|would|should|is|are|wo|ca|ai)nt\b/u;

/** Whether a text denies a verb, with its apostrophe or without: `didn't`, `havent`. */
export const hasDeniedVerb = (text: string): boolean => DENIED_VERB.test(text);

/** Whether a text tells of somebody else, or of what is quoted, asked or made up. */
export const isInAnotherVoice = (text: string): boolean => OF_THE_MESSAGE.test(text);

/**
 * Whether a sentence is uncertain: `Rough night. Pain 7/10.` tells of a pain, `Pain 7/10, if I move` does not.
 */
export const isUncertain = (text: string): boolean =>
  OF_THE_MESSAGE.test(text) || OF_A_SENTENCE.test(text) || hasDeniedVerb(text);

/** Words that set right what stands before them: `make that 5`, `no, 5`, `or 6`, `more like 3`. */
const CORRECTS =
  /^(?:(?:no|nope|not|nein|nicht)(?=\W*(?:$|,|\d|wait|sorry|it|that|they|es|das|war|fue|era))|or|rather|sorry|wait|hang on|hold on|i mean|make (?:it|that)|more like|correction|edit|oder|quatsch|moment|sorry|also eher|eher|bzw|beziehungsweise|korrektur|o|perdón|mejor dicho|más bien|quiero decir|corrijo)(?!\p{L})/u;
/** A number as a whole sentence: `8.` */
const NUMBER_ALONE = /^\W*\d+\W*\p{L}*\W*$/u;

/** How strong something was at times, as a whole sentence: `8 at worst, 3 now.` */
const STRENGTH_AT_TIMES =
  /^\W*\d{1,2}(?:\/10)? (?:at (?:its |the )?(?:worst|best|peak)|zu beginn|en el peor)(?!\p{L})/u;

/** Whether words open a correction of what stands before them. */
export const opensCorrection = (text: string): boolean => CORRECTS.test(text);

/** Whether a sentence takes back or corrects what stands before it. */
export const setsRight = (text: string): boolean =>
  opensCorrection(text) || NUMBER_ALONE.test(text) || STRENGTH_AT_TIMES.test(text);

/** Whether a sentence may bear on all that its message tells: it is about somebody else, or takes back what was said. */
export const bearsOnAll = (text: string): boolean => OF_THE_MESSAGE.test(text) || setsRight(text);
