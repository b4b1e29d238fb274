import type { Agency, AgencyInBranch } from './api/executive-branch';

export const branchAgencyFixture = (
  known: Pick<AgencyInBranch, 'slug' | 'name' | 'abbreviation' | 'category' | 'parent'>,
): AgencyInBranch => ({ aliases: [], leader: null, description: `What the ${known.name} does.`, ...known });

const agency = (
  category: AgencyInBranch['category'],
  name: string,
  abbreviation: string,
  parent: string | null = null,
): AgencyInBranch => branchAgencyFixture({ slug: abbreviation.toLowerCase(), name, abbreviation, category, parent });

export const branchFixture: readonly AgencyInBranch[] = [
  agency('executive-office', 'Office of Management and Budget', 'OMB'),
  agency('executive-office', 'National Security Council', 'NSC'),
  agency('cabinet', 'Department of Commerce', 'DOC'),
  agency('sub-agency', 'Bureau of Industry and Security', 'BIS', 'doc'),
  agency('sub-agency', 'United States Census Bureau', 'USCB', 'doc'),
  agency('cabinet', 'Department of Energy', 'DOE'),
  agency('independent', 'National Aeronautics and Space Administration', 'NASA'),
];

/** One that the map leaves out. */
export const offMapFixture = agency('sub-agency', 'National Technical Information Service', 'NTIS', 'doc');

export const agencyFixture: Agency = {
  slug: 'bis',
  name: 'Bureau of Industry and Security',
  abbreviation: 'BIS',
  display_name: 'Bureau of Industry and Security (BIS)',
  category: 'sub-agency',
  parent: { slug: 'doc', name: 'Department of Commerce' },
  description: {
    value: 'Administers export controls.',
    source: { name: 'United States Government Manual', url: 'https://www.govinfo.gov/manual', site: null },
    notes: [{ value: 'Headcount is civilian.', source: { name: 'Written for this record', url: null, site: null } }],
  },
  headcount: {
    value: 2345,
    as_of: '2025-03-31',
    source: { name: 'OPM FedScope', url: null, site: 'https://www.fedscope.opm.gov/' },
  },
  annual_budget: {
    value: 191_000_000,
    as_of: 'FY2025',
    basis: 'Discretionary budget authority',
    source: { name: 'OMB', url: null, site: 'https://www.whitehouse.gov/omb/' },
  },
  current_leader: null,
  nominee: null,
  tracker_description: 'Track what the Bureau of Industry and Security (BIS) decides and does.',
  uid: 'tracker-of-bis',
};
