import { type Agency, namesOf } from '#modules/agencies/published';
import { sentencesOf } from '#text/sentences/sentences';
import type { Fact, TopicRecord } from './record';
import { countOf, dayOf, dollarsOf, yearOf } from './record-figures';

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

/** What can be asked about an agency. */
export const agencyRecord = (agency: Agency): TopicRecord => ({
  name: agency.displayName,
  names: namesOf(agency),
  facts: [headcount(agency), annualBudget(agency), currentLeader(agency), ...parent(agency)],
  texts: sentencesOf([agency.description.value]).map(({ text }) => ({
    text,
    field: 'description',
    address: agency.description.source.url,
  })),
});
