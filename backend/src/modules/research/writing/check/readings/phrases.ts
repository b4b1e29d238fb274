const WORD = String.raw`\p{Lu}[\p{L}\d-]*`;
/** A name; no part of a possessive, which is left where it is. */
const NAME = String.raw`${WORD}(?: (?:of (?:the )?)?${WORD}){0,4}(?![\p{L}\d’'-])`;

/** `the acquisition of Solara by Brandt` */
const DONE_BY = new RegExp(String.raw`\b(?:[Tt]he |[Aa]n? )?(\p{Ll}{4,}) of (${NAME}) by (?:the )?(${NAME})`, 'gu');

/** `defender Luka Petrin of Oravia` */
const PERSON_OF = new RegExp(
  String.raw`\b(?!after|under|over|other|former|further|whether)(\p{Ll}{3,}(?:er|or|ist|ant|ent|man|woman|ian)) ((?:\p{Lu}\p{L}+ ){1,3})of (?:the )?(${NAME})`,
  'gu',
);

const OF = new RegExp(
  String.raw`\b([Tt]he|[Aa]n?|[Ii]ts|[Tt]heir) ((?:\p{L}+ ){1,4})of (?:the )?(${NAME}(?: probe| group| party| company)?)`,
  'gu',
);

/** `the zoo in Aldermoor` */
const THE_IN = new RegExp(String.raw`\b([Tt]he) (\p{Ll}{3,}) in (${NAME})`, 'gu');

/** No thing of its own but a part of what follows. */
const PART =
  'one|two|three|four|five|six|seven|eight|nine|ten|half|part|parts|quarter|third|majority|minority|number|fraction|share|handful|dozens|hundreds|thousands|some|most|many|several|all|none|because|out';
/** `goods of Canada`, `imports of poultry` */
const BARE_OF = new RegExp(
  String.raw`\b(?!(?:${PART}) )(\p{Ll}{3,}) of (${NAME}|\p{Ll}{3,}(?= (?:from|in|on|by|at|to|for|after)\b|[,.]|$))`,
  'gu',
);

/** `all 26 of Polaris Air’s turboprops` */
const ALL_OF = /\ball ((?:the )?[\p{L}\d,]+) of ((?:the|its|their|(?:\p{Lu}\p{L}* )*\p{Lu}\p{L}*[’']s?) )/gu;

const AMOUNT = String.raw`(?:[$€£]\d[\d.,]*(?: (?:thousand|million|billion|trillion))?|magnitude \d(?:\.\d)?|\d[\d.,]*(?: ?%| per ?cent\b))`;
const OF_AMOUNT = new RegExp(String.raw`\b(\p{Ll}+) of (${AMOUNT})(?! \p{Ll}+s\b)`, 'gu');

/** `a pay rise of 6 percent` */
const THING_OF_AMOUNT = new RegExp(
  String.raw`(?<=\b(?:an?|the) )((?:\p{Ll}+ ){1,2}\p{Ll}+) of (${AMOUNT})(?! \p{Ll}+s\b)`,
  'gu',
);

/**
 * Phrases with `of` in one order: `the central bank of Norland` as `the Norland central bank`, `a duty of 10 percent` as
 * `a 10 percent duty`, `the acquisition of Solara by Brandt` as `Brandt’s Solara acquisition`.
 */
export const withoutOf = (text: string): string =>
  text
    .replace(ALL_OF, '$2$1 ')
    .replace(DONE_BY, '$3’s $1 of $2')
    .replace(PERSON_OF, '$3 $1 $2')
    .replace(THING_OF_AMOUNT, '$2 $1')
    .replace(OF_AMOUNT, '$2 $1')
    .replace(OF, '$1 $3 $2')
    .replace(THE_IN, '$1 $3 $2')
    .replace(/ +/g, ' ')
    .replace(BARE_OF, '$2 $1');
