import { monthName, weekdayName } from '../../../pipeline/languages/english/calendar';
const AGENT_END = /,| by (?=\d)| (?:for|on|in|after|at|over|following|as|earlier|last|this|today|yesterday)\b/;

const PARTICIPLE = String.raw`(?!back\b|not\b)\p{Ll}+(?:ed|en|own|ought|aught|old|aid|ent|id|ut|et|un|ung|unk|ade|eld|elt|ost|on|ck|ound|uilt|eft|ept|ot)`;
const NO_AGENT = String.raw`the end|next|then|\p{Ll}+ing\b|${monthName}|${weekdayName}`;

const BY = new RegExp(
  String.raw`^(?<object>.*?)\b(?:was|were|is|are|been|being|be) (?:\p{Ll}+ly )?(?<verb>${PARTICIPLE})\b(?<rest>.*?)\bby (?!\d|${NO_AGENT})(?<agent>.+)$`,
  'u',
);

/** What separates clauses, kept by splitting. */
const CLAUSES =
  /(, (?:and|but|while|which|whereas) | and (?=(?:will|is|are|was|were|has|have|had|may|be) )|; | (?:after|because|until|unless|if|when|before|although|though) |(?<=\b(?:said|found|ruled|announced|confirmed|reported|told \S+|so)) that )/;

/** `By 61 votes to 38, `, which may come last as well. */
const LEAD = /^(?:By|On|In|After|At|For|With|Following) [^,]+, (?:\p{Lu}\p{L}+, )?/u;

/** `Until the dam is repaired, ` */
const SUBORDINATE = /^(?:After|Although|Because|Before|If|Once|Though|Unless|Until|When|While) [^,]+, /u;

/** `The bill was approved on Monday`, with nobody named who did it. */
const ALONE = new RegExp(
  String.raw`^(?<object>.*?)\b(?:was|were|is|are|been|be) (?:\p{Ll}+ly )?(?<verb>${PARTICIPLE})\b(?<rest>.*)$`,
  'u',
);

/** `The minister said in Harlow that` */
const SAID = /^[^,]+? (?:said|says|announced|confirmed|reported|told)(?: [^,]+?)? that /;

/** `… in children who had not been vaccinated`: the passive is not the sentence’s own. */
const IN_RELATIVE_CLAUSE = /\S (?:who|which|that) (?:\p{L}+ ){0,3}$/u;

/**
 * A passive sentence in the active voice, so that who does what to whom shows in the order of its words: `The bill was
 * approved by the Senate on Monday` as `the Senate approved The bill on Monday`, `The bill was approved` as `approved The
 * bill`. Any other sentence as it is.
 */
export const inActiveVoice = (text: string): string => {
  const [said = ''] = SAID.exec(text) ?? SUBORDINATE.exec(text) ?? [];
  return said + text.slice(said.length).split(CLAUSES).map(activeClause).join('');
};

const activeClause = (text: string): string => {
  const { object = '', verb = '', rest = '', agent = '' } = BY.exec(text)?.groups ?? ALONE.exec(text)?.groups ?? {};
  if (verb === '' || IN_RELATIVE_CLAUSE.test(object)) return text;
  const [lead = ''] = LEAD.exec(object) ?? [];
  const end = AGENT_END.exec(agent)?.index ?? agent.length;
  return `${agent.slice(0, end)} ${verb} ${object.slice(lead.length)} ${rest} ${agent.slice(end)}, ${lead}`
    .replace(/ +/g, ' ')
    .trim();
};
