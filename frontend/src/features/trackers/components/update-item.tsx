import { Box, ButtonBase } from '@mui/material';
import { useId, useState } from 'react';
import { longDate } from '../../../shared/time/time-words';
import { ChangeLabel } from '../../../shared/ui/evidence/change-label';
import { changeMark } from '../../../shared/ui/evidence/change-mark';
import { EvidenceBadge } from '../../../shared/ui/evidence/evidence-badge';
import { ChevronIcon } from '../../../shared/ui/icons';
import type { Update, UpdateLine } from '../api/tracker';
import { itemsOf } from '../items';
import { CitedGrid, CitedRow, SourceButtons } from './cited-grid';
import { CitedText } from './cited-text';
import { PageItem } from './page-item';
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
        {lines.length > 0 ? (
          <UpdateLines update={update} />
        ) : (
          <CitedText content={update.content} sources={sources} level="h4" />
        )}
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
  const items = itemsOf(lines, sources, ({ text, source }) => ({ text, cites: [source] }));
  return (
    <>
      <CitedGrid>
        {items.map(({ source, headline, notes, lines: told }) => (
          <CitedRow key={told[0]?.text} notes={notes} sources={sources}>
            <PageItem
              level="h4"
              headline={headline}
              source={source === null ? undefined : sources[source - 1]}
              inset={labelWidth + labelGap}
            >
              {told.map((line) => (
                <Line key={line.text} line={line} source={sources[line.source - 1]} />
              ))}
            </PageItem>
          </CitedRow>
        ))}
      </CitedGrid>
      <SourceButtons sources={sources} />
    </>
  );
};

const Line = ({ line, source }: { line: UpdateLine; source: Update['sources'][number] | undefined }) => {
  const mark = changeMark(line.kind, line.text, line.was);
  const earlierInMark = mark.kind === 'changed' && mark.from !== undefined;
  return (
    <Box sx={lineSx}>
      <Box sx={{ pt: { sm: '3px' } }}>
        <ChangeLabel kind={line.kind} text={line.text} was={line.was} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
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

/** CSS pixels of the column with the kinds of the lines. */
const labelWidth = 88;
const labelGap = 16;

const lineSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${labelWidth}px minmax(0, 1fr)` },
  columnGap: `${labelGap}px`,
  '& + &': { mt: 2 },
};
