import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Product, startProduct } from '../support/product';
import { temporaryFolder } from '../support/temporary-folder';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const kept = path.join(root, 'frontend/src/shared/api/schema.d.ts');
const folder = temporaryFolder();

let product: Product;
beforeAll(async () => {
  product = await startProduct(path.join(folder, 'data'));
});
afterAll(() => product.stop());

/** Half of what the generator writes says nothing to a caller: what cannot be given, any header, every failure alike. */
const unsaid = [
  /^ *\w+\?: never;\n/gm,
  /^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm,
  /^ *\/\*\* @description A problem \*\/\n *default: \{\n *content: \{\n.*"Problem"\];\n *\};\n *\};\n/gm,
  /^ *\/\*\* (@description (Done|The file)|@constant|@enum \{string\}) \*\/\n/gm,
  /^ *\* @(constant|enum \{string\})\n/gm,
  /^ *parameters: \{\n *\};\n/gm,
];

const inOneLine = (block: string, before: string, member: string, after: string): string => {
  const line = `${before}{ ${member} }${after}`;
  return line.length <= 120 ? line : block;
};

const shortened = (types: string): string => {
  const shorter = types
    .replace(/^( *\* Format: .*)\n *\* @description /gm, '$1. ')
    .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
    .replace(/\{\n *\}/g, '{}')
    .replace(/^(.*)\{\n *([^\n]*);\n *\}(.*)$/gm, inOneLine);
  return shorter === types ? types : shortened(shorter);
};

const typesOf = async (document: unknown): Promise<string> => {
  const input = path.join(folder, 'openapi.json');
  const output = path.join(folder, 'schema.d.ts');
  await writeFile(input, JSON.stringify(document));
  await run(process.execPath, [path.join(root, 'node_modules/openapi-typescript/bin/cli.js'), input, '-o', output]);
  return shortened(unsaid.reduce((types, part) => types.replace(part, ''), await readFile(output, 'utf8')));
};

/** After changing the API: WRITE_CLIENT_SCHEMA=1 npx jest test/ui/client-schema */
test('the client’s types match the served API', async () => {
  const { body } = await product.signedOut.get('/api/openapi.json');
  const types = await typesOf(body);
  if (process.env.WRITE_CLIENT_SCHEMA === '1') await writeFile(kept, types);
  expect(types).toBe(await readFile(kept, 'utf8'));
});
