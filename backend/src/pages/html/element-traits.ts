import { classOf, isElement, type DomElement } from './dom';

const BOILERPLATE_TAGS = new Set('NAV ASIDE FOOTER DIALOG FIGCAPTION'.split(' '));
const BOILERPLATE_ROLES = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alert',
  'menu',
]);
const BOILERPLATE_NAMES =
  /(?:^|[-_ ])(?:nav|navbar|navigation|menu|breadcrumbs?|cookies?|consent|newsletter|subscribe|signup|share|sharing|social|related(?:posts|articles|stories|content|links)?|recommended|sidebar|footer|masthead|banner|pagination|pager|comments?|promo|ads?|advert|advertisement|sponsored|outbrain|taboola|trending|more-stories|more-news|author-bio|caption|skip-link|legal-notice|posted-on|byline|most-read|tags)(?:$|[-_ ])/i;
const FRAMES = new Set(['HTML', 'BODY', 'ARTICLE', 'MAIN']);

/** Class names that describe a layout: `has-sidebar`, `content-with-sidebar`, `no-share`. */
const LAYOUT_NAMES = /(?:^|[-_])(?:has|with|without|no)[-_]/i;

/** An element with what several rules look at, since a parsed page takes long to tell it. */
export interface ElementTraits {
  readonly element: DomElement;
  readonly tag: string;
  readonly className: string;
  readonly role: string;
}

export const traitsOf = (element: DomElement): ElementTraits => ({
  element,
  tag: element.tagName,
  className: classOf(element),
  role: element.getAttribute('role') ?? '',
});

const hasBoilerplateName = ({ element, tag, className }: ElementTraits): boolean => {
  if (tag === 'FORM') return true;
  const names = `${element.id} ${className}`;
  return (
    BOILERPLATE_NAMES.test(names) &&
    names.split(/\s+/).some((name) => BOILERPLATE_NAMES.test(name) && !LAYOUT_NAMES.test(name))
  );
};

/** The elements around what only an article has. */
export const aroundArticle = (root: DomElement): ReadonlySet<DomElement> => {
  const around = new Set<DomElement>();
  for (const { parentElement } of root.querySelectorAll('h1, main'))
    for (let each = parentElement; each !== null && !around.has(each); each = each.parentElement) around.add(each);
  return around;
};

/**
 * Whether an element is boilerplate by its tag, role or name. One around the title, or most of the page's prose, is the article
 * all the same.
 */
export const looksLikeBoilerplate = (traits: ElementTraits, holdsArticle: (element: DomElement) => boolean): boolean =>
  BOILERPLATE_TAGS.has(traits.tag) ||
  BOILERPLATE_ROLES.has(traits.role) ||
  (hasBoilerplateName(traits) && !FRAMES.has(traits.tag) && !holdsArticle(traits.element));

/** Footnote marks would be read as part of the word before them: `15 percent.1 The rate`. */
export const isNoteMark = ({ element, tag, role }: ElementTraits): boolean => {
  if (role === 'doc-noteref') return true;
  if (tag === 'SUP') return element.querySelector('a[href*="#"]') !== null;
  if (tag !== 'A' || !(element.getAttribute('href') ?? '').includes('#')) return false;
  const [only, ...others] = [...element.childNodes].filter((node) => (node.textContent ?? '').trim() !== '');
  return others.length === 0 && only !== undefined && isElement(only) && only.tagName === 'SUP';
};
