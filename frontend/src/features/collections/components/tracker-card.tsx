import { Box, keyframes } from '@mui/material';
import { Link } from 'react-router-dom';
import { now } from '../../../shared/time/clock';
import { agoWords, longDate } from '../../../shared/time/time-words';
import { widths } from '../../../shared/theme/tokens';
import { failureWords } from '../../trackers/run-words';
import type { TrackerItem } from '../api/get-collection';
import { freshnessMark } from '../freshness-mark';
import { ItemMenu } from './item-menu';

export const cardSx = {
  minHeight: widths.cardHeight,
  height: widths.cardHeight,
  border: '1px solid',
  borderColor: 'rule',
  borderRadius: 1,
};

/** A tracker as a card: its name, what it told last, and how fresh that is, in words. */
export const TrackerCard = ({ item, onDelete }: { item: TrackerItem; onDelete: () => void }) => {
  const mark = freshnessMark(item, now());
  const settingUp = !item.has_state && !item.needs_attention;
  return (
    <Box
      component="li"
      sx={{
        ...cardSx,
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: '11px 14px 10px',
        bgcolor: 'sheet',
        borderColor: (theme) =>
          mark.colour === 'new' || mark.colour === 'changed' || mark.colour === 'contradicted'
            ? `color-mix(in srgb, ${theme.vars?.palette.new} 55%, ${theme.vars?.palette.rule})`
            : theme.vars?.palette.rule,
        '&:hover': { borderColor: 'edge' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, mr: '-8px' }}>
        <Box
          component={Link}
          to={`/tracker/${item.id}`}
          data-walk
          dir="auto"
          sx={{ ...nameSx, color: settingUp ? 'quiet' : 'ink' }}
        >
          {item.shared && 'SHARED · '}
          {item.name}
        </Box>
        <ItemMenu item={item} onDelete={onDelete} />
      </Box>
      {settingUp ? (
        <SettingUp item={item} />
      ) : (
        <Box dir="auto" sx={lineSx}>
          {item.needs_attention ? needsWords(item) : item.last_line}
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          // 'Needs attention' goes under the date where a narrow card has no room beside it.
          flexWrap: 'wrap',
          columnGap: 1,
          lineHeight: 1.3,
          mt: 'auto',
          mx: '-3px',
          fontSize: 12.5,
          color: 'quiet',
          whiteSpace: 'nowrap',
        }}
      >
        <span>
          {settingUp
            ? `started ${agoWords(item.last_run?.started_at ?? item.updated_at, now())}`
            : longDate(item.updated_at)}
        </span>
        {!settingUp && (
          <Box component="span" sx={{ color: mark.colour, fontWeight: mark.colour === 'quiet' ? 400 : 600 }}>
            {mark.words}
          </Box>
        )}
      </Box>
    </Box>
  );
};

const needsWords = ({ last_run }: TrackerItem): string => {
  if (last_run?.reason === 'NO_MATCH') return 'It read its sources and found nothing on this topic.';
  return last_run === null
    ? 'The first run did not come to an end.'
    : `The first run failed: ${failureWords(last_run)}.`;
};

const along = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

/** While the first run reads: how far it is, or that it is on its way. */
const SettingUp = ({ item: { last_run } }: { item: TrackerItem }) => {
  const progress = last_run?.progress;
  const known = progress !== null && progress !== undefined && progress.sources_found > 0;
  return (
    <Box sx={{ fontSize: 13.5, color: 'ink', mt: '5px' }}>
      {known ? `Reading ${progress.sources_read} of ${progress.sources_found} sources` : 'Researching'}
      <Box aria-hidden sx={{ height: 3, mt: '9px', bgcolor: 'rule', borderRadius: '2px', overflow: 'hidden' }}>
        <Box
          style={known ? { width: `${(100 * progress.sources_read) / progress.sources_found}%` } : undefined}
          sx={{
            height: '100%',
            width: '30%',
            bgcolor: 'accent',
            animation: known ? 'none' : `${along} 1.8s ease-in-out infinite`,
          }}
        />
      </Box>
    </Box>
  );
};

const nameSx = {
  fontFamily: 'h1.fontFamily',
  fontSize: 18.5,
  lineHeight: 1.22,
  textDecoration: 'none',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  // The whole card leads to the tracker; the menu lies above this.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '6px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
};

const lineSx = {
  fontSize: 13.5,
  lineHeight: 1.38,
  color: 'quiet',
  mt: '5px',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
