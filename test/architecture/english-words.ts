import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A list or a pattern of words of English that stands outside the data of languages and fields. */
export interface EnglishList {
  /** From `backend/src` on: `text/words/names.ts`. */
  readonly file: string;
  readonly line: number;
  /** The first characters of the source. */
  readonly text: string;
}

/** Data of languages and fields, and what the product itself says on screens, to models and in logs. */
const DATA =
  /^text\/languages\/|^modules\/research\/(?:fields|wording)\/|^engine\/(?:writing\/(?:prompt|reply)|editing\/model\/prompts)\.ts$|(?:^|\/)(?:remark|run-log)-words\.ts$/;

/** Words of addresses, feeds, markup and responses, which do not belong to a language. */
const MARKUP =
  /^modules\/research\/(?:gather|commands|queries\/(?!headline)|discover\/(?!providers\/search-terms))|^pages\/(?:listings\/|read-document\.ts$|dates\/(?:page-date|publication-date)\.ts$|html\/(?:element-traits|css-declarations|page-styles|stand-ins|unseen-elements)\.ts$)|^pages\/(?:page-address|home-address|plain-text)\.ts$/;

/** `week`, `weeks?`, `the day`, `announce[sd]`: what a reader would take for words of English in an alternative of a pattern. */
const WORDS = /^(?:\\b|\^)?\(?(?:\?:)?[a-z]{3,}(?:[ a-z?*+()|[\]'’-]|\\[bsw])*$/;

/** Alternatives of a pattern at any depth, without what frames them. */
const alternativesIn = (source: string): readonly string[] =>
  source.split(/[|\n]|\(\?(?:<?[!=]|:|<\w+>)|\$\{[^}]*\}/).filter((alternative) => WORDS.test(alternative.trim()));

const isPatternOfWords = (source: string): boolean => source.includes('|') && alternativesIn(source).length >= 2;

const plainWords = (text: string): readonly string[] => {
  const words = text
    .replace(/\$\{\}|·/g, ' ')
    .trim()
    .split(/\s+/);
  return words.every((word) => /^[\p{L}\p{N}.'’-]+$/u.test(word))
    ? words.filter((word) => /^[a-z]{3,}$/.test(word))
    : [];
};

/** Words between spaces and nothing else. Longer ones are lists wherever they stand; a reader's sentences begin with a capital. */
const LONG_LIST = 6;

/** Functions that take a list of words, and the method that makes one of a text. */
const TAKES_LIST =
  /^(?:setOf|listOf|words|stems|phrases|openings|anyOf|oneOf|opensWith|anyPiece|linesOf|tokensIn|stemSet|contentStems|split)$/;

const nameOfCall = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `\${}${literal.text}`).join('');
  return undefined;
};

/** Whether a text is given to a function that makes a set or a pattern of its words: `setOf('…')`, `'…'.split(' ')`. */
const isGivenAsList = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return TAKES_LIST.test(nameOfCall(parent));
  return (
    ts.isPropertyAccessExpression(parent) &&
    (parent.name.text === 'split' || (parent.name.text === 'trim' && isGivenAsList(parent.parent)))
  );
};

const isListOfWords = (node: ts.Node, text: string): boolean => {
  if (/^[A-Z][^·]*\.$/.test(text)) return false;
  const { length } = plainWords(text);
  return length >= LONG_LIST || (length >= 2 && isGivenAsList(node));
};

/** Strings of an array, at any depth. */
const stringsIn = (node: ts.Node): readonly string[] =>
  ts.isArrayLiteralExpression(node) ? node.elements.flatMap(stringsIn) : ts.isStringLiteral(node) ? [node.text] : [];

const isEnglishList = (node: ts.Node): boolean => {
  if (ts.isRegularExpressionLiteral(node)) return isPatternOfWords(node.text.replace(/^\/|\/[a-z]*$/g, ''));
  if (ts.isArrayLiteralExpression(node))
    return stringsIn(node).filter((text) => /^[a-z]{3,}$/.test(text)).length >= LONG_LIST;
  const text = textOf(node);
  if (text === undefined || ts.isImportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return false;
  return isPatternOfWords(text) || isListOfWords(node, text);
};

const listsIn = (file: string, source: string): readonly EnglishList[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: EnglishList[] = [];
  const visit = (node: ts.Node): void => {
    if (isEnglishList(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, text: node.getText().replace(/\s+/g, ' ').slice(0, 100) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/** Every list and pattern of English words in the sources below folders of `backend/src` that are not data of a language or a field. */
export const englishListsIn = (root: string, folders: readonly string[]): readonly EnglishList[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => name.endsWith('.ts') && !/\.(?:spec|d)\.ts$/.test(name) && !DATA.test(name) && !MARKUP.test(name))
    .sort()
    .flatMap((name) => listsIn(name, readFileSync(join(root, name), 'utf8')));
