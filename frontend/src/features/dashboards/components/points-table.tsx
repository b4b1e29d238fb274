import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { formTexts } from '#shared/texts/forms';
import type { Cell, ItemTable, Row } from '../item-table';
import { boardTexts } from '../texts/board';

interface PointsTableProps {
  title: string;
  table: ItemTable;
  /** Shows the lists behind the numbers. */
  hasListLinks: boolean;
}

/** The numbers of a chart. */
export const PointsTable = ({ title, table: { columns, points, sums }, hasListLinks }: PointsTableProps) => (
  <Box tabIndex={0} role="region" aria-label={boardTexts().tableOf(title)} sx={regionSx}>
    <Box component="table" sx={tableSx}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column === '' ? <span style={visuallyHidden}>{formTexts().name}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((row, index) => (
          <PointRow key={index} row={row} hasListLinks={hasListLinks} />
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map((row, index) => (
            <PointRow key={index} row={row} hasListLinks={hasListLinks} />
          ))}
        </tfoot>
      )}
    </Box>
  </Box>
);

const PointRow = ({ row: [name, ...numbers], hasListLinks }: { row: Row; hasListLinks: boolean }) => (
  <tr>
    <th scope="row">{name.text}</th>
    {numbers.map((cell, index) => (
      <td key={index}>
        {hasListLinks && isSomething(cell) ? <a href={cell.list ?? undefined}>{cell.text}</a> : cell.text}
      </td>
    ))}
  </tr>
);

const isSomething = ({ list, value }: Cell): boolean => list !== null && value !== 0 && value !== null;

const regionSx = { maxHeight: 320, overflow: 'auto', mt: 2, border: 'hairline', borderRadius: 1 };

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: '6px 12px', borderBottom: 'hairline', textAlign: 'right' },
  '& th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'sheet', color: 'quiet', fontWeight: 600 },
  '& tbody tr:hover': { bgcolor: 'wash' },
  '& tfoot th, & tfoot td': { fontWeight: 600 },
  '& a': { color: 'accent' },
};
