import { createTheme } from '@mui/material/styles';
import { theme } from '#shared/theme/theme';

/** Frame around a table. */
export const tableFrame = {
  border: '1px solid var(--aidy-palette-rule)',
  borderRadius: 6,
  boxShadow: 'none',
  overflowX: 'auto',
  background: 'var(--aidy-palette-sheet)',
} as const;

/** The product's theme, denser: tables carry the work here. */
export const adminTheme = createTheme(theme, {
  components: {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { '&.RaList-content': tableFrame } },
    },
    // React-admin names a cell after its column.
    MuiTableRow: {
      styleOverrides: {
        root: {
          '& .column-title, & .column-text': { minWidth: 240 },
          '& .column-tracker_id': { minWidth: 180 },
          '& .column-state, & .column-reason, & .column-cause': { whiteSpace: 'nowrap' },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        // A table that is too wide scrolls; letters are never stacked.
        root: { padding: '8px 12px', borderColor: 'var(--aidy-palette-rule)', overflowWrap: 'normal', minWidth: 64 },
        head: { fontWeight: 600, color: 'var(--aidy-palette-quiet)', background: 'var(--aidy-palette-sheet)' },
      },
    },
  },
});
