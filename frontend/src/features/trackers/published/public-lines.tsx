import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { withElement } from '#shared/language/with-element';
import { longDate } from '#shared/time/format-time';
import { SectionLabel } from '#shared/ui/section-label';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TextButton } from '#shared/ui/text-button';
import { bareHost } from '#features/evidence/published/bare-host';
import { type PublicLine, publicLinesQuery } from '../api/public-lines';
import { latestTexts } from '../texts/latest';
import { linePath } from './line-path';

const MAX_SHOWN_LINES = 3;

/**
 * Lines of public trackers about trade with a country that still hold, newest first; renders nothing if there are none.
 */
export const PublicLines = ({ uid }: { uid: string }) => {
  const lines = useOptionalQuery(publicLinesQuery(uid)) ?? [];
  const texts = latestTexts();
  const [isAll, setIsAll] = useState(false);
  const heading = useId();
  const list = useId();
  if (lines.length === 0) return null;
  const rest = lines.length - MAX_SHOWN_LINES;
  return (
    <Box component="section" aria-labelledby={heading}>
      <SectionLabel as="h3" id={heading} mb={0}>
        {texts.publicTrackers}
      </SectionLabel>
      <Box component="ul" id={list}>
        {(isAll ? lines : lines.slice(0, MAX_SHOWN_LINES)).map((line) => (
          <PublicLineItem key={`${line.tracker_id} ${line.claim_id ?? line.text}`} line={line} />
        ))}
      </Box>
      {rest > 0 && (
        <Box sx={{ typography: 'body2' }}>
          <TextButton expanded={isAll} controls={list} onClick={() => setIsAll(!isAll)}>
            {isAll ? texts.fewer : texts.more(rest)}
          </TextButton>
        </Box>
      )}
    </Box>
  );
};

const PublicLineItem = ({ line }: { line: PublicLine }) => {
  const { text, remarks, source, tracker_title: title } = line;
  const day = source.published_on;
  return (
    <Box component="li" sx={linesSx}>
      <Box component="p" dir="auto" sx={{ typography: 'body2', color: 'ink', textWrap: 'pretty' }}>
        {text}
      </Box>
      <Box component="p" sx={{ mt: 1 }}>
        {day === null ? latestTexts().noDate : longDate(day)}
        {remarks.map((words) => ` · ${latestTexts().remark(words)}`).join('')}
        {' · '}
        <a href={source.url} {...sourceLinkProps}>
          {bareHost(source.host)}
        </a>
      </Box>
      <Box component="p">
        {withElement(latestTexts().foundBy, <Link to={linePath(line.tracker_id, line)}>{title}</Link>)}
      </Box>
    </Box>
  );
};

const linesSx = {
  py: 3,
  typography: 'body2',
  color: 'quiet',
  '& + &': { borderTop: 'hairline' },
  '& a': { color: 'inherit' },
  overflowWrap: 'break-word',
};
