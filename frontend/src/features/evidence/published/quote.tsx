import { Box } from '@mui/material';
import { joinFacts } from '#shared/text-format/join-facts';
import { now } from '#shared/time/clock';
import { formatReadTime, shortDate } from '#shared/time/format-time';
import { quoteParts } from '../quote-parts';
import { getSite } from './get-site';
import type { Source } from './source';
import { evidenceTexts } from './texts/evidence';

/** The quote that supports a line, highlighted within its passage. */
export const Quote = ({ source, line }: { source: Source; line?: string }) => {
  const texts = evidenceTexts();
  const { before, marked, after } =
    source.passage === null ? quoteParts(source.quote, line) : quoteParts(source.passage, source.quote);
  return (
    <Box component="blockquote" cite={source.url} dir="auto" sx={{ typography: 'reading', m: 0 }}>
      {texts.openQuote}
      {before}
      <mark>{marked}</mark>
      {after}
      {texts.closeQuote}
    </Box>
  );
};

/** 'whitehouse.gov · June 1 · read today, 06:04' */
export const Provenance = ({ source, mt }: { source: Source; mt?: number }) => (
  <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt }}>
    {joinFacts([
      getSite(source),
      source.published_on && shortDate(source.published_on, now()),
      source.read_at && evidenceTexts().readAt(formatReadTime(source.read_at, now())),
    ])}
  </Box>
);
