import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { joinFacts } from '#shared/text-format/join-facts';
import { widths } from '#shared/theme/tokens';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { TextButton } from '#shared/ui/text-button';
import { getSite } from '#features/evidence/published/get-site';
import { Struck } from '#features/evidence/published/struck';
import { type LineFeedback, isStruck } from '#features/feedback/published/feedback-labels';
import { trackerPageTexts } from '../../texts/page';
import { GivenFeedback } from './line-feedback-controls';

/** '2 lines removed because of feedback', which opens them. */
export const StruckLines = ({ feedback }: { feedback: readonly LineFeedback[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const struck = feedback.filter(({ verdict }) => isStruck(verdict));
  if (struck.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2' }}>
      <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {trackerPageTexts().removedByFeedback(struck.length)}
      </TextButton>
      <Box
        component="ul"
        aria-label={trackerPageTexts().removedList}
        id={listId}
        hidden={!isOpen}
        sx={{ maxWidth: widths.measure, mb: 3 }}
      >
        {(isOpen ? struck : []).map((item) => (
          <Box component="li" key={item.claim_id} sx={{ py: '10px', borderTop: 'hairline' }}>
            <Box component="p" dir="auto" sx={{ typography: 'reading', textWrap: 'pretty' }}>
              <Struck>{item.text}</Struck>
            </Box>
            <Box
              component="a"
              href={item.source.url}
              {...sourceLinkProps}
              title={item.source.title}
              sx={{ display: 'inline-block', minHeight: 24, color: 'quiet' }}
            >
              {joinFacts([
                item.source.published_on && shortDate(item.source.published_on, now()),
                getSite(item.source),
              ])}
            </Box>
            <GivenFeedback feedback={item} />
          </Box>
        ))}
      </Box>
    </Box>
  );
};
