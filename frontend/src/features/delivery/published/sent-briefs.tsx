import { Box } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { commonTexts } from '#shared/texts/common';
import { now } from '#shared/time/clock';
import { formatMoment, timeOfDay } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { ListEntry, EntryList } from '#shared/ui/entry-list';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { type BriefDelivery, type Deliveries, deliveriesQuery, useResumeDestination } from '../api/deliveries';
import { StoredBrief } from '../components/stored-brief';
import { WebhookAttempts } from '../components/webhook-attempts';
import { deliveryFailureMessage } from '../delivery-failure-message';
import { channelTexts } from '../texts/channels';

const MAX_SHOWN_BRIEFS = 5;

/** The latest updates that were sent: which, where to, when, and the outcome. */
export const SentBriefs = () => (
  <QueryView
    query={deliveriesQuery}
    contentName={channelTexts().whatWasSent}
    skeleton={{ lines: [100, 100], height: 40 }}
  >
    {(deliveries) => <LatestBriefs {...deliveries} />}
  </QueryView>
);

const LatestBriefs = ({ briefs, paused }: Deliveries) => {
  const texts = channelTexts();
  const [showsAll, setShowsAll] = useState(false);
  const own = paused.find(({ channel_id }) => channel_id === null);
  return (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      {own !== undefined && own.fault !== 'TURNED_OFF' && <PausedEmail fault={own.fault} />}
      {briefs.length === 0 && <Box sx={{ color: 'quiet' }}>{texts.nothingSent}</Box>}
      {briefs.length > 0 && (
        <EntryList label={texts.sentUpdates}>
          {briefs.slice(0, showsAll ? undefined : MAX_SHOWN_BRIEFS).map((brief) => (
            <ListEntry key={brief.id} title={briefTitle(brief)} facts={briefFacts(brief)}>
              {brief.kind === 'webhook' && <WebhookAttempts delivery={brief} />}
              {brief.is_stored && <StoredBrief brief={brief} />}
            </ListEntry>
          ))}
        </EntryList>
      )}
      {!showsAll && briefs.length > MAX_SHOWN_BRIEFS && (
        <TextButton onClick={() => setShowsAll(true)}>{texts.showMore(briefs.length - MAX_SHOWN_BRIEFS)}</TextButton>
      )}
    </Box>
  );
};

const PausedEmail = ({ fault }: { fault: string }) => {
  const resume = useResumeDestination(null);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box component="p">{channelTexts().addressPaused(deliveryFailureMessage(fault))}</Box>
      <BusyButton size="small" variant="outlined" busy={resume.isPending} onClick={() => resume.mutate()}>
        {commonTexts().tryAgain}
      </BusyButton>
    </Box>
  );
};

const briefTitle = ({ title, path }: BriefDelivery) =>
  title === null || path === null ? (
    channelTexts().deletedTracker
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
  const texts = channelTexts();
  const moment = texts.moment(formatMoment(at, now()), timeOfDay(at));
  const why = fault === null ? null : deliveryFailureMessage(fault);
  switch (state) {
    case 'delivered':
      return is_stored ? texts.stored(moment) : texts.sent(moment);
    case 'due':
      return why === null || next_attempt_at === null
        ? texts.onItsWay
        : texts.notSentYet(why, timeOfDay(next_attempt_at));
    case 'attempting':
      return texts.onItsWay;
    case 'given_up':
      return texts.givenUp(moment, why);
    case 'skipped':
    case 'cancelled':
      return texts.notNeeded(moment);
  }
};

const briefFacts = (brief: BriefDelivery): readonly string[] => [
  channelTexts().sentTo(channelTexts().kinds[brief.kind], brief.target),
  formatState(brief),
];
