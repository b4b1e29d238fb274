import { Box } from '@mui/material';
import Markdown from 'react-markdown';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';

/** The changes in this version, from the changelog that it was built with. */
export const WhatsNew = ({ changelog }: { changelog: string }) => {
  usePageTitle('Administration · What’s new');
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2', mb: 5 }}>
        What’s new
      </Box>
      <Box sx={textSx}>
        <Markdown components={{ a: ({ children }) => <>{children}</> }}>{extractVersions(changelog)}</Markdown>
      </Box>
    </>
  );
};

/** The heading of a version in the changelog: '## [1.2.0] - 2026-11-27'. */
const HEADING = /^## \[([^\]]+)\](?: - (\S+))?$/gm;

/** The changelog without the text before its first version, and its versions named as people name them. */
const extractVersions = (changelog: string): string =>
  changelog.slice(changelog.indexOf('\n## ') + 1).replace(HEADING, (_all, version: string, day: string | undefined) => {
    if (version === 'Unreleased') return '## Since the last version';
    return day === undefined ? `## Version ${version}` : `## Version ${version}, ${longDate(day)}`;
  });

const textSx = {
  maxWidth: widths.measure,
  '& h2': { typography: 'h3', mb: 3 },
  '& ul': { display: 'grid', gap: 3, pl: 5, listStyle: 'disc' },
  '& li': { textWrap: 'pretty' },
};
