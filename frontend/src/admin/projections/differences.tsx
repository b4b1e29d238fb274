import { Box } from '@mui/material';
import type { Schema } from '#shared/api/api-schema';

/** Result of a comparison with a replay of the log. */
export type Report = Schema<'VerifyReport'>;
type Difference = Report['first'][number];
type Field = Difference['fields'][number];

const differenceText = ({ kind, fields, equal }: Difference): string => {
  if (kind === 'missing') return 'is missing here';
  if (kind === 'extra') return 'should not exist';
  const others = equal === 0 ? '' : `; ${equal === 1 ? 'the other field is' : `${equal} other fields are`} equal`;
  return `differs in ${fields.map(({ name }) => name).join(', ')}${others}`;
};

/** The first documents that differ: expected from the log, and stored in the read model. */
export const Differences = ({ report: { first, differences } }: { report: Report }) => (
  <>
    <Box component="ul" sx={{ display: 'grid', gap: 5, mt: 4 }}>
      {first.map((difference) => (
        <Box component="li" key={difference.id} sx={{ minWidth: 0 }}>
          <p style={{ overflowWrap: 'anywhere' }}>
            <strong>{difference.id}</strong> {differenceText(difference)}
          </p>
          {difference.fields.map((field) => (
            <SideBySide key={field.name} field={field} />
          ))}
        </Box>
      ))}
    </Box>
    {differences > first.length && <p>These are the first {first.length}.</p>}
  </>
);

const SideBySide = ({ field: { name, expected, found } }: { field: Field }) => {
  const isMasked = expected !== null && expected === found;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ typography: 'body2', color: 'quiet' }}>
        {name}
        {isMasked && ': the values differ in what is masked'}
      </Box>
      <Box component="dl" sx={sidesSx}>
        <DifferenceSide title="Expected" text={expected} other={found} />
        <DifferenceSide title="Found" text={found} other={expected} />
      </Box>
    </Box>
  );
};

const DifferenceSide = ({ title, text, other }: { title: string; text: string | null; other: string | null }) => (
  <Box sx={sideSx}>
    <Box component="dt" sx={{ color: 'quiet' }}>
      {title}
    </Box>
    <Box component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text === null ? <em>nothing</em> : <Marked text={text} other={other ?? ''} />}
    </Box>
  </Box>
);

/** Marks what lies between the common beginning and the common end. */
const Marked = ({ text, other }: { text: string; other: string }) => {
  const shorterLength = Math.min(text.length, other.length);
  let prefixLength = 0;
  while (prefixLength < shorterLength && text[prefixLength] === other[prefixLength]) prefixLength++;
  let suffixLength = 0;
  while (suffixLength < shorterLength - prefixLength && text.at(-1 - suffixLength) === other.at(-1 - suffixLength))
    suffixLength++;
  const differing = text.slice(prefixLength, text.length - suffixLength);
  return (
    <>
      {text.slice(0, prefixLength)}
      {differing !== '' && (
        <Box component="mark" sx={{ bgcolor: 'marker', color: 'ink' }}>
          {differing}
        </Box>
      )}
      {text.slice(text.length - suffixLength)}
    </>
  );
};

const sidesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  mt: 1,
};

const sideSx = {
  typography: 'body2',
  p: 2,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};
