import { hides, shows, strikes } from './css-declarations';
import { classOf, type DomDocument, type DomElement } from './dom';
import { aroundArticle } from './element-traits';
import type { PageElements } from './page-elements';

/** The elements that a page's own style sheets hide, or rule through. */
export interface PageStyles {
  readonly hidden: ReadonlySet<DomElement>;
  readonly struck: ReadonlySet<DomElement>;
}

export const noStyles: PageStyles = { hidden: new Set(), struck: new Set() };

/** Limits on the text of style sheets, and on their rules that hide or strike, each of which takes a search of the page. */
const MAX_CHARACTERS = 512 * 1024;
const MAX_RULES = 60;

interface Rule {
  readonly selectors: string;
  readonly declarations: string;
  /** Whether it holds on some screens only, or on paper. */
  readonly isConditional: boolean;
}

const withoutComments = (css: string): string => {
  const [first = '', ...others] = css.split('/*');
  return others.reduce((text, part) => {
    const end = part.indexOf('*/');
    return end === -1 ? text : `${text} ${part.slice(end + 2)}`;
  }, first);
};

const CONDITIONS = /^@(?:container|page|[-\w]*keyframes|media(?!\s+(?:only\s+)?(?:screen|all)\s*$))/i;

/** The innermost rules of a style sheet, in one pass. */
const rulesIn = (css: string): readonly Rule[] => {
  const rules: Rule[] = [];
  const open: { readonly prelude: string; readonly isConditional: boolean; readonly start: number }[] = [];
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const before = css.slice(from, index);
    from = index + 1;
    if (brace === '{') {
      const prelude = before.slice(before.lastIndexOf(';') + 1).trim();
      const outer = open.at(-1);
      const isNested = outer !== undefined && !outer.prelude.startsWith('@');
      open.push({
        prelude,
        isConditional: outer?.isConditional === true || isNested || CONDITIONS.test(prelude),
        start: from,
      });
      continue;
    }
    const closed = open.pop();
    if (closed !== undefined && !closed.prelude.startsWith('@'))
      rules.push({ selectors: closed.prelude, declarations: before, isConditional: closed.isConditional });
  }
  return rules;
};

/** The classes and the id in the part of a selector that is about the element itself. */
const namesIn = (selector: string): readonly string[] =>
  (selector.split(/[\s>+~]+/).at(-1) ?? '').match(/[.#][\w-]+/g) ?? [];

interface Selected {
  readonly selector: string;
  readonly names: readonly string[];
  readonly order: number;
  readonly isConditional: boolean;
}

const selectedBy = (rules: readonly Rule[], isMeant: (declarations: string) => boolean): readonly Selected[] =>
  rules.flatMap(({ selectors, declarations, isConditional }, order) =>
    isMeant(declarations)
      ? selectors
          .split(',')
          .map((selector) => ({ selector: selector.trim(), names: namesIn(selector), order, isConditional }))
      : [],
  );

/** Whether a later rule, one for some screens, or one for a class that a script adds, shows again what another hides. */
const showsAgain = (visible: Selected, hidden: Selected): boolean =>
  hidden.names.every((name) => visible.names.includes(name)) &&
  (visible.order > hidden.order || visible.isConditional || visible.names.length > hidden.names.length);

const found = (document: DomDocument, selector: string): readonly DomElement[] => {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // A selector that the parser does not know.
    return [];
  }
};

/** Whether the selector is one that holds at all times, for elements that the page has by name. */
const applies = ({ selector, names, isConditional }: Selected, present: ReadonlySet<string>): boolean =>
  !isConditional && names.length > 0 && !selector.includes(':') && names.every((name) => present.has(name));

const namesOn = ({ all }: PageElements): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const element of all) {
    for (const name of classOf(element).split(/\s+/)) names.add(`.${name}`);
    if (element.id !== '') names.add(`#${element.id}`);
  }
  return names;
};

const sheetOf = (style: DomElement): string =>
  /^(?:|all|screen)$/i.test(style.getAttribute('media')?.trim() ?? '') ? (style.textContent ?? '') : '';

const lengthOf = ({ textContent }: DomElement): number => textContent?.length ?? 0;

/** The classes and ids that the style elements of a page hide or rule through; not what its scripts reveal. */
export const pageStyles = (document: DomDocument, body: DomElement, elements: PageElements): PageStyles => {
  const css = elements.tagged('STYLE').map(sheetOf).join('\n').slice(0, MAX_CHARACTERS);
  if (!hides(css) && !strikes(css)) return noStyles;
  const rules = rulesIn(withoutComments(css));
  const showing = selectedBy(rules, shows);
  const hiding = selectedBy(rules, hides).filter((hidden) => !showing.some((visible) => showsAgain(visible, hidden)));
  const striking = selectedBy(rules, strikes);
  const present = hiding.length + striking.length === 0 ? new Set<string>() : namesOn(elements);
  const meant = (selected: readonly Selected[]): readonly DomElement[] =>
    selected
      .filter((each) => applies(each, present))
      .slice(0, MAX_RULES)
      .flatMap(({ selector }) => found(document, selector));
  const hidden = meant(hiding);
  if (hidden.length === 0) return { hidden: noStyles.hidden, struck: new Set(meant(striking)) };
  const frames = aroundArticle(body);
  const most = lengthOf(body) / 2;
  return {
    hidden: new Set(hidden.filter((element) => !frames.has(element) && lengthOf(element) <= most)),
    struck: new Set(meant(striking)),
  };
};
