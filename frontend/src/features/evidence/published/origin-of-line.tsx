import { Box } from '@mui/material';
import { now } from '#shared/time/clock';
import { ChangeLabel } from './change-label';
import { changeMark } from './change-mark';
import { formatOrigin, type LineOrigin } from './format-origin';
import { evidenceTexts } from './texts/evidence';

interface OriginOfLineProps {
  origin: LineOrigin;
  /** Text of the line. */
  text: string;
  /** False if its kind is shown elsewhere. */
  showsKind?: boolean;
  /** Characters in one line; by default as many as there are. */
  maxLength?: number;
}

/**
 * Origin of a line, below it in a list that has its dates; begins with 'Changed' or 'Ended' if it is not simply new.
 */
export const OriginOfLine = ({ origin, text, showsKind = true, maxLength = Infinity }: OriginOfLineProps) => {
  const { kind } = origin;
  const was = origin.was ?? undefined;
  // A title does not fit on a card.
  const from = origin.title === undefined || maxLength !== Infinity ? '' : evidenceTexts().fromPage(origin.title);
  const label = showsKind && kind !== 'new' ? changeMark(kind, text, was).label : '';
  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'quiet' }}>
      {label !== '' && (
        <>
          <ChangeLabel kind={kind} text={text} was={was} />{' '}
        </>
      )}
      {from}
      {formatOrigin({ ...origin, published_on: null }, now(), maxLength - label.length)}
    </Box>
  );
};
