import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { now } from '../../../shared/time/clock';
import { formatMoment, timeOfDay } from '../../../shared/time/format-time';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Entry, EntryList } from '../../../shared/ui/entry-list';
import { LoadError } from '../../../shared/ui/load-error';
import { SkeletonLines } from '../../../shared/ui/skeleton';
import { TextButton } from '../../../shared/ui/text-button';
import { type BriefDelivery, deliveriesQuery, useResumeDestination } from '../api/deliveries';
import { kindLabels } from '../channel-labels';
import { deliveryFailureMessage } from '../delivery-failure-message';
import { StoredBrief } from '../components/stored-brief';
import { WebhookAttempts } from '../components/webhook-attempts';

const SHOWN = 5;

/** The latest updates that were sent: which, where to, when, and the outcome. */
export const SentBriefs = () => {
  const { data, isError, refetch } = useQuery(deliveriesQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined)
    return isError ? (
      <LoadError what="What was sent" onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={[100, 100]} height={40} gap={12} />
    );
  const { briefs, paused } = data;
  const own = paused.find(({ channel_id }) => channel_id === null);
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      {own !== undefined && own.fault !== 'TURNED_OFF' && <PausedAddress fault={own.fault} />}
      {briefs.length === 0 && (
        <Box sx={{ color: 'quiet' }}>
          Nothing yet. A new tracker sends its first update when its first run has ended.
        </Box>
      )}
      {briefs.length > 0 && (
        <EntryList label="Sent updates">
          {briefs.slice(0, showsAll ? undefined : SHOWN).map((brief) => (
            <Entry key={brief.id} title={briefTitle(brief)} facts={briefFacts(brief)}>
              {brief.kind === 'webhook' && <WebhookAttempts delivery={brief} />}
              {brief.is_stored && <StoredBrief brief={brief} />}
            </Entry>
          ))}
        </EntryList>
      )}
      {!showsAll && briefs.length > SHOWN && (
        <TextButton onClick={() => setShowsAll(true)}>Show {briefs.length - SHOWN} more</TextButton>
      )}
    </Box>
  );
};

const PausedAddress = ({ fault }: { fault: string }) => {
  const resume = useResumeDestination(null);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box component="p">
        Updates to your own address are paused: three of them could not be sent, because {deliveryFailureMessage(fault)}
        . What was found is on your trackers’ pages.
      </Box>
      <BusyButton size="small" variant="outlined" busy={resume.isPending} onClick={() => resume.mutate()}>
        Try again
      </BusyButton>
    </Box>
  );
};

const briefTitle = ({ title, path }: BriefDelivery) =>
  title === null || path === null ? (
    'Deleted tracker'
  ) : (
    <Box
      component={Link}
      to={path}
      sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {title}
    </Box>
  );

const formatState = ({ state, at, next_attempt_at, fault, is_stored }: BriefDelivery): string => {
  const moment = `${formatMoment(at, now())}, ${timeOfDay(at)}`;
  const why = fault === null ? '' : `: ${deliveryFailureMessage(fault)}`;
  switch (state) {
    case 'delivered':
      return is_stored ? `Stored ${moment}, not sent: this server has no mail server` : `Sent ${moment}`;
    case 'due':
      return fault === null || next_attempt_at === null
        ? 'On its way'
        : `Not sent yet${why}. Next try at ${timeOfDay(next_attempt_at)}`;
    case 'attempting':
      return 'On its way';
    case 'given_up':
      return `Given up ${moment}${why}`;
    case 'skipped':
    case 'cancelled':
      return `Not needed any more, ${moment}`;
  }
};

const briefFacts = (brief: BriefDelivery): readonly string[] => [
  `${kindLabels[brief.kind]} to ${brief.target ?? 'a deleted channel'}`,
  formatState(brief),
];
