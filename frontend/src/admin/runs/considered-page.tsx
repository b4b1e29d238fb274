import { Box, Link } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';

/** Outcome of a page that a run considered. */
export type PageOutcome = Schema<'PageRow'>['outcome'];

interface ConsideredPageProps {
  readonly url: string;
  readonly title: string;
}

/** A page by its title, which leads to it, with its host below. */
export const ConsideredPage = ({ url, title }: ConsideredPageProps) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: 240 }}>
    <Link href={url} title={url} rel="noreferrer" target="_blank">
      {title === '' ? url : title}
    </Link>
    <Box sx={{ color: 'quiet' }}>{new URL(url).host}</Box>
  </Box>
);
