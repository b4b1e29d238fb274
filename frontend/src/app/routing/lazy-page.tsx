import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useLanguage } from '#shared/language/language';
import { lazyComponent } from '#shared/lazy/lazy-component';
import { refetching } from '#shared/lazy/refetching';
import { PageCodeNotLoaded } from '../errors/page-errors';

type PageError = typeof PageCodeNotLoaded;

const NotLoadedWithoutShell: PageError = (props) => (
  <Box component="main" id="main" sx={{ px: { xs: 5, sm: 20 }, py: 20 }}>
    <PageCodeNotLoaded {...props} />
  </Box>
);

/** Renders a page again when the language of the interface changes. Its parts keep their state. */
const inCurrentLanguage = (Page: ComponentType) =>
  function PageInLanguage() {
    useLanguage();
    return <Page />;
  };

/** The router caches a failed `lazy` for good, so it gets a page that fetches the code itself and can retry. */
const lazyPage =
  (Failed: PageError) =>
  <Name extends string>(load: () => Promise<{ readonly [Page in NoInfer<Name>]: ComponentType }>, name: Name) => {
    const fetchModule = refetching(load);
    const fetchPage = async (): Promise<ComponentType> => inCurrentLanguage((await fetchModule())[name]);
    return async () => {
      try {
        return { Component: await fetchPage() };
      } catch {
        return { Component: lazyComponent(async () => ({ Page: await fetchPage() }), 'Page', Failed) };
      }
    };
  };

export type LazyPage = ReturnType<typeof page>;

/** A route's page in its own chunk: `page(() => import('…/feed.page'), 'FeedPage')`. */
export const page = lazyPage(PageCodeNotLoaded);
export const barePage = lazyPage(NotLoadedWithoutShell);
