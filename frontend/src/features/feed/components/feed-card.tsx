import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { ExpandButton } from '#shared/ui/expand-button';
import { UpdateLines } from '#features/tracker-page/published/update-lines';
import { WrittenBy } from '#features/tracker-page/published/written-by';
import { trackerTitle } from '#features/trackers/api/tracker';
import { formatLine } from '#features/trackers/published/format-line';
import { tagChipSx, titleSx } from '#features/trackers/published/tag-chip-sx';
import { trackerPath } from '#features/trackers/published/tracker-path';
import type { FeedUpdate } from '../api/feed';
import { feedTexts } from '../texts/page';

interface FeedCardProps {
  update: FeedUpdate;
  isNew: boolean;
}

/** An update with its tracker; new ones are expanded at first. */
export const FeedCard = ({ update, isNew }: FeedCardProps) => {
  const [expanded, setExpanded] = useState(isNew);
  const titleId = useId();
  const bodyId = useId();
  const { tracker_id, created_at, lines, tags, written } = update;
  const title = trackerTitle(update);
  const texts = feedTexts();
  return (
    <Box component="article" aria-labelledby={titleId} sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, maxWidth: widths.measure }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" id={titleId} dir="auto" sx={{ typography: 'cardTitle', overflowWrap: 'anywhere' }}>
            <Box component={Link} to={trackerPath(tracker_id)} data-list-item sx={linkSx}>
              {title}
            </Box>
          </Box>
          <Box sx={{ typography: 'body2', color: 'quiet' }}>
            <time dateTime={created_at}>{longDate(created_at)}</time>
            {isNew && (
              <Box component="span" sx={{ color: 'ink', fontWeight: 600 }}>
                {texts.unread}
              </Box>
            )}
          </Box>
          {!expanded && (
            <Box component="p" dir="auto" sx={previewSx}>
              {lines[0] !== undefined && formatLine(lines[0], { isQuoted: false })}
            </Box>
          )}
        </Box>
        <ExpandButton
          label={texts.details(title, longDate(created_at))}
          expanded={expanded}
          controls={bodyId}
          onToggle={() => setExpanded(!expanded)}
        />
      </Box>
      <Box id={bodyId} hidden={!expanded} sx={{ mt: 3 }}>
        {tags.length > 0 && (
          <Box component="ul" aria-label={texts.tags} sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', mb: 4 }}>
            {tags.map((tag) => (
              <Box component="li" key={tag} dir="auto" sx={[tagChipSx, { px: '10px' }]}>
                <Box component="span" sx={titleSx}>
                  {tag}
                </Box>
              </Box>
            ))}
          </Box>
        )}
        {expanded && written !== null && (
          <Box sx={{ mb: 4 }}>
            <WrittenBy model={written.model} />
          </Box>
        )}
        {expanded && <UpdateLines update={update} />}
      </Box>
    </Box>
  );
};

const cardSx = {
  py: '20px',
  borderBottom: 'hairline',
  '&:first-of-type': { pt: 0 },
};

const linkSx = { color: 'ink', textDecoration: 'none', '&:hover': { color: 'accent' } };

const previewSx = {
  typography: 'body1',
  color: 'quiet',
  mt: '4px',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
};
