import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');

const isEvent = (node: ts.Node): node is ts.PropertyAssignment & { readonly name: ts.Identifier } =>
  ts.isPropertyAssignment(node) &&
  ts.isIdentifier(node.name) &&
  ts.isCallExpression(node.initializer) &&
  node.initializer.expression.getText() === 'event';

/** Doc comments of the events declared in `*.events.ts` files of the folder, by event type. */
export const eventDocComments = (folder: string): ReadonlyMap<string, string> => {
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (isEvent(node)) comments.set(node.name.text, commentOf(node));
    else ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.events.ts')) continue;
    visit(ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return comments;
};
