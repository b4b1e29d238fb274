import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { RecordContextProvider } from 'react-admin';
import { ActorField } from '../../events/actor-field';
import { ShortDateTime } from '../../fields/date-time-field';
import { tableFrame } from '../../shell/admin-theme';
import { type HistoryRow, shownPosition } from './history-row';

interface HistoryTableProps {
  rows: readonly HistoryRow[];
  /** The position of the selected row. */
  selected: number | undefined;
  onChoose(position: number): void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The button of the row above or below the one that has the focus. */
const neighbour = (from: HTMLElement, step: number): HTMLButtonElement | undefined => {
  const buttons = [...(from.closest('tbody')?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  return buttons[buttons.findIndex((button) => button === from) + step];
};

/** The events of a tracker. A row is selected by a click, or by its button, between which the arrow keys move. */
export const HistoryTable = ({ rows, selected, onChoose }: HistoryTableProps) => {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, step);
    next?.focus();
    next?.click();
  };
  return (
    <Box sx={{ ...tableFrame, borderRadius: 1 }} tabIndex={0} role="region" aria-label="Events">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell align="right">Position</TableCell>
            <TableCell>When</TableCell>
            <TableCell>Event</TableCell>
            <TableCell sx={wideSx}>Stream</TableCell>
            <TableCell>Who</TableCell>
            <TableCell sx={wideSx}>What</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RecordContextProvider key={row.id} value={row}>
              <TableRow selected={row.position === selected} onClick={() => onChoose(row.position)} sx={rowSx}>
                <TableCell align="right">
                  <Box
                    component="button"
                    type="button"
                    aria-pressed={row.position === selected}
                    aria-label={`State after ${shownPosition(row.position)}`}
                    onKeyDown={move}
                    sx={positionSx}
                  >
                    {shownPosition(row.position)}
                  </Box>
                </TableCell>
                <TableCell>
                  <ShortDateTime at={row.occurred_at} />
                </TableCell>
                <TableCell sx={{ fontWeight: 500 }}>
                  {row.type}
                  <Box sx={{ ...whatSx, ...narrowSx }}>{phrase(row)}</Box>
                </TableCell>
                <TableCell sx={{ color: 'quiet', ...wideSx }}>{row.category}</TableCell>
                <TableCell>
                  <ActorField />
                </TableCell>
                <TableCell sx={wideSx}>
                  <Box sx={whatSx}>{phrase(row)}</Box>
                </TableCell>
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const phrase = ({ what }: HistoryRow): string => what ?? 'cannot be read';

/** Columns hidden in narrow windows, where the event's cell has the phrase. */
const wideSx = { display: { xs: 'none', md: 'table-cell' } };
const narrowSx = { display: { xs: '-webkit-box', md: 'none' } };

const rowSx = {
  cursor: 'pointer',
  verticalAlign: 'top',
  '&:hover': { bgcolor: 'wash' },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'accentWash' },
};

const positionSx = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'quiet',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
};

const whatSx = {
  color: 'quiet',
  fontWeight: 400,
  minWidth: 96,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
};
