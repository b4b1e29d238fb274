import type { ComponentType } from 'react';
import { type PageName, pageTexts } from '#shared/texts/pages';
import type { User } from '#features/accounts/api/get-user';
import type { LazyPage } from './lazy-page';

/** Title of a page: a key of the catalogue, or English that is not translated yet. */
type Title = PageName | { readonly english: string };

/** Who is offered a link to a page; a function decides for a signed-in user. */
type Audience = 'everyone' | 'signed-in' | 'signed-out' | 'admin' | ((user: User) => boolean);

interface Route {
  readonly path: string;
  readonly lazy: LazyPage;
  /** Set if everybody may see it; the other pages require signing in. */
  readonly isPublic?: true;
  /** Path of this page's public version; null if there is none. */
  readonly fetchPublicPath?: (pathname: string) => Promise<string | null>;
  /** Pages with an icon are in the sidebar. */
  readonly Icon?: ComponentType<{ 'aria-hidden': true }>;
  /** Who finds it in the palette, and in the sidebar under More; absent if it is in neither. */
  readonly audience?: Audience;
  /** Set if the sidebar lists it under More, or while the page is open. */
  readonly underMore?: true;
  /** The page that the sidebar names instead. */
  readonly partOf?: AppPage;
  /** Whether a visit signs out, unless a guard led there. */
  readonly signOutFirst?: true;
}

interface Named {
  /** Label of its links, and title of the window. */
  readonly name: Title;
  /** The window's title, if it is another; `own`: the page sets it. */
  readonly windowTitle?: Title | 'own';
}

interface Nameless {
  readonly name?: undefined;
  readonly windowTitle: 'own';
}

/** A page with its route, and with the links to it in the sidebar and the palette. */
export type AppPage = Route & (Named | Nameless);

/** The fixed beginning of a page's path, without parameters such as an id. */
export const pagePath = ({ path }: AppPage): string => `/${path.replace(/\/[:*].*/, '')}`;

const resolveTitle = (name: Title | undefined): string | undefined =>
  typeof name === 'object' ? name.english : name && pageTexts()[name];

export const pageTitle = ({ name, windowTitle = name }: AppPage): string | undefined =>
  windowTitle === 'own' ? undefined : resolveTitle(windowTitle);

export const pageName = ({ name }: AppPage): string | undefined => resolveTitle(name);

/** Whether the page has something to show to the user; false until the user is known. */
export const isOffered = ({ audience }: AppPage, user: User | undefined): boolean =>
  typeof audience !== 'function' || (user !== undefined && audience(user));
