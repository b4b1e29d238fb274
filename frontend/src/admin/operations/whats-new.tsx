import { Box } from '@mui/material';
import Markdown from 'react-markdown';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { widths } from '../../shared/theme/tokens';

/** What this version brings, from the changelog that it was built with. */
export const WhatsNew = ({ changelog }: { changelog: string }) => {
  usePageTitle('Administration · What’s new');
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2', mb: 5 }}>
        What’s new
      </Box>
      <Box sx={textSx}>
        <Markdown components={{ a: ({ children }) => <>{children}</> }}>{versionsIn(changelog)}</Markdown>
      </Box>
    </>
  );
};

/** Without what comes before the first version. */
const versionsIn = (changelog: string): string => changelog.slice(changelog.indexOf('\n## ') + 1);

const textSx = {
  maxWidth: widths.measure,
  '& h2': { typography: 'h3', mb: 3 },
  '& ul': { display: 'grid', gap: 3, pl: 5, listStyle: 'disc' },
  '& li': { textWrap: 'pretty' },
};
