import { clauseOf, lacksSubject, verbsOf } from './clauses';

/** Claims that together say what a sentence says. */
export type Claims = readonly string[];

/** Between main clauses; none of these says more than that both are true. */
const JOINT = /,? (?:and|while|but|whereas) |; /g;

const PRONOUN = /^(?:it|he|she|they) /i;
const POSSESSIVE = /^(?:its|his|her|their) /i;

const possessive = (subject: string): string => `${subject}${subject.endsWith('s') ? '’' : '’s'} `;

/** The second of two clauses with the subject it shares with the first. */
const completed = (clause: string, subject: string): string => {
  if (lacksSubject(clause)) return `${subject} ${clause}`;
  if (PRONOUN.test(clause)) return clause.replace(PRONOUN, `${subject} `);
  return clause.replace(POSSESSIVE, possessive(subject));
};

/** `The bank cut its rate and opened a branch.` */
const joined = (text: string): readonly Claims[] =>
  [...text.matchAll(JOINT)].flatMap(({ index, 0: joint }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
    const first = clauseOf(before);
    if (first === null) return [];
    // `was convicted and sentenced`
    const [auxiliary] = /^(?:was|were|is|are|has been|have been|will be|will|may)\b/.exec(first.predicate) ?? [];
    const sharesAuxiliary = lacksSubject(after) || /^(?:will|may)$/.test(auxiliary ?? '');
    const seconds = [after, ...(auxiliary !== undefined && sharesAuxiliary ? [`${auxiliary} ${after}`] : [])];
    return seconds
      .map((clause) => completed(clause, first.subject))
      .flatMap((second) => (clauseOf(second) === null ? [] : [[before, second]]));
  });

const RELATIVE = /^(?:who|which|that) (?=\S)/;
const WHOSE = /^whose /;
const APPOSITION = /^(?:an?|the) /i;
const PARTICIPLE = /^(?:\p{Ll}+ed|found|built|made|held|sold|bought|led|known|born|seen|set|run|won|lost) /u;

/** What a phrase after a noun says of it; null if it is neither a relative clause, a participle nor an apposition. */
const saidOf = (noun: string, phrase: string): string | null => {
  if (RELATIVE.test(phrase)) {
    const rest = phrase.replace(RELATIVE, '');
    if (lacksSubject(rest)) return `${noun} ${rest}`;
    // `which the Senate passed on Tuesday`
    const [at] = verbsOf(rest);
    const verb =
      at === undefined
        ? undefined
        : /^(?:(?:has|have|had|will|would|may|is|are|was|were|be|been) )*\S+/.exec(rest.slice(at))?.[0];
    return at === undefined || verb === undefined
      ? null
      : `${rest.slice(0, at)}${verb} ${noun}${rest.slice(at + verb.length)}`;
  }
  if (WHOSE.test(phrase)) return `${possessive(noun)}${phrase.replace(WHOSE, '')}`;
  if (PARTICIPLE.test(phrase)) return `${noun} was ${phrase}`;
  return APPOSITION.test(phrase) ? `${noun} is ${phrase}` : null;
};

const REDUCED =
  /^(?<subject>[^,]+?) (?<phrase>(?:\p{Ll}+ed|found|built|made|held|sold|bought|led|known|set|run) (?:by|in|on|at|for|from|under|to|as|with) .+)$/u;

/** `The coalition announced by the minister in May has grown.` */
const reduced = (text: string): readonly Claims[] => {
  const { subject = '', phrase = '' } = REDUCED.exec(text)?.groups ?? {};
  return verbsOf(phrase).flatMap((at) => {
    const predicate = phrase.slice(at);
    return lacksSubject(predicate) ? [[`${subject} was ${phrase.slice(0, at - 1)}`, `${subject} ${predicate}`]] : [];
  });
};

/** `Hubble, launched in 1990, has …`; `EPS-R, a satellite system, will …`; `the ships that it ordered will …` */
const withPhraseAfterSubject = (text: string): readonly Claims[] => {
  const opening = /^(?<subject>[^,]+?)(?:(?<comma>,) | (?=(?:that|who) ))(?<rest>.+)$/u.exec(text)?.groups;
  if (opening === undefined) return reduced(text);
  const { subject = '', comma, rest = '' } = opening;
  if (clauseOf(`${subject} .`) !== null) return reduced(text);
  const ends = comma === undefined ? verbsOf(rest).map((at) => at - 1) : [...rest.matchAll(/, /g)].map((m) => m.index);
  return [
    ...reduced(text),
    ...ends.flatMap((end) => {
      const said = saidOf(subject, rest.slice(0, end));
      const predicate = rest.slice(end).replace(/^,? /, '');
      return said === null || !lacksSubject(predicate) ? [] : [[said, `${subject} ${predicate}`]];
    }),
  ];
};

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** What a clause at the end may refer to: all that was said, or a noun before it, but none before the last name. */
const antecedents = (main: string): readonly string[] => {
  const words = main.split(' ');
  const name = words.findLastIndex(isName);
  const nouns = words.slice(name + 1).filter((word) => /^\p{Ll}{3,}$/u.test(word));
  if (name === -1) return ['This', ...nouns];
  const from = words.findLastIndex((word, at) => at < name && !isName(word)) + 1;
  return ['This', ...nouns, words.slice(from, name + 1).join(' ')];
};

const END =
  /(?<!\b(?:said|says|announced|found|ruled|confirmed|reported|so)(?: [^,]+)?),? (?=(?:who|which|that|where) )/g;

/** `… cut its rate, which had been 4 percent`; `… in Corvey, where 220 people left their homes` */
const withClauseAtEnd = (text: string): readonly Claims[] =>
  [...text.matchAll(END)].flatMap(({ index, 0: joint }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)];
    if (clauseOf(before) === null) return [];
    return antecedents(before).flatMap((noun) => {
      const said = after.startsWith('where ') ? `${after.slice('where '.length)} in ${noun}` : saidOf(noun, after);
      return said === null ? [] : [[before, said]];
    });
  });

const FROM = /^(?:From|Starting|Beginning|As of) (?<day>[^,]+), (?<rest>.+)$/u;

/** `From September 1, pupils may …`, where another quote says that the rule applies from then. */
const withBeginning = (text: string): readonly Claims[] => {
  const { day = '', rest = '' } = FROM.exec(text)?.groups ?? {};
  return day === '' ? [] : ['applies from', 'takes effect on'].map((verb) => [rest, `This ${verb} ${day}`]);
};

const WHEN =
  /^(?<when>(?:Last|This) (?:\p{Ll}+ )?(?:week|month|year|quarter|season|night)) (?=\p{Lu}|the |an? )(?<rest>.+)$/u;

/** `Last year RB Lease reported …` */
const withTimeLast = (text: string): readonly Claims[] => {
  const { when = '', rest = '' } = WHEN.exec(text)?.groups ?? {};
  return when === '' ? [] : [[`${rest} ${when.charAt(0).toLowerCase()}${when.slice(1)}`]];
};

/** Ways to take a sentence apart into claims. */
export const claimsIn = (sentence: string): readonly Claims[] => {
  const text = sentence.replace(/\.$/, '');
  return [
    ...joined(text),
    ...withPhraseAfterSubject(text),
    ...withClauseAtEnd(text),
    ...withBeginning(text),
    ...withTimeLast(text),
  ];
};
