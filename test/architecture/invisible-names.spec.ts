import type { Projection } from '#kernel/projection';
import { goldenEvents } from '../support/golden-events';
import { eventCategories } from '../support/log/event-categories';
import { everyProjection } from '../support/read-models/every-projection';
import { recorded } from '../support/read-models/projected';

const TURNED = '\u202eFerries of Arlen\u3164';

/** What people and pages name, in events. */
const NAMES = new Set([
  'name',
  'title',
  'publisher',
  'description',
  'firstName',
  'lastName',
  'orgName',
  'questionText',
]);

/** Lists of what is named by rule: inputs in lower case, digits and underscores, and who was asked by host or provider. */
const OTHERWISE_NAMED = new Set(['inputs', 'asked']);

/** These keep sources as they were read, and show them by `quotedView` and its like. */
const OF_SOURCES = new Set([
  'act-links',
  'claims',
  'key-facts',
  'overviews',
  'run-documents',
  'tracker-states',
  'updates',
]);

const turnedValue = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return NAMES.has(name) ? TURNED : value;
  if (Array.isArray(value))
    return OTHERWISE_NAMED.has(name) ? value : value.map((each: unknown) => turnedValue('', each));
  return typeof value === 'object' && value !== null ? turned(value) : value;
};

const turned = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, turnedValue(name, value)]));

/** The writes for each event that a model follows, as such events are written today. */
const writesOf = ({ categories, project }: Projection): readonly string[] =>
  eventCategories
    .filter(({ category }) => categories.includes(category))
    .flatMap(({ schemas }) => schemas)
    .flatMap(({ type, version }) => goldenEvents.get(`${type}.v${version}.json`) ?? [])
    .map(({ type, data }) => JSON.stringify(project(recorded({ type, data: { ...data, ...turned(data) } }, 1))));

test.each(everyProjection.filter(({ name }) => !OF_SOURCES.has(name)).map((model) => [model.name, model] as const))(
  '%s shows nothing unseen of the names that are recorded',
  (_name, model) => {
    expect(writesOf(model)).not.toContainEqual(expect.stringMatching(/[\u202e\u3164]/));
  },
);
