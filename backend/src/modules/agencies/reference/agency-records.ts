import { z } from 'zod';
import recorded from './agencies.json';

/** The source of a value. */
export interface DataSource {
  readonly name: string;
  /** The page that shows what is cited; null for text written here, and if no such page is recorded. */
  readonly url: string | null;
  /** The publisher’s site, where only that is recorded: it does not show what is cited. */
  readonly site: string | null;
}

/** A value that was published, and by whom. */
export interface PublishedValue<Value> {
  readonly value: Value;
  readonly source: DataSource;
  /** A day (`2025-03-31`) or a fiscal year (`FY2025`). */
  readonly asOf: string;
}

/** USD a year. Amounts on different bases cannot be compared. */
export interface AnnualBudget extends PublishedValue<number> {
  readonly basis: string;
}

/** Somebody nominated to lead an agency; `asOf` is the day on which that was sent to the Senate. */
export interface Nominee extends PublishedValue<string> {
  /** `Chairman of the Board of Governors`. */
  readonly office: string;
}

export const categories = ['executive-office', 'cabinet', 'sub-agency', 'independent'] as const;
export type AgencyCategory = (typeof categories)[number];

/** A body of the United States federal government. What is not known is null, never 0 and never empty. */
export interface Agency {
  /** Stays the same when it is renamed. */
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  /** The name with its abbreviation: `National Aeronautics and Space Administration (NASA)`. */
  readonly displayName: string;
  readonly aliases: readonly string[];
  readonly category: AgencyCategory;
  /** The department that it is part of. */
  readonly parent: Agency | null;
  readonly isOnMap: boolean;
  readonly description: {
    readonly value: string;
    readonly source: DataSource;
    /** Further sentences, each with its source. */
    readonly notes: readonly { readonly value: string; readonly source: DataSource }[];
  };
  /** Civilian employees on board. */
  readonly headcount: PublishedValue<number> | null;
  readonly annualBudget: AnnualBudget | null;
  /** The leader with the office held; may say that somebody is acting. */
  readonly currentLeader: PublishedValue<string> | null;
  /** Set where it is not known who leads the agency, nor whether the Senate confirmed the nominee. */
  readonly nominee: Nominee | null;
}

const asOf = z.union([z.iso.date(), z.string().regex(/^FY\d{4}$/)]);
const recordedOf = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, source: z.string(), as_of: asOf });

const sentence = z.strictObject({ value: z.string().min(1), source: z.string() });

const file = z.strictObject({
  compiled: z.iso.date(),
  sources: z.array(
    z.strictObject({ id: z.string(), name: z.string(), url: z.url().nullable(), site: z.url().nullable() }),
  ),
  agencies: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      abbreviation: z.string(),
      aliases: z.array(z.string()),
      category: z.enum(categories),
      parent: z.string().nullable(),
      on_map: z.boolean(),
      description: sentence.extend({ notes: z.array(sentence).optional() }),
      headcount: recordedOf(z.int().positive()).nullable(),
      annual_budget: recordedOf(z.int().positive()).extend({ basis: z.string() }).nullable(),
      current_leader: recordedOf(z.string().min(1)).nullable(),
      nominee: recordedOf(z.string().min(1)).extend({ office: z.string() }).optional(),
    }),
  ),
});

const { compiled, sources, agencies: rows } = file.parse(recorded);

/** The day on which the records were put together. */
export const AGENCIES_COMPILED_ON: string = compiled;

const sourceOf = (id: string): DataSource => {
  const found = sources.find((source) => source.id === id);
  if (found === undefined) throw new Error(`agencies.json has no source ${id}.`);
  return { name: found.name, url: found.url, site: found.site };
};

type Row = (typeof rows)[number];

const withSource = <Value>({ value, source, as_of }: { value: Value; source: string; as_of: string }) => ({
  value,
  source: sourceOf(source),
  asOf: as_of,
});

const recordOf = (row: Row, parent: Agency | null): Agency => ({
  slug: row.slug,
  name: row.name,
  abbreviation: row.abbreviation,
  displayName: `${row.name} (${row.abbreviation})`,
  aliases: row.aliases,
  category: row.category,
  parent,
  isOnMap: row.on_map,
  description: {
    value: row.description.value,
    source: sourceOf(row.description.source),
    notes: (row.description.notes ?? []).map(({ value, source }) => ({ value, source: sourceOf(source) })),
  },
  headcount: row.headcount && withSource(row.headcount),
  annualBudget: row.annual_budget && { ...withSource(row.annual_budget), basis: row.annual_budget.basis },
  currentLeader: row.current_leader && withSource(row.current_leader),
  nominee: row.nominee === undefined ? null : { ...withSource(row.nominee), office: row.nominee.office },
});

const bySlug = new Map<string, Agency>();
for (const row of rows) if (row.parent === null) bySlug.set(row.slug, recordOf(row, null));
for (const row of rows) {
  if (row.parent === null) continue;
  const parent = bySlug.get(row.parent);
  if (parent === undefined) throw new Error(`agencies.json has no department ${row.parent}.`);
  bySlug.set(row.slug, recordOf(row, parent));
}

/** All agencies, in the order of the record. */
export const agencies: readonly Agency[] = rows.flatMap(({ slug }) => bySlug.get(slug) ?? []);

const key = (name: string): string => name.trim().replace(/\s+/g, ' ').replace(/^the /i, '').toLowerCase();

const IN_BRACKETS = / \(([^()]+)\)$/;

/** The parts of a name, each of which may be used alone: `Department of War (DOW)`. */
const partsOf = (name: string): readonly string[] => {
  const [bracket, short] = IN_BRACKETS.exec(name) ?? [];
  return bracket === undefined || short === undefined ? [name] : [name, name.slice(0, -bracket.length), short];
};

/** The names of an agency, besides its slug. */
export const namesOfAgency = ({ displayName, aliases }: Agency): readonly string[] =>
  [displayName, ...aliases].flatMap(partsOf);

const byName = new Map<string, Agency>();
for (const agency of agencies)
  for (const name of [...partsOf(agency.displayName), agency.slug]) byName.set(key(name), agency);
// An alias never takes a name from the agency whose own it is.
for (const agency of agencies)
  for (const name of agency.aliases.flatMap(partsOf)) if (!byName.has(key(name))) byName.set(key(name), agency);

/** The agency with a display name, name, abbreviation, alias or slug, in any case. */
export const agencyByName = (name: string): Agency | undefined => byName.get(key(name));

export const agencyOf = (slug: string): Agency | undefined => bySlug.get(slug);
