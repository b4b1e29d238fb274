import { z } from 'zod';
import { problemCodes } from '#platform/http/answers/problem';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

const responseSchema = z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })).optional() });
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), responseSchema) }))),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const folder = temporaryFolder();
let product: Product;
let document: z.infer<typeof documentSchema>;
let text: string;

beforeAll(async () => {
  product = await startProduct(folder);
  const { body } = await product.signedOut.get('/api/openapi.json');
  document = documentSchema.parse(body);
  text = JSON.stringify(body);
});
afterAll(() => product.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ name: `${method.toUpperCase()} ${path}`, responses })),
  );

test('the document is OpenAPI 3.1', () => expect(document.openapi).toMatch(/^3\.1\./));

test('every route declares a response schema or an empty response', () => {
  const silent = operations().filter(({ responses }) => {
    const { default: _problem, ...answers } = responses;
    const told = Object.entries(answers).map(([status, { content }]) =>
      ['204', '302', '304', '416'].includes(status) ? content === undefined : content !== undefined,
    );
    return told.length === 0 || told.includes(false);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(operations().length).toBeGreaterThan(30);
});

test('every route declares problems as its other responses, with all codes', () => {
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  for (const { responses } of operations()) expect(responses.default?.content).toEqual(problem);
  expect(document.components.schemas.Problem).toMatchObject({
    properties: { code: { enum: expect.arrayContaining([...problemCodes, 'MAX_TRACKERS_REACHED']) } },
  });
});

test('every reference resolves to a schema', () => {
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(text).not.toContain('$defs');
});

// Newer releases of zod write a list of types, which client generators turn into arrays.
test('nullable values are described as one of two schemas, never as a list of types', () => {
  expect(document.components.schemas.User).toMatchObject({
    properties: { first_name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  });
  expect(text).not.toContain('"type":[');
});
