import { Box, keyframes, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toSentence } from '#shared/text-format/capitalize';
import { widths } from '#shared/theme/tokens';
import { now } from '#shared/time/clock';
import { formatAgo, longDate } from '#shared/time/format-time';
import { TruncatedText } from '#shared/ui/truncated-text';
import { OriginOfLine } from '#features/evidence/published/origin-of-line';
import { runFailureMessage, nothingFoundMessage } from '#features/trackers/published/format-run';
import { lastSeen } from '#features/trackers/published/last-visit';
import { trackerPath } from '#features/trackers/published/tracker-path';
import type { TrackerItem } from '../api/get-folder';
import type { DraggableProps } from '../drag-target';
import { freshnessMark, isUnseen } from '../freshness-mark';
import { listTexts } from '../texts/list';

export const trackerCardSx = {
  minHeight: widths.cardHeight,
  // In a narrow window cards are narrower or wider, so their texts may need another line.
  height: { xs: 'auto', md: widths.cardHeight },
  border: 'hairline',
  borderRadius: 1,
};

/** Card of a tracker or a folder, whose name is its link. */
export const itemCardSx = {
  ...trackerCardSx,
  position: 'relative' as const,
  display: 'flex',
  flexDirection: 'column' as const,
  p: '10px 12px 7px',
  // A folder may have hundreds of cards: those out of view are neither laid out nor painted.
  contentVisibility: 'auto' as const,
  containIntrinsicSize: `auto ${widths.cardHeight}px`,
  // Room for the outline of the focused card.
  overflowClipMargin: '5px',
  '&:hover': { borderColor: 'edge' },
};

export const menuSx = { position: 'absolute', top: 7, right: 4 };

interface TrackerCardProps {
  item: TrackerItem;
  /** Actions, at the top right. */
  menu?: ReactNode;
  draggable?: DraggableProps;
}

/** A tracker as a card: its name, its latest line, and its freshness in words. */
export const TrackerCard = ({ item, menu, draggable }: TrackerCardProps) => {
  const mark = freshnessMark(item, now(), lastSeen(item.id));
  const lengths = useMediaQuery(ONE_COLUMN) ? wideLineLengths : cardLineLengths;
  const settingUp = !item.has_state && !item.needs_attention;
  const date = settingUp
    ? listTexts().started(formatAgo(item.last_run?.started_at ?? item.updated_at, now()))
    : longDate(item.updated_at);
  // All cards have one height: five lines for name, text and origin, or four if the mark wraps below the date.
  const lines = date.length + mark.label.length > lengths.foot ? 4 : 5;
  const nameLines = titleLines(item, lengths);
  const textLines = lines - nameLines;
  const origin = item.needs_attention ? null : item.last_line_origin;
  // The origin takes one line from the text, which keeps at least two.
  const originShown = origin !== null && textLines > 2;
  return (
    <Box
      component="li"
      ref={draggable?.ref}
      {...draggable?.card}
      sx={{
        ...itemCardSx,
        opacity: draggable?.isDragged ? 0.5 : 1,
        bgcolor: 'sheet',
        borderColor: (theme) =>
          isUnseen(mark)
            ? `color-mix(in srgb, ${theme.vars?.palette.new} 55%, ${theme.vars?.palette.rule})`
            : theme.vars?.palette.rule,
      }}
    >
      <Box sx={menuSx}>{menu}</Box>
      <Box sx={[textSx, { WebkitLineClamp: String(lines) }]}>
        <Box
          component={Link}
          to={trackerPath(item.id)}
          data-list-item
          dir="auto"
          draggable={false}
          {...draggable?.link}
          sx={{ ...nameSx, color: settingUp ? 'quiet' : 'ink' }}
        >
          {item.shared && listTexts().shared}
          <TruncatedText text={item.name} maxLength={Math.max(nameLines, 2) * lengths.titleLine} />
        </Box>
        {!settingUp && (
          <Box dir="auto" sx={{ typography: 'caption', color: 'quiet', mt: '4px' }}>
            <TruncatedText
              text={newestLine(item)}
              maxLength={(originShown ? textLines - 1 : textLines) * lengths.line}
            />
            {originShown && (
              <OriginOfLine
                origin={origin}
                text={item.last_line ?? ''}
                showsKind={mark.colour !== origin.kind}
                maxLength={lengths.line}
              />
            )}
          </Box>
        )}
      </Box>
      {settingUp && <FirstRunProgress item={item} />}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          flexWrap: 'wrap',
          columnGap: 2,
          mt: 'auto',
          pt: '3px',
          typography: 'body2',
          color: 'quiet',
          whiteSpace: 'nowrap',
        }}
      >
        <span>{date}</span>
        {!settingUp && (
          <Box component="span" sx={{ color: mark.colour, fontWeight: mark.colour === 'quiet' ? 400 : 600 }}>
            {mark.label}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** Characters in a line of the title, of the text, and of the footer. */
interface LineLengths {
  readonly titleLine: number;
  readonly line: number;
  readonly foot: number;
}

const cardLineLengths: LineLengths = { titleLine: 22, line: 30, foot: 31 };

/** Line lengths of a card as wide as the window. */
const wideLineLengths: LineLengths = { titleLine: 32, line: 43, foot: 44 };
const ONE_COLUMN = '(max-width: 493px)';

/** Characters subtracted, since some letters are wider than average. */
const WIDE_LETTERS_MARGIN = 4;

/** Lines that the name may take. It leaves two to the text, since less than that says nothing. */
const titleLines = (item: TrackerItem, { titleLine }: LineLengths): number => {
  const { length } = item.name;
  if (length > 2 * titleLine && newestLine(item) === '') return 3;
  return length > titleLine - WIDE_LETTERS_MARGIN ? 2 : 1;
};

/** A line that needs its page's title does not fit with it: the title then stands for the line. */
const newestLine = (item: TrackerItem): string =>
  item.needs_attention ? needsLabel(item) : (item.last_line_origin?.title ?? item.last_line ?? '');

/** Why there is nothing to show yet. */
const needsLabel = ({ last_run }: TrackerItem): string => {
  if (last_run === null) return listTexts().notFinished;
  if (last_run.reason === 'NO_MATCH') return nothingFoundMessage(last_run);
  const reason = runFailureMessage(last_run);
  return toSentence(reason);
};

const along = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const FirstRunProgress = ({ item: { last_run } }: { item: TrackerItem }) => {
  const progress = last_run?.progress;
  const known = progress !== null && progress !== undefined && progress.sources_found > 0;
  return (
    <Box sx={{ typography: 'body2', color: 'ink', mt: '4px' }}>
      {known ? listTexts().readingSources(progress.sources_read, progress.sources_found) : listTexts().researching}
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

const textSx = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' };

export const nameSx = {
  display: 'block',
  pr: '26px',
  typography: 'cardTitle',
  textDecoration: 'none',
  // Makes the whole card a link; the menu is layered above it.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '6px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
};
