import { Box, type Theme } from '@mui/material';
import { withElement } from '#shared/language/with-element';
import { EvidenceLink } from '#features/evidence/published/evidence-link';
import { getSite } from '#features/evidence/published/get-site';
import { Provenance, Quote } from '#features/evidence/published/quote';
import type { Line, TrackerSource } from '#features/trackers/api/tracker';
import { trackerPageTexts } from '../../texts/page';

interface EarlierFindingProps {
  line: Pick<Line, 'remarks'>;
  sources: readonly TrackerSource[];
}

/**
 * The earlier finding that a line refers to, if its words do not tell, as in `The effective date shall be May 3`. Its
 * card has the page.
 */
export const EarlierFinding = ({ line: { remarks }, sources }: EarlierFindingProps) => {
  const earlier = remarks.find((remark) => remark.kind === 'told_before');
  if (earlier === undefined) return null;
  const source = sources[(earlier.sources[0] ?? 0) - 1];
  const texts = trackerPageTexts();
  const words = texts.quoted(earlier.quote);
  return (
    <Box component="p" dir="auto" sx={{ typography: 'body2', color: 'quiet', mt: '2px' }}>
      {withElement(
        texts.about,
        source === undefined ? (
          words
        ) : (
          <EvidenceLink
            source={source}
            label={texts.citing(words, source.title, getSite(source))}
            sheetTitle={source.title}
            content={
              <>
                <Quote source={source} />
                <Box component="p" sx={{ typography: 'body2', mt: 2 }}>
                  {source.title}
                </Box>
                <Provenance source={source} />
              </>
            }
            sx={linkSx}
          >
            {words}
          </EvidenceLink>
        ),
      )}
    </Box>
  );
};

const linkSx = {
  color: 'quiet',
  textDecorationColor: (theme: Theme) => theme.vars?.palette.rule,
  '&:hover, &[data-lit]': { color: 'ink' },
};
