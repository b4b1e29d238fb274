import { Box } from '@mui/material';
import { Fragment } from 'react';
import type { components } from '#shared/api/schema';
import { type DiffPart, type PastField, pastFields } from './past-fields';

type AsOf = Pick<components['schemas']['TrackerAsOf'], 'state' | 'changed'>;

/** The fields of a tracker at that time, with the event's changes: removed values struck through, then added ones. */
export const PastFields = ({ asOf }: { asOf: AsOf }) => (
  <Box component="dl" sx={listSx}>
    {pastFields(asOf).map((field) => (
      <Fragment key={field.name}>
        <Box component="dt" sx={{ color: 'quiet', ...(field.long ? longSx : {}) }}>
          {field.name}
        </Box>
        <Box component="dd" sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(field.long ? longTextSx : {}) }}>
          <Value field={field} />
        </Box>
      </Fragment>
    ))}
  </Box>
);

const Value = ({ field: { parts, long } }: { field: PastField }) => {
  if (parts.length === 0) return <>–</>;
  if (long)
    return (
      <>
        {parts.map((part, index) => (
          <Box component="p" key={index} sx={{ m: 0, mb: 2 }}>
            <Marked part={part} />
          </Box>
        ))}
      </>
    );
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (parts[index - 1]?.kind === 'gone' ? ' ' : ', ')}
          <Marked part={part} />
        </Fragment>
      ))}
    </>
  );
};

const Marked = ({ part: { text, kind } }: { part: DiffPart }) => {
  switch (kind) {
    case 'kept':
      return <>{text}</>;
    case 'gone':
      return (
        <Box component="del" sx={{ color: 'failed' }}>
          {text}
        </Box>
      );
    case 'new':
      return (
        <Box component="ins" sx={{ color: 'new', textDecoration: 'none' }}>
          {text}
        </Box>
      );
  }
};

const listSx = {
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr)',
  gap: '6px 12px',
  m: 0,
  typography: 'body2',
  '& dd': { m: 0 },
};
const longSx = { gridColumn: '1 / -1' };
const longTextSx = { gridColumn: '1 / -1', maxHeight: 260, overflow: 'auto' };
