import { type Agency, agencies, namesOf } from '#modules/agencies/published';
import { once } from '#kernel/once';
import { sentencesOf } from '#text/sentences/sentences';
import type { Fact, RelatedRecord, TopicRecord } from './record';
import { countOf, dayOf, dollarsOf, yearOf } from './record-figures';
import { namePattern } from './name-pattern';

type Source = Agency['description']['source'];

const addressesOf = ({ url }: Source): readonly string[] => (url === null ? [] : [url]);

const headcount = ({ headcount: of }: Agency): Fact => ({
  field: 'headcount',
  tells: ['amount'],
  told: of && {
    statement: `The agency had ${countOf(of.value)} civilian employees on board on ${dayOf(of.asOf)}, according to ${of.source.name}.`,
    value: '',
    addresses: addressesOf(of.source),
    years: [yearOf(of.asOf)],
  },
});

const annualBudget = ({ annualBudget: of }: Agency): Fact => ({
  field: 'annual_budget',
  tells: ['amount', 'money'],
  told: of && {
    statement: `The annual budget of the agency is ${dollarsOf(of.value)}, according to ${of.source.name}. Basis: ${of.basis}.`,
    value: '',
    addresses: addressesOf(of.source),
    years: [yearOf(of.asOf)],
  },
});

const currentLeader = ({ currentLeader: of }: Agency): Fact => ({
  field: 'current_leader',
  tells: ['person'],
  told: of && {
    statement: `Its leader, as of ${dayOf(of.asOf)}: ${of.value}. Source: ${of.source.name}.`,
    value: of.value,
    addresses: addressesOf(of.source),
    years: [yearOf(of.asOf)],
  },
});

const parent = ({ parent: of }: Agency): readonly Fact[] =>
  of === null
    ? []
    : [
        {
          field: 'parent',
          tells: ['person'],
          told: {
            statement: `It is part of the ${of.displayName}.`,
            value: of.displayName,
            addresses: [],
            years: null,
          },
        },
      ];

const membersOf = ({ slug }: Agency): readonly Agency[] => agencies.filter(({ parent: of }) => of?.slug === slug);

const members = (agency: Agency): readonly Fact[] => {
  const all = membersOf(agency);
  if (all.length === 0) return [];
  const names = all.map(({ displayName }) => displayName).join('; ');
  return [
    {
      field: 'members',
      tells: ['amount', 'person'],
      told: {
        statement: `These ${all.length} agencies of the record are part of the ${agency.displayName}: ${names}.`,
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

/** `Homeland Security`; one word, such as `State` or `Energy`, is as often no agency. */
const spokenNames = (agency: Agency): readonly string[] =>
  namesOf(agency).flatMap((name) => {
    const [, rest] = /^Department of (?:the )?(\S+ [^()]+)$/u.exec(name) ?? [];
    return rest === undefined ? [name] : [name, rest];
  });

const named = once(() =>
  agencies.map((agency) => ({ agency, names: spokenNames(agency).map((name) => namePattern(name)) })),
);

/** What can be asked about an agency. */
export const agencyRecord = (agency: Agency): TopicRecord => ({
  kind: 'agency',
  name: agency.displayName,
  names: spokenNames(agency),
  facts: [headcount(agency), annualBudget(agency), currentLeader(agency), ...parent(agency), ...members(agency)],
  texts: sentencesOf([agency.description.value]).map(({ text }) => ({
    text,
    field: 'description',
    address: agency.description.source.url,
  })),
  members: membersOf(agency).map(related),
  unknown: {},
  namedIn: (text) =>
    named().flatMap(({ agency: other, names }) =>
      other !== agency && names.some((name) => name.test(text)) ? [related(other)] : [],
    ),
});
