import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';

const ROOT = join(__dirname, '../..');

/** A comment explains a parameter or a field by its name and a colon: `` `history`: the earlier questions ``. */
const EXPLAINED = /(?:[.;]|\*\*?)\s+(?:\* )?`(\w+)`: /g;

/** What takes parameters; the values of a type are named in comments the same way. */
const takesParameters = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  (ts.isVariableStatement(node) &&
    node.declarationList.declarations.some(({ initializer }) => initializer && ts.isFunctionLike(initializer)));

/** The names that comments of functions explain and that do not occur in what follows them. */
const strangersIn = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (takesParameters(node)) {
      const words = new Set(node.getText().match(/\w+/g));
      for (const comment of ts.getJSDocCommentsAndTags(node))
        for (const [, name = ''] of comment.getText().matchAll(EXPLAINED))
          if (/^[a-z]\w*$/.test(name) && !words.has(name)) found.push(`${file.slice(ROOT.length + 1)}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

test('a comment explains parameters that the function after it has', () => {
  const files = ['backend/src', 'projections', 'frontend/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
      .map((file) => join(ROOT, folder, file)),
  );
  expect(files.flatMap(strangersIn)).toEqual([]);
});

/** An editor shows a comment without the name it stands on: `Of the candidate.` then says nothing. */
const FRAGMENT =
  /\/\*\*\s+(?:\* )?(?:Of|By|That|Which|On|In which|From which|Those|Beside|As|Above|Below|Placed|Aligned|Faint|Tall|Hidden|Lower(?! case)) .*/g;

test('a comment begins with what it is about', () => {
  const fragments = ['backend/src', 'projections', 'frontend/src', 'test/support'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!schema\.d)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(FRAGMENT)].map(
          ([comment]) => `${file}: ${comment}`,
        ),
      ),
  );
  expect(fragments).toEqual([]);
});
