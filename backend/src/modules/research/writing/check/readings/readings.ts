import { clauseOf, lacksSubject, mayHaveVerb } from '../claims/clauses';
import { cuesIn } from '../words/cues';
import { withCentralBank, withFirstNames, withNamesFor, withOwnNumber, withSubjectFor } from './references';

type Reading = (text: string) => string;

/** What a claim may leave out with all that restricts it. */
const ASIDES: readonly RegExp[] = [
  / \((?!\p{Lu}{2,}\))[^()]*\)/gu,
  / [–—] [^–—]+ [–—](?= )/g,
  /,? as well as [^,]+(?=,|\.$)/g,
  /, (?:which|who) [^,;]+,(?= (?:is|are|was|were|has|have|had|will|would|may|might|can|could|must|shall|should) )/g,
];

/** Whether something left out restricts what remains. */
const restricts = (aside: string): boolean =>
  cuesIn(aside).some(({ cue }) => cue === 'exception' || cue === 'condition' || cue === 'negation');

const withoutAsides: Reading = (text) =>
  ASIDES.reduce((read, aside) => read.replace(aside, (found) => (restricts(found) ? found : '')), text);

/** `The bank will close, and its deputy will take charge.` A condition after a comma may apply to both clauses. */
const withoutLastClause: Reading = (text) => {
  const joint = [
    ...text.matchAll(/, (?:and|but|while) | and (?=(?:will|may|might|is|are|was|were|has|have|had) )/g),
  ].find(({ index, 0: words }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + words.length)];
    return (
      clauseOf(before) !== null &&
      (lacksSubject(after) || clauseOf(after) !== null) &&
      !/[“”"]|\b(?:said|says|told|say|according)\b/.test(after) &&
      !/^(?:not|only)\b|, (?:if|unless|except|provided|subject to|but not)\b/.test(after)
    );
  });
  return joint === undefined ? text : `${text.slice(0, joint.index)}.`;
};

const LIMITS =
  /\b(?:if|unless|until (?:they|it|he|she)|except\w*|exempt\w*|excluding|provided|subject to|not|no|only|other than|but|however)\b/i;

/** `The firm hopes to reopen; fishing is banned` as `The firm hopes to reopen` */
const firstClause: Reading = (text) => {
  const [, before = '', after = ''] = /^([^;“”"]+); ([^;“”"]+)$/u.exec(text) ?? [];
  const isOwn = clauseOf(before) !== null && clauseOf(after) !== null && !lacksSubject(after);
  return isOwn && !LIMITS.test(after) ? `${before}.` : text;
};

const LEAD =
  /^(?<lead>(?:By|On|In|After|Amid|At|Before|Despite|During|For|Last|Once|This|Throughout|Until|When|With|Following|Within|Under|From|Since) [^,]+(?:, \d{4})?), (?<rest>.+)\.$/u;

const leadLast = (text: string, asLast: (lead: string) => string): string => {
  const { lead = '', rest = '' } = LEAD.exec(text)?.groups ?? {};
  return lead === '' ? text : `${rest} ${asLast(lead)}.`;
};

const withLeadLast: Reading = (text) => leadLast(text, (lead) => lead);

/** `Until the dam is repaired, …` as `… until the dam is repaired`, which is then read as a clause. */
const withClauseLast: Reading = (text) => leadLast(text, (lead) => `${lead.charAt(0).toLowerCase()}${lead.slice(1)}`);

/** `Dockers returned to work after agreeing to a rise` as `Dockers agreeing to a rise`; of a passive, somebody else does it. */
const afterParticiple: Reading = (text) => {
  const [, before = '', act = ''] = /^([^,;“”]+?),? after ((?!being|having)\p{Ll}{3,}ing [^;“”]+)$/u.exec(text) ?? [];
  const { subject = '', predicate = '' } = clauseOf(before) ?? {};
  const isPassive = /^(?:is|are|was|were|has been|have been|had been|will be)\b/.test(predicate);
  return subject === '' || isPassive ? text : `${subject} ${act}`;
};

/** `will be opened` as `will open` */
const withoutPassive: Reading = (text) =>
  text.replace(
    /\b(?:be|is|are|was|were|been|being) (reopened|opened|closed|launched|resumed|started|ended|expanded)\b(?! by)/g,
    '$1',
  );

const INSERTED =
  /^(?<before>.+?), (?<inserted>(?:for|in|on|at|by|with|within|under|during|through|from|\p{Ll}{3,}ing) [^,]+), (?<rest>[^,]+.*)\.$/u;

/** `imposes, for 150 days, a duty` as `imposes a duty for 150 days`. */
const withInsertedLast: Reading = (text) => {
  const { before = '', inserted = '', rest = '' } = INSERTED.exec(text)?.groups ?? {};
  return before === '' ? text : `${before} ${rest} ${inserted}.`;
};

/** `children who had not been vaccinated` as `not vaccinated children` */
const withParticiplesFirst: Reading = (text) =>
  text.replace(
    /\b(\p{Ll}+) (?:who|that|which) (?:had|have|has|were|was|are|is) (not )?(?:been )?(\p{Ll}+ed)\b(?! by)/gu,
    (_, noun: string, negation: string | undefined, participle: string) => `${negation ?? ''}${participle} ${noun}`,
  );

/** `the association elected her as its chair` as `… as the association’s chair` */
const withOwners: Reading = (text) => {
  const subject = clauseOf(text)?.subject.split(', ').at(-1) ?? '';
  return /^(?:the )?[\p{L}’' -]+$/iu.test(subject) && !/\b(?:and|it|they|he|she)\b/.test(subject)
    ? text.replace(/(?<!\bof )\b(?:its|their)\b/, `${subject.replace(/[’']s?$/, '')}’s`)
    : text;
};

/** `rose to 5 metres` as `reached 5 metres` */
const withReached: Reading = (text) =>
  text.replace(/\b(?:rose|climbed|grew|increased|fell|dropped|declined|decreased) to (?=[$€£]?\d)/g, 'reached ');

/** `…, a spokesman said; the harbour is closed` as `the harbour is closed` */
const lastClause: Reading = (text) => {
  const [, before = '', after = ''] = /^(.+?)(?:; |, and )(?!\p{Ll}+ed )(.+)$/u.exec(text) ?? [];
  const isOwn = clauseOf(after) !== null && !lacksSubject(after) && mayHaveVerb(before);
  const isSaid = /\b(?:said|says|told|according)\b(?!$)|[“”"]|\b(?:that|if|unless|until|when)\b/i.test(before);
  return isOwn && !isSaid ? after : text;
};

/** `rejected by 88 votes to 79 a bill` as `rejected a bill by 88 votes to 79` */
const withVoteLast: Reading = (text) => text.replace(/ (by \d+ (?:votes )?to \d+) (.+)\.$/, ' $2 $1.');

/** `, of which the state pays half` as `, half of which the state pays` */
const withShareFirst: Reading = (text) =>
  text.replace(
    /\b(of which|of whom) ([^,]+?) (half|a (?:third|quarter|fifth|tenth)|(?:two|three) (?:thirds|quarters|fifths))(?=[,.;]|$)/gu,
    '$3 $1 $2',
  );

/** `“The deal is a mistake,” Ms Roe told reporters` as `Ms Roe called the deal “a mistake” reporters` */
const withCalled: Reading = (text) =>
  text.replace(
    /^“(?<thing>(?:The|This|That|Its|Their) [^“”,]{2,60}?) (?:is|was) (?<what>(?:an?|the) [^“”]+?)[,.]” (?:(?:said|says) (?<other>(?:\p{Lu}[\p{L}.’-]* ?)+)|(?<who>[^“”,]+?) (?:said|says|told)\b)/u,
    (_, thing: string, what: string, after: string | undefined, before: string | undefined) =>
      `${(after ?? before ?? '').trim()} called ${thing.charAt(0).toLowerCase()}${thing.slice(1)} “${what}”`,
  );

/** `fell to 96 from 131` as `fell from 131 to 96` */
const withFromFirst: Reading = (text) =>
  text.replace(
    / (to [$€£]?[\d.,]*\d(?: ?%| (?!from)\p{Ll}+){0,2}?) (from [$€£]?\d(?:[\d.,]*\d)?(?: ?%| per ?cent| (?:thousand|million|billion|trillion))?)(?= |[,.;]|$)/gu,
    ' $2 $1',
  );

/** `bags of rice sold under the Sunfield brand` as `bags of Sunfield rice` */
const withBrandFirst: Reading = (text) =>
  text.replace(
    /(?<= of )((?:\p{Ll}+ ){1,3})sold under the ((?:\p{Lu}[\p{L}’-]* )+)(?:brand|label|name)\b/gu,
    (_, thing: string, brand: string) => `${brand}${thing.trim()}`,
  );

/** `was able to reach` as `reach` */
const withAbility: Reading = (text) => text.replace(/\b(?:was|were) able to (?=\p{Ll}{3,} )/gu, '');

const RELATIVE = /(?<name>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*), (?:which|who) (?<rest>[^,]+?)(?:,|\.?$)/u;

/** `sued Lusk, which has appealed` as `Lusk has appealed` */
const relativeClause: Reading = (text) => {
  const { name = '', rest = '' } = RELATIVE.exec(text)?.groups ?? {};
  return lacksSubject(rest) ? `${name} ${rest}.` : text;
};

const WORDY_NAME =
  /\b(?!The )(?:\p{Lu}\p{Ll}+ (?:of |for |and |the )*){2,}\p{Lu}\p{Ll}+(?!\p{L}| \(| (?:(?:of|for|and|the) )*\p{Lu})/gu;

/** `Federal Aviation Administration (FAA)` */
const withInitials = (text: string): string =>
  text.replace(WORDY_NAME, (name) => `${name} (${(name.match(/\p{Lu}/gu) ?? []).join('')})`);

const readings: readonly Reading[] = [
  withoutAsides,
  withoutLastClause,
  firstClause,
  withLeadLast,
  withClauseLast,
  withInsertedLast,
  withVoteLast,
  withParticiplesFirst,
  withOwners,
  withReached,
  withoutPassive,
  withShareFirst,
  withCalled,
  withFromFirst,
  withAbility,
  withBrandFirst,
  withInitials,
  withCentralBank,
];

/** What a quote says in other words, read with what else is quoted of its page. */
export const readingsOf = (quote: string, others: readonly string[], title: string): readonly string[] => {
  const named = withOwnNumber(withSubjectFor(withNamesFor(withFirstNames(quote, others), others), others), title);
  const all = readings.reduce((read, next) => next(read), named);
  return [
    ...new Set([
      named,
      relativeClause(named),
      lastClause(named),
      afterParticiple(named),
      ...readings.map((read) => read(named)),
      all,
    ]),
  ];
};
