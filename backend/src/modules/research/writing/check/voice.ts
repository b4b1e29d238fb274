const AGENT_END = /,| (?:for|on|in|after|at|over|following|as|earlier|last|this|today|yesterday)\b/;

const PARTICIPLE = String.raw`\p{Ll}+(?:ed|en|own|ought|old|aid|ent|id|ut|et|un|ung|ade|eld|ost|on|ck)`;
const NO_AGENT =
  'the end|next|then|\\p{Ll}+ing\\b|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

const BY = new RegExp(
  String.raw`^(?<object>.*?)\b(?:was|were|is|are|been|being|be) (?:\p{Ll}+ly )?(?<verb>${PARTICIPLE})\b(?<rest>.*?)\bby (?!\d|${NO_AGENT})(?<agent>.+)$`,
  'u',
);

/** What separates clauses, kept by splitting. */
const CLAUSES = /(, (?:and|but|while|which|whereas) |; )/;

/** `By 61 votes to 38, `, which may come last as well. */
const LEAD = /^(?:By|On|In|After|At|For|With|Following) [^,]+, /;

/** `The bill was approved on Monday`, with nobody named who did it. */
const ALONE = new RegExp(
  String.raw`^(?<object>.*?)\b(?:was|were|is|are|been|be) (?:\p{Ll}+ly )?(?<verb>${PARTICIPLE})\b(?<rest>.*)$`,
  'u',
);

/**
 * A passive sentence in the active voice, so that who does what to whom shows in the order of its words: `The bill was
 * approved by the Senate on Monday` as `the Senate approved The bill on Monday`, `The bill was approved` as `approved The
 * bill`. Any other sentence as it is.
 */
export const inActiveVoice = (text: string): string => text.split(CLAUSES).map(activeClause).join('');

const activeClause = (text: string): string => {
  const { object = '', verb = '', rest = '', agent = '' } = BY.exec(text)?.groups ?? ALONE.exec(text)?.groups ?? {};
  if (verb === '') return text;
  const [lead = ''] = LEAD.exec(object) ?? [];
  const end = AGENT_END.exec(agent)?.index ?? agent.length;
  return `${agent.slice(0, end)} ${verb} ${object.slice(lead.length)} ${rest} ${agent.slice(end)}, ${lead}`
    .replace(/ +/g, ' ')
    .trim();
};

const OF =
  /\b([Tt]he|[Aa]n?|[Ii]ts|[Tt]heir) ((?:\p{L}+ ){1,4})of (?:the )?(\p{Lu}[\p{L}’']*(?: (?:of (?:the )?)?\p{Lu}[\p{L}’']*){0,4})/gu;

const AMOUNT = String.raw`(?:[$€£]\d[\d.,]*(?: (?:thousand|million|billion|trillion))?|\d[\d.,]*(?: ?%| per ?cent\b))`;
const OF_AMOUNT = new RegExp(String.raw`\b(\p{Ll}+) of (${AMOUNT})(?! \p{Ll}+s\b)`, 'gu');

/** `the central bank of Norland` as `the Norland central bank`, `a duty of 10 percent` as `a 10 percent duty`. */
export const withoutOf = (text: string): string =>
  text
    .replace(OF_AMOUNT, '$2 $1')
    .replace(OF, '$1 $3 $2')
    .replace(/ +/g, ' ')
    .replace(OF, '$1 $3 $2')
    .replace(/ +/g, ' ');
