import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../..');
const guide = readFileSync(join(root, 'docs/how-to/add-a-slice.md'), 'utf8');

/** The slice that the guide adds: its examples that name their file, with their code. */
const slice = [...guide.matchAll(/^```tsx? (\S+)\n([^]+?)^```$/gm)].map(([, file = '', code = '']) => ({ file, code }));
const isForTests = ({ file }: { readonly file: string }): boolean => file.endsWith('.requests.ts');

/** Files that are not there, so that the example is all of them. */
const isWhole = ({ code }: { readonly code: string }): boolean => code.includes('export const');

test('the guide adds a slice in at most 8 files and 90 lines, besides its tests', () => {
  const edited = slice.filter((each) => !isForTests(each));
  const lines = edited.flatMap(({ code }) => code.split('\n').filter((line) => line.trim() !== ''));
  expect({ files: edited.length, lines: lines.length }).toEqual({ files: 8, lines: expect.any(Number) });
  expect(lines.length).toBeLessThanOrEqual(90);
});

test('the examples of its back end compile', () => {
  const examples = new Map(
    slice
      .filter((each) => isWhole(each) && !each.file.startsWith('frontend/'))
      .map(({ file, code }) => [join(root, file), code]),
  );
  expect(examples.size).toBe(6);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [...examples.keys()] },
    ts.sys,
    root,
  );
  const { tsBuildInfoFile: _file, incremental: _incremental, ...rest } = options;
  // The types of Node and Jest, which the examples do not use, take longest.
  const compiled = { ...rest, types: [] };
  const host = ts.createCompilerHost(compiled);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (folder) =>
    [...examples.keys()].some((file) => file.startsWith(`${resolve(folder)}/`)) || directoryExists?.(folder) === true;
  host.fileExists = (file) => examples.has(resolve(file)) || fileExists(file);
  host.readFile = (file) => examples.get(resolve(file)) ?? readFile(file);
  host.getSourceFile = (file, version, ...more) => {
    const code = examples.get(resolve(file));
    return code === undefined ? getSourceFile(file, version, ...more) : ts.createSourceFile(file, code, version, true);
  };
  const program = ts.createProgram([...examples.keys()], compiled, host);
  const faults = [...examples.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
