import { clauseOf, lacksSubject, mayHaveVerb } from '../claims/clauses';
import { cuesIn } from '../words/cues';
import { withCentralBank, withFirstNames, withNamesFor } from './references';

type Reading = (text: string) => string;

/** What a claim may leave out with all that restricts it. */
const ASIDES: readonly RegExp[] = [
  / \((?!\p{Lu}{2,}\))[^()]*\)/gu,
  / [–—] [^–—]+ [–—](?= )/g,
  /,? as well as [^,]+(?=,|\.$)/g,
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

const LEAD = /^(?<lead>(?:By|On|In|After|At|For|With|Following|Within|Under|From|Since) [^,]+), (?<rest>.+)\.$/u;

const withLeadLast: Reading = (text) => {
  const { lead = '', rest = '' } = LEAD.exec(text)?.groups ?? {};
  return lead === '' ? text : `${rest} ${lead}.`;
};

/** `will be opened` as `will open` */
const withoutPassive: Reading = (text) =>
  text.replace(
    /\b(?:be|is|are|was|were|been|being) (reopened|opened|closed|launched|resumed|started|ended|expanded)\b(?! by)/g,
    '$1',
  );

const INSERTED =
  /^(?<before>.+?), (?<inserted>(?:for|in|on|at|by|with|within|under|during|through|from) [^,]+), (?<rest>[^,]+.*)\.$/u;

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
    ? text.replace(/\b(?:its|their)\b/, `${subject.replace(/[’']s?$/, '')}’s`)
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
  withLeadLast,
  withInsertedLast,
  withVoteLast,
  withParticiplesFirst,
  withOwners,
  withReached,
  withoutPassive,
  withInitials,
  withCentralBank,
];

/** What a quote says in other words, read with what else is quoted of its page. */
export const readingsOf = (quote: string, others: readonly string[]): readonly string[] => {
  const named = withNamesFor(withFirstNames(quote, others), others);
  const all = readings.reduce((read, next) => next(read), named);
  return [...new Set([named, relativeClause(named), lastClause(named), ...readings.map((read) => read(named)), all])];
};
