import { assertNever } from '#kernel/assert-never';
import { lazy } from '#kernel/memoize';
import { type Agency, agencies, namesOfAgency } from '#modules/agencies/published';
import { sentencesOf } from '#text/sentences/sentences';
import { namePattern } from '../name-pattern';
import type { Fact, RelatedRecord, FieldStatement, SubjectRecord } from '../record';
import { countOf, formatAsOf, dollarsOf, yearOfFigure } from './record-figures';

type Source = Agency['description']['source'];

const addressesOf = ({ url }: Source): readonly string[] => (url === null ? [] : [url]);

const headcount = ({ headcount: of }: Agency): Fact => ({
  field: 'headcount',
  kinds: ['amount'],
  statement: of && {
    statement: `The agency had ${countOf(of.value)} civilian employees on board on ${formatAsOf(of.asOf)}, according to ${of.source.name}.`,
    value: '',
    addresses: addressesOf(of.source),
    years: [yearOfFigure(of.asOf)],
  },
});

/** Why the number of employees is unknown, as the description of some agencies says. */
const withoutHeadcount = ({ headcount: known, description }: Agency): SubjectRecord['unknown'] => {
  const said = sentencesOf([description.value]).find(({ text }) => /\bstaffing is not published\b/i.test(text));
  return known !== null || said === undefined ? {} : { headcount: said.text };
};

const annualBudget = ({ annualBudget: of }: Agency): Fact => ({
  field: 'annual_budget',
  kinds: ['amount', 'money'],
  statement: of && {
    statement: `The annual budget of the agency is ${dollarsOf(of.value)}, according to ${of.source.name}. Basis: ${of.basis}.`,
    value: '',
    addresses: addressesOf(of.source),
    years: [yearOfFigure(of.asOf)],
  },
});

const describeLeader = ({ currentLeader: leader, nominee }: Agency): string => {
  if (leader !== null) return `Its leader, as of ${formatAsOf(leader.asOf)}: ${leader.value}.`;
  if (nominee === null) return '';
  return `Its leader is not on record. ${nominee.value} was nominated to be ${nominee.office}; the nomination was sent to the Senate on ${formatAsOf(nominee.asOf)}.`;
};

const currentLeader = (agency: Agency): Fact => {
  const of = agency.currentLeader ?? agency.nominee;
  return {
    field: 'current_leader',
    kinds: ['person'],
    statement: of && {
      statement: `${describeLeader(agency)} Source: ${of.source.name}.`,
      value: of.value,
      addresses: addressesOf(of.source),
      years: [yearOfFigure(of.asOf)],
    },
  };
};

/** What it is part of, or that it is independent. */
const describeStanding = ({ parent: of, category }: Agency): string => {
  if (of !== null) return `It is part of the ${of.displayName}.`;
  switch (category) {
    case 'executive-office':
      return 'It is on record as part of the Executive Office of the President, and of no department.';
    case 'cabinet':
      return 'It is on record as a Cabinet department itself, and as part of no other.';
    case 'independent':
    case 'sub-agency':
      return 'It is on record as an independent agency, and as part of no department.';
    default:
      return assertNever(category);
  }
};

const standing = (agency: Agency): FieldStatement => ({
  statement: describeStanding(agency),
  value: agency.parent?.displayName ?? '',
  addresses: [],
  years: null,
});

const parent = (agency: Agency): readonly Fact[] =>
  agency.parent === null ? [] : [{ field: 'parent', kinds: ['person'], statement: standing(agency) }];

const membersOf = ({ slug }: Agency): readonly Agency[] => agencies.filter(({ parent: of }) => of?.slug === slug);

const members = (agency: Agency): readonly Fact[] => {
  const all = membersOf(agency);
  if (all.length === 0) return [];
  const names = all.map(({ displayName }) => displayName).join('; ');
  return [
    {
      field: 'members',
      kinds: ['amount', 'person'],
      statement: {
        statement: `These ${all.length} agencies on record are part of the ${agency.displayName}: ${names}.`,
        value: '',
        addresses: [],
        years: null,
      },
    },
  ];
};

const related = (agency: Agency): RelatedRecord => ({
  reference: agency.slug,
  name: agency.displayName,
  values: {
    ...(agency.headcount && { headcount: { value: agency.headcount.value, measure: agency.headcount.asOf } }),
    ...(agency.annualBudget && {
      annual_budget: { value: agency.annualBudget.value, measure: agency.annualBudget.basis },
    }),
  },
  record: () => agencyRecord(agency),
});

/** The words that people omit from a name: `Department of Homeland Security`, `National Park Service`. */
const UNSPOKEN = /^(?:Department of (?:the )?|(?:National|Federal|United States|U\.S\.) (?=\S+ ))(\S+ [^()]+)$/u;

/** Names as people say them, too: `Homeland Security`. Single words such as `State` or `Energy` are too ambiguous. */
const spokenNames = (agency: Agency): readonly string[] =>
  namesOfAgency(agency).flatMap((name) => {
    const [, rest] = UNSPOKEN.exec(name) ?? [];
    return rest === undefined ? [name] : [name, rest];
  });

/** The words that distinguish departments, such as `Interior`, at the beginning of a text. */
const departments = lazy(() => {
  const names = agencies.flatMap(({ name }) => /^Department of (?:the )?(.+)$/u.exec(name)?.[1] ?? []);
  return new RegExp(String.raw`^(?:department (?:of )?(?:the )?)?(?:${names.join('|')})(?!\p{L})`, 'iu');
});

/** A name in lower case, and a pattern for it as whole words. */
interface NamedAs {
  readonly inSmall: string;
  readonly pattern: RegExp;
}

const mentioned = lazy((): readonly { readonly agency: Agency; readonly names: readonly NamedAs[] }[] =>
  agencies.map((agency) => ({
    agency,
    names: spokenNames(agency).map((name) => ({ inSmall: name.toLowerCase(), pattern: namePattern(name) })),
  })),
);

export const agencyRecord = (agency: Agency): SubjectRecord => ({
  kind: 'agency',
  name: agency.displayName,
  names: spokenNames(agency),
  facts: [headcount(agency), annualBudget(agency), currentLeader(agency), ...parent(agency), ...members(agency)],
  texts: [agency.description, ...agency.description.notes].flatMap(({ value, source }) =>
    sentencesOf([value]).map(({ text }) => ({ text, field: 'description' as const, address: source.url })),
  ),
  news: [],
  now: null,
  address: `/exec?agency=${agency.slug}`,
  standing: standing(agency),
  union: [],
  members: membersOf(agency).map(related),
  unknown: withoutHeadcount(agency),
  departmentIn: (text) => departments().test(text),
  relatedIn: (text) => {
    const inSmall = text.toLowerCase();
    // Most of the thousand names do not occur; the lower-case search finds that sooner than the patterns.
    const isIn = (name: NamedAs): boolean => inSmall.includes(name.inSmall) && name.pattern.test(text);
    return mentioned().flatMap(({ agency: other, names }) =>
      other !== agency && names.some(isIn) ? [related(other)] : [],
    );
  },
});
