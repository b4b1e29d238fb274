import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { lazyPart } from '../shared/parts/lazy-part';
import { refetching } from '../shared/parts/refetching';
import { PageNotLoaded } from './page-failed';

type Failed = typeof PageNotLoaded;

const NotLoadedWithoutShell: Failed = (props) => (
  <Box component="main" id="main" sx={{ px: { xs: 5, sm: 20 }, py: 20 }}>
    <PageNotLoaded {...props} />
  </Box>
);

/** The router caches a failed `lazy` for good, so it gets a page that fetches the code itself and can retry. */
const lazyPage =
  (Failed: Failed) =>
  <Module,>(load: () => Promise<Module>, pageOf: (module: Module) => ComponentType) => {
    const fetchModule = refetching(load);
    const fetchPage = async (): Promise<ComponentType> => pageOf(await fetchModule());
    return async () => {
      try {
        return { Component: await fetchPage() };
      } catch {
        return { Component: lazyPart(async () => ({ default: await fetchPage() }), Failed) };
      }
    };
  };

/** A route's page in its own chunk. */
export const page = lazyPage(PageNotLoaded);
export const pageWithoutShell = lazyPage(NotLoadedWithoutShell);
