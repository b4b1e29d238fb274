import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../..');
const guide = readFileSync(join(root, 'docs/how-to/add-a-slice.md'), 'utf8');

/** The slice that the guide adds: its examples that name their file, with their code. */
const slice = [...guide.matchAll(/^```tsx? (\S+)\n([^]+?)^```$/gm)].map(([, file = '', code = '']) => ({ file, code }));
const isForTests = ({ file }: { readonly file: string }): boolean => file.endsWith('.requests.ts');

/** Files that are not there, so that the example is all of them. */
const whole = slice.filter(({ code }) => code.includes('export const'));
const isOfPage = ({ file }: { readonly file: string }): boolean => file.startsWith('frontend/');

/** What `WRITE_CLIENT_SCHEMA` adds for the slice's routes. */
const clientTypes = {
  file: 'frontend/src/shared/api/reading-list.ts',
  code: `
    import type {} from './schema';

    interface Answering<Body> {
      responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Body } } };
    }
    interface Sent<Body> {
      requestBody: { content: { 'application/json': Body } };
    }
    declare module './schema' {
      interface paths {
        '/api/topics/reading-list': {
          get: Answering<{ urls: string[] }>;
          post: Answering<Record<string, never>> & Sent<{ url: string }>;
        };
      }
    }`,
};

/** What the compiler finds in examples, which it is told are files. */
const faultsIn = (configFile: string, examples: typeof slice): readonly string[] => {
  const files = new Map(examples.map(({ file, code }) => [join(root, file), code]));
  const { config } = ts.readConfigFile(join(root, configFile), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [...files.keys()] },
    ts.sys,
    resolve(root, configFile, '..'),
  );
  const { tsBuildInfoFile: _file, incremental: _incremental, ...rest } = options;
  // The types of Node and Jest, which the examples do not use, take longest.
  const compiled = { ...rest, types: [] };
  const host = ts.createCompilerHost(compiled);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (folder) =>
    [...files.keys()].some((file) => file.startsWith(`${resolve(folder)}/`)) || directoryExists?.(folder) === true;
  host.fileExists = (file) => files.has(resolve(file)) || fileExists(file);
  host.readFile = (file) => files.get(resolve(file)) ?? readFile(file);
  host.getSourceFile = (file, version, ...more) => {
    const code = files.get(resolve(file));
    return code === undefined ? getSourceFile(file, version, ...more) : ts.createSourceFile(file, code, version, true);
  };
  const program = ts.createProgram([...files.keys()], compiled, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
};

test('the guide adds a slice in at most 8 files and 90 lines, besides its tests', () => {
  const edited = slice.filter((each) => !isForTests(each));
  const lines = edited.flatMap(({ code }) => code.split('\n').filter((line) => line.trim() !== ''));
  expect({ files: edited.length, lines: lines.length }).toEqual({ files: 8, lines: expect.any(Number) });
  expect(lines.length).toBeLessThanOrEqual(90);
});

test('the examples of its back end compile', () => {
  const examples = whole.filter((each) => !isOfPage(each));
  expect(examples).toHaveLength(6);
  expect(faultsIn('tsconfig.json', examples)).toEqual([]);
});

test('the page of the guide compiles', () => {
  const examples = whole.filter(isOfPage);
  expect(examples).toHaveLength(1);
  expect(faultsIn('frontend/tsconfig.json', [...examples, clientTypes])).toEqual([]);
});
