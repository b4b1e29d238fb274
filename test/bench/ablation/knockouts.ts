import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** A change of a file's text: what stands from `start` to `end` gives way to `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of the engine made to find nothing: `ranking/cues.ts`, or one of its lists, `ranking/cues.ts: VERBS`. */
export interface Knockout {
  readonly name: string;
  readonly file: string;
  /** Lines of code that go if the part does, without its tests. */
  readonly lines: number;
  readonly edits: readonly Edit[];
}

const ROOT = resolve(__dirname, '../../..');
const SOURCES = resolve(ROOT, 'backend/src');
const FOLDERS = ['text', 'engine', 'modules/research/fields'].map((folder) => `${resolve(SOURCES, folder)}/`);

const programOf = (): ts.Program => {
  const config = resolve(ROOT, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(config, ts.sys.readFile).config, ts.sys, ROOT);
  const roots = ['modules/research/news-engine.ts', 'engine/writing/writer.ts'];
  return ts.createProgram(
    roots.map((file) => resolve(SOURCES, file)),
    options,
  );
};

const signatureOf = (type: ts.Type): ts.Signature | undefined => type.getCallSignatures()[0];

/** What a function or constant of a type is if it finds nothing; undefined if that cannot be said by its type alone. */
const nothing = (
  checker: ts.TypeChecker,
  type: ts.Type,
  parameters: readonly ts.ParameterDeclaration[],
): string | undefined => {
  const name = checker.typeToString(type);
  const members = type.isUnion() ? type.types : [type];
  const has = (flag: ts.TypeFlags): boolean => members.some(({ flags }) => (flags & flag) !== 0);
  if (has(ts.TypeFlags.Undefined)) return 'undefined';
  if (has(ts.TypeFlags.Null)) return 'null';
  if (has(ts.TypeFlags.BooleanLike)) return 'false';
  if (name === 'RegExp') return '/(?!)/g';
  if (/^(?:Readonly)?Set</.test(name)) return 'new Set()';
  if (/^(?:Readonly)?Map</.test(name)) return 'new Map()';
  if (checker.isArrayType(type)) return '[]';
  if (has(ts.TypeFlags.NumberLike)) return '0';
  const signature = signatureOf(type);
  if (signature !== undefined) {
    const result = nothing(checker, signature.getReturnType(), []);
    return result && `() => (${result})`;
  }
  // A function that mends something leaves it as it is.
  const same = parameters.find((each) => checker.typeToString(checker.getTypeAtLocation(each)) === name);
  return same !== undefined && ts.isIdentifier(same.name) ? same.name.text : undefined;
};

interface Part {
  readonly name: string;
  readonly edit: Edit;
  readonly lines: number;
  readonly isList: boolean;
}

const linesOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.end).line - source.getLineAndCharacterOfPosition(node.getFullStart()).line;

/** Constants and functions at the top of a file. */
const partsOf = (checker: ts.TypeChecker, source: ts.SourceFile): readonly Part[] =>
  source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap((declaration): readonly Part[] => {
      const { initializer, name } = declaration;
      if (initializer === undefined || !ts.isIdentifier(name)) return [];
      const part = (node: ts.Node, text: string, isList: boolean): readonly Part[] => [
        {
          name: name.text,
          edit: { start: node.getStart(), end: node.end, text },
          lines: linesOf(source, statement),
          isList,
        },
      ];
      if (ts.isArrowFunction(initializer)) {
        const signature = signatureOf(checker.getTypeAtLocation(initializer));
        const text = signature && nothing(checker, signature.getReturnType(), initializer.parameters);
        return text === undefined ? [] : part(initializer.body, `(${text})`, false);
      }
      const text = nothing(checker, checker.getTypeAtLocation(name), []);
      const isList = text !== undefined && text !== '0' && text !== 'false';
      return isList ? part(initializer, text, true) : [];
    }),
  );

/** `{ name: 'lead', weight: 1.6, … }`: without weight, the criterion counts for nothing. */
const weightsIn = (source: ts.SourceFile): readonly Part[] => {
  const found: Part[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const of = (key: string) =>
        node.properties
          .filter(ts.isPropertyAssignment)
          .find((each) => ts.isIdentifier(each.name) && each.name.text === key)?.initializer;
      const [name, weight] = [of('name'), of('weight')];
      if (name !== undefined && ts.isStringLiteral(name) && weight !== undefined && ts.isNumericLiteral(weight)) {
        const edit = { start: weight.getStart(), end: weight.end, text: '0' };
        found.push({ name: name.text, edit, lines: linesOf(source, node), isList: false });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const isRule = (source: ts.SourceFile): boolean =>
  FOLDERS.some((folder) => source.fileName.startsWith(folder)) && !/spec-support|\.spec\./.test(source.fileName);

/** One for each file of rules, and one for each list in it; of weights, one each. */
export const knockouts = (): readonly Knockout[] => {
  const program = programOf();
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(isRule)
    .flatMap((source): readonly Knockout[] => {
      const file = source.fileName;
      const name = relative(SOURCES, file).replace(/^(?:engine|modules\/research)\//, '');
      const parts = partsOf(checker, source);
      if (parts.length === 0) return [];
      const whole = { name, file, lines: linesOf(source, source), edits: parts.map(({ edit }) => edit) };
      const within = [...parts.filter(({ isList }) => isList), ...weightsIn(source)];
      return [
        whole,
        ...within.map(({ name: part, edit, lines }) => ({ name: `${name}: ${part}`, file, lines, edits: [edit] })),
      ];
    });
};
