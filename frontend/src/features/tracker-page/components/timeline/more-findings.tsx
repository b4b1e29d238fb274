import { Box } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { joinFacts } from '#shared/text-format/join-facts';
import { widths } from '#shared/theme/tokens';
import { now } from '#shared/time/clock';
import { shortDate } from '#shared/time/format-time';
import { sourceLinkProps } from '#shared/ui/source-link-props';
import { NextPage } from '#shared/ui/states/next-page';
import { ResultView } from '#shared/ui/states/result-view';
import { TextButton } from '#shared/ui/text-button';
import { formatMentionCount } from '#features/evidence/published/format-mention-count';
import { getSite } from '#features/evidence/published/get-site';
import { Struck } from '#features/evidence/published/struck';
import { isStruck, markedMessage } from '#features/feedback/published/feedback-labels';
import { claimsQuery, type Claim } from '../../api/get-claims';
import { trackerPageTexts } from '../../texts/page';
import { remarkTexts } from '../../texts/remarks';

interface MoreFindingsProps {
  trackerId: string;
  /** Null for findings of all runs that still hold. */
  runId: string | null;
  /** Number of further findings. */
  count: number;
  /** Texts of the lines shown, and the quotes they cite: a line may be its page's title instead of the finding. */
  shown: ReadonlySet<string>;
  /** Whether none of the run's findings is shown elsewhere. */
  isWhole?: boolean;
}

/** '5 more findings', which opens them. */
export const MoreFindings = ({ trackerId, runId, count, shown, isWhole = false }: MoreFindingsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (count <= 0) return null;
  return (
    <Box sx={{ typography: 'body2' }}>
      <TextButton expanded={isOpen} controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {isWhole ? trackerPageTexts().sentencesFound(count) : trackerPageTexts().moreFindings(count)}
      </TextButton>
      <Box id={listId} hidden={!isOpen} sx={{ maxWidth: widths.measure }}>
        {isOpen && <Findings trackerId={trackerId} runId={runId} shown={shown} />}
      </Box>
    </Box>
  );
};

const Findings = ({ trackerId, runId, shown }: Omit<MoreFindingsProps, 'count' | 'isWhole'>) => {
  const claims = useInfiniteQuery(claimsQuery(trackerId, runId));
  const holds = ({ status, verdict }: Claim) =>
    runId !== null || ((status === 'new' || status === 'confirmed') && (verdict === null || !isStruck(verdict)));
  return (
    <ResultView result={claims} contentName={trackerPageTexts().theFindings} compact skeleton={{ lines: [90, 80, 86] }}>
      {(found) => (
        <>
          <Box component="ul" aria-label={trackerPageTexts().listOfFindings}>
            {found
              .filter((claim) => holds(claim) && !shown.has(claim.text))
              .sort((one, other) => getDay(other).localeCompare(getDay(one)))
              .map((claim) => (
                <Finding key={claim.id} claim={claim} />
              ))}
          </Box>
          <NextPage
            result={claims}
            action={trackerPageTexts().showEarlierFindings}
            contentName={trackerPageTexts().earlierFindings}
          />
        </>
      )}
    </ResultView>
  );
};

/** The day of its first page, by which findings are listed like the lines above them. */
const getDay = ({ evidence: [first] }: Claim): string => first?.published_on ?? '';

/** Says why a claim no longer holds; undefined if it does. */
const formatOverruled = ({ status, verdict }: Claim): string | undefined =>
  verdict !== null && isStruck(verdict) ? markedMessage(verdict) : formatStatus(status);

const formatStatus = (status: Claim['status']): string | undefined => {
  if (status === 'updated') return trackerPageTexts().changedSince;
  return status === 'contradicted' ? trackerPageTexts().reversedSince : undefined;
};

/** Parts of a claim that no longer hold, while the rest does. */
const endedParts = ({ parts_ended: parts }: Claim): readonly string[] =>
  parts.map(({ words, since }) => remarkTexts().notApplying(words, since === null ? null : shortDate(since, now())));

const Finding = ({ claim }: { claim: Claim }) => {
  const { text: said, display_text: text = said, mentions, evidence } = claim;
  const [first] = evidence;
  const overruled = formatOverruled(claim);
  return (
    <Box component="li" sx={{ py: '10px', borderTop: 'hairline' }}>
      <Box component="p" dir="auto" sx={{ typography: 'reading', textWrap: 'pretty' }}>
        {overruled === undefined ? text : <Struck>{text}</Struck>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: '6px', color: 'quiet' }}>
        {first !== undefined && (
          <Box
            component="a"
            href={first.url}
            {...sourceLinkProps}
            title={first.title}
            sx={{ display: 'inline-block', minHeight: 24, color: 'quiet' }}
          >
            {joinFacts([first.published_on && shortDate(first.published_on, now()), getSite(first)])}
          </Box>
        )}
        {overruled !== undefined && <span>· {overruled}</span>}
        {endedParts(claim).map((words) => (
          <span key={words}>· {words}</span>
        ))}
        {mentions > evidence.length && <span>· {formatMentionCount(mentions)}</span>}
      </Box>
    </Box>
  );
};
