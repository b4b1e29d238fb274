import { Box, ButtonBase } from '@mui/material';
import { useId, useState } from 'react';
import { longDate } from '../../../shared/time/time-words';
import { ChangeLabel } from '../../../shared/ui/evidence/change-label';
import { changeMark } from '../../../shared/ui/evidence/change-mark';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import { ChevronIcon } from '../../../shared/ui/icons';
import type { Update, UpdateLine } from '../api/tracker';
import { CitedGrid, CitedRow, LineSource, SourceButtons } from './cited-grid';
import { CitedText } from './cited-text';
import { timelineRowSx } from './timeline-row-sx';

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const UpdateItem = ({ update }: { update: Update }) => {
  const [expanded, setExpanded] = useState(true);
  const bodyId = useId();
  const { lines, sources, more } = update;
  return (
    <Box component="article" aria-label={`Update of ${longDate(update.created_at)}`} sx={timelineRowSx}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          maxWidth: 680,
          mb: expanded ? 3 : 0,
        }}
      >
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '10px' }}>
          <Box component="h3" sx={{ typography: 'body1', fontWeight: 600 }}>
            <time dateTime={update.created_at}>{longDate(update.created_at)}</time>
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'quiet' }}>
            {lines.length > 0 && `${counted(lines.length, 'finding')} from `}
            {counted(new Set(sources.map(({ url }) => url)).size, 'source')}
          </Box>
        </Box>
        <ButtonBase
          data-walk
          aria-expanded={expanded}
          aria-controls={bodyId}
          aria-label={`${expanded ? 'Collapse' : 'Expand'} the update of ${longDate(update.created_at)}`}
          onClick={() => setExpanded(!expanded)}
          sx={{
            width: 28,
            height: 28,
            borderRadius: 1,
            color: 'quiet',
            '&:hover': { bgcolor: 'wash', color: 'ink' },
          }}
        >
          <ChevronIcon aria-hidden sx={{ transform: expanded ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Box>
      <Box id={bodyId} hidden={!expanded}>
        {lines.length > 0 ? <UpdateLines update={update} /> : <CitedText content={update.content} sources={sources} />}
        {more > 0 && (
          <Box component="p" sx={{ typography: 'body2', color: 'quiet', pl: { sm: '104px' } }}>
            {more} more {more === 1 ? 'finding' : 'findings'}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const UpdateLines = ({ update: { lines, sources } }: { update: Update }) => {
  const noted = new Set<number>();
  return (
    <>
      <CitedGrid>
        {lines.map((line) => {
          const notes = noted.has(line.source) ? [] : [line.source];
          noted.add(line.source);
          return (
            <CitedRow key={line.text} notes={notes} sources={sources}>
              <Line line={line} source={sources[line.source - 1]} />
            </CitedRow>
          );
        })}
      </CitedGrid>
      <SourceButtons sources={sources} />
    </>
  );
};

const Line = ({ line, source }: { line: UpdateLine; source: Update['sources'][number] | undefined }) => {
  const mark = changeMark(line.kind, line.text, line.was);
  const earlierInMark = mark.kind === 'changed' && mark.from !== undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '88px minmax(0, 1fr)' },
        columnGap: '16px',
      }}
    >
      <Box sx={{ pt: { sm: '20px' } }}>
        <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <LineSource source={source} />
        <Box component="p" dir="auto" sx={{ typography: 'reading', textWrap: 'pretty' }}>
          {line.was !== undefined && line.kind === 'contradicted' && (
            <>
              <Box
                component="del"
                sx={{
                  color: 'quiet',
                  textDecorationColor: (theme) => theme.vars?.palette.contradicted,
                  textDecorationThickness: '1.5px',
                }}
              >
                {line.was}
              </Box>{' '}
            </>
          )}
          {line.text}
          {source !== undefined && <EvidenceBadge n={line.source} source={source} line={line.text} />}
        </Box>
        {line.was !== undefined && line.kind === 'changed' && !earlierInMark && (
          <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
            Previously: <del>{line.was}</del>
          </Box>
        )}
      </Box>
    </Box>
  );
};
