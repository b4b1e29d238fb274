import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Changes } from '#kernel/projection';
import { platformSettings } from '#platform/config/config';
import { Problem, problemCodes } from '#platform/http/answers/problem';
import { changedDocument } from '#platform/read-store/changes';
import { parseFilter } from '#platform/read-store/filter';
import type { Filter } from '#platform/read-store/read-store';
import { areas } from '../../backend/src/areas';
import { areaSettings } from '../../backend/src/settings';
import { accessTables } from '../journeys/security/access-table';
import { nameOfAnswer } from '../support/conversations/answer-names';
import { type DeclaredRoute, declaredRoutes } from '../support/declared-routes';
import { eventCategories } from '../support/log/event-categories';
import { eventDocComments } from '../support/log/event-doc-comments';
import { type Product, startProduct } from '../support/product';
import { type ReferenceTable, unexplained, withPlaceFor, withTable, withoutPadding } from '../support/reference-table';
import { temporaryFolder } from '../support/temporary-folder';

const root = join(__dirname, '../..');
const UPDATE_OPERATORS: readonly string[] = Object.keys({
  $set: {},
  $unset: {},
  $inc: {},
  $min: {},
  $addToSet: {},
  $push: {},
  $pull: {},
} satisfies Required<Changes>);

const golden = z.object({ data: z.record(z.string(), z.unknown()) });
const code = (text: string): string => `\`${text}\``;

/** After changing what is described: WRITE_REFERENCE=1 npx jest test/architecture/reference, then fill in what is new. */
const expectUpToDate = (name: string, tables: readonly ReferenceTable[]): void => {
  const file = join(root, 'docs/reference', name);
  const isWritten = process.env.WRITE_REFERENCE === '1';
  const page = readFileSync(file, 'utf8');
  const kept = isWritten ? tables.reduce(withPlaceFor, page) : page;
  const wanted = tables.reduce(withTable, kept);
  if (isWritten) {
    writeFileSync(file, wanted);
    execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--write', file]);
  }
  expect(withoutPadding(readFileSync(file, 'utf8'))).toBe(withoutPadding(wanted));
  expect(tables.flatMap((table) => unexplained(wanted, table))).toEqual([]);
  const marks = [...wanted.matchAll(/<!-- table (\S+) -->/g)].map(([, mark]) => mark);
  expect(marks.sort()).toEqual(tables.map(({ name }) => name).sort());
};

describe('configuration.md', () => {
  /** Groups of `.env.example`, separated by empty lines. */
  const groups = (): readonly (readonly string[])[] =>
    readFileSync(join(root, '.env.example'), 'utf8')
      .split('\n\n')
      .map((group) => [...group.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name))
      .filter((group) => group.length > 0);

  const shown = (value: unknown): string => {
    if (Array.isArray(value)) return code(value.join(','));
    return typeof value === 'string' || typeof value === 'number' ? code(String(value)) : '–';
  };

  test('lists every variable with its default, expected value and example', () => {
    const variables = [platformSettings, ...areaSettings].flatMap((each) => each.describe());
    expect(groups().flat().sort()).toEqual(variables.map(({ name }) => name).sort());
    const tables = groups().map((group): ReferenceTable => {
      const described = group.flatMap((name) => variables.filter((each) => each.name === name));
      const rows = described.map(({ name, expected, example, meaning, ...variable }) => {
        const quoted = example.includes('`') ? example : code(example);
        return { key: code(name), facts: [shown(variable.default), expected, quoted], meaning };
      });
      return { name: group[0] ?? '', header: ['variable', 'default', 'expected', 'example', 'meaning'], rows };
    });
    expectUpToDate('configuration.md', tables);
  });
});

describe('events.md', () => {
  const folder = join(root, 'test/fixtures/events');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const fieldsOf = (type: string, version: number): readonly string[] => {
    const file = files.find((name) => name.endsWith(`/${type}.v${version}.json`)) ?? `${type}.v${version}.json`;
    return Object.keys(golden.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).data);
  };

  const deciders = readdirSync(join(root, 'backend/src/modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.decider.ts'))
    .map((file) => readFileSync(join(root, 'backend/src/modules', file), 'utf8'));
  /** From the comment of its decider: the stream's name, and after a colon what it is for. */
  const introductionOf = (category: string): string => {
    const comment = new RegExp(`/\\*\\* (\`${category}-[^\`]+\`)(?:: ([^*]+))? \\*/`);
    const [, name = `\`${category}\``, text = ''] =
      deciders.map((code) => comment.exec(code)).find((found) => found !== null) ?? [];
    return `## ${name}\n\n${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  };

  test('lists every event by stream with its fields, personal fields and doc comment', () => {
    const meanings = eventDocComments(join(root, 'backend/src/events'));
    const tables = eventCategories.map(({ category, schemas }): ReferenceTable => {
      const rows = schemas.map(({ type, version, personal }) => ({
        key: code(type),
        facts: [
          String(version),
          fieldsOf(type, version).map(code).join(', '),
          (personal?.fields ?? []).map(code).join(', ') || '–',
        ],
        meaning: meanings.get(type) ?? '',
      }));
      const introduction = introductionOf(category);
      return { name: category, introduction, header: ['event', 'version', 'data', 'personal', 'what happened'], rows };
    });
    expectUpToDate('events.md', tables);
  });

  test('says of each stream what its id is, and what it is for', () => {
    const page = readFileSync(join(root, 'docs/reference/events.md'), 'utf8');
    const isExplained = (category: string): boolean =>
      new RegExp(`^## \`${category}-[^\`]+\`\n\n(?!<!--)[^]+?<!-- table ${category} -->`, 'm').test(page);
    const silent = eventCategories.filter(({ category }) => !isExplained(category));
    expect(silent.map(({ category }) => category)).toEqual([]);
  });
});

describe('api.md', () => {
  const folder = temporaryFolder();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(folder);
  });
  afterAll(() => product.stop());

  const described = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.object({ summary: z.string() }))),
  });
  const summaryOf = ({ paths }: z.infer<typeof described>, { path, method }: DeclaredRoute): { meaning?: string } => {
    const summary = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.summary;
    return summary === undefined ? {} : { meaning: summary };
  };
  const areaOf = ({ path }: DeclaredRoute): string => /^\/api\/(\w+)\//.exec(path)?.[1] ?? 'others';
  const answersOf = ({ answers }: DeclaredRoute): string =>
    Object.entries(answers)
      .map(([status, schema]) =>
        schema === null || schema === undefined ? status : `${status} ${nameOfAnswer(schema)}`,
      )
      .join(', ');

  test('lists every route with its access, responses and summary, and every problem code', async () => {
    const { body: document } = await product.signedOut.get('/api/openapi.json');
    const openApi = described.parse(document);
    const routes = declaredRoutes(product.app).toSorted(
      (one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method),
    );
    const codes: ReferenceTable = {
      name: 'problems',
      header: ['code', 'status', 'title', 'meaning'],
      rows: [...problemCodes, ...areas.flatMap(({ refusals }) => refusals)].map((declared) => {
        const { code: problem, status, title } = new Problem(declared, '');
        return { key: code(problem), facts: [String(status), title] };
      }),
    };
    const sections = ['common', 'topics', 'admin', 'others'].map((area): ReferenceTable => ({
      name: area,
      header: ['route', 'access', 'answers', 'what it is for'],
      rows: routes
        .filter((route) => areaOf(route) === area)
        .map((route) => ({
          key: code(`${route.method.toUpperCase()} ${route.path}`),
          facts: [route.access ?? '', answersOf(route) || '–'],
          ...summaryOf(openApi, route),
        })),
    }));
    expectUpToDate('api.md', [codes, ...sections]);
  });
});

describe('access.md', () => {
  test('lists every route with what each kind of caller may do', () =>
    expectUpToDate('access.md', accessTables(['admin', 'common', 'topics', 'others'])));
});

describe('read-store.md', () => {
  const page = readFileSync(join(root, 'docs/reference/read-store.md'), 'utf8');
  const examples = [...page.matchAll(/`(\{"[^`]+\})` *\|$/gm)].map(([, example = '']): object => JSON.parse(example));
  const isChange = (example: object): boolean => Object.keys(example).some((key) => UPDATE_OPERATORS.includes(key));
  const documentNow = () => ({ tags: { trade: 'Trade' }, count: 1, list: ['a'], told_at: '2026-01-01' });

  test('the read store accepts every filter in it', () => {
    const filters = examples.filter((example) => !isChange(example));
    expect(filters).toHaveLength(9);
    for (const filter of filters) expect(() => parseFilter(filter as Filter)).not.toThrow();
  });

  test('the read store accepts every change in it', () => {
    const changes = examples.filter(isChange);
    expect(changes).toHaveLength(7);
    for (const each of changes) expect(() => changedDocument(documentNow(), each)).not.toThrow();
  });

  test('lists every update operator', () => {
    for (const operator of UPDATE_OPERATORS) expect(page).toContain(`\`${operator}\``);
  });
});
