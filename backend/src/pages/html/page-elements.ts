import { groupBy } from '#kernel/grouping';
import { classOf, type DomDocument, type DomElement } from './dom';

/** A page's elements in document order, collected in one walk: a search by selector tests each of them again. */
export interface PageElements {
  readonly all: readonly DomElement[];
  /** The elements with a tag name, in capitals. */
  readonly tagged: (tagName: string) => readonly DomElement[];
}

export const pageElements = (document: DomDocument): PageElements => {
  const all = [...document.querySelectorAll('*')];
  const byTag = groupBy(all, ({ tagName }) => tagName);
  return { all, tagged: (tagName) => byTag.get(tagName) ?? [] };
};

/** Whether an attribute that lists words, such as `class` or `rel`, has one. */
export const hasWord = (list: string | null, word: string): boolean => list?.split(/\s+/).includes(word) === true;

/** Whether an element, or one around it, meets a condition. */
export const isElementWithin = (element: DomElement, isMeant: (element: DomElement) => boolean): boolean => {
  for (let each: DomElement | null = element; each !== null; each = each.parentElement) if (isMeant(each)) return true;
  return false;
};

interface Names {
  readonly tagNames: string;
  readonly classNames: string;
  readonly roles: string;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Recognises elements that are not part of the article, by tag name, class or role; comments also by their id. */
export const besideArticle = ({ tagNames, classNames, roles }: Names) => {
  const [byTag, byClass, byRole] = [wordSet(tagNames), wordSet(classNames), wordSet(roles)];
  return (element: DomElement): boolean =>
    byTag.has(element.tagName) ||
    byRole.has(element.getAttribute('role') ?? '') ||
    element.id === 'comments' ||
    classOf(element)
      .split(/\s+/)
      .some((name) => byClass.has(name));
};
