import type { ComponentType } from 'react';
import type { User } from '../features/accounts/published/api/get-user';
import type { LazyPage } from './lazy-page';
import { type PageName, pageTexts } from './texts/pages';

/** What a page is called: a name of the catalogue, or English that is not translated yet. */
type Title = PageName | { readonly english: string };

/** A page with its route, and with the links to it in the sidebar and the palette. */
export interface AppPage {
  readonly path: string;
  /** The window's title. Missing if the page sets its own. */
  readonly title?: Title;
  readonly lazy: LazyPage;
  /** Set if everybody may see it; the other pages require signing in. */
  readonly isPublic?: true;
  /** Public address of this page's content; null if there is none. */
  readonly publicAddress?: (pathname: string) => Promise<string | null>;
  /** Its name in the sidebar and the palette, if it is not the title. */
  readonly name?: Title;
  /** Pages with an icon are in the sidebar. */
  readonly Icon?: ComponentType<{ 'aria-hidden': true }>;
  /** Who finds the page in the palette. The same users find it under More in the sidebar. */
  readonly inPalette?: 'all' | 'signed-in' | 'signed-out';
  /** Whether the page has something to show to the user. Others see no link to it. */
  readonly isFor?: (user: User) => boolean;
  /** Set if the sidebar lists it under More, and while it is shown. */
  readonly underMore?: true;
  /** The page that the sidebar names instead. */
  readonly partOf?: AppPage;
  /** Whether a visit signs out, unless a guard led there. */
  readonly signOutFirst?: true;
}

/** The address of a page without what follows it, such as an id. */
export const pagePath = ({ path }: AppPage): string => `/${path.replace(/\/[:*].*/, '')}`;

const resolveTitle = (name: Title | undefined): string | undefined =>
  typeof name === 'object' ? name.english : name && pageTexts()[name];

export const pageTitle = ({ title }: AppPage): string | undefined => resolveTitle(title);

export const pageName = ({ name, title }: AppPage): string | undefined => resolveTitle(name ?? title);

/** Whether the user is offered a link to the page. Undefined until it is known who the user is. */
export const isOffered = ({ isFor }: AppPage, user: User | undefined): boolean =>
  isFor === undefined || (user !== undefined && isFor(user));
