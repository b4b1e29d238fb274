import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { fieldTexts } from '#shared/texts/fields';
import { now } from '#shared/time/clock';
import { longDate, formatMoment, timeOfDay } from '#shared/time/format-time';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { type BriefDelivery, type WebhookAttempt, attemptsQuery } from '../api/deliveries';
import { deliveryFailureMessage } from '../delivery-failure-message';
import { channelTexts } from '../texts/channels';
import { webhookTexts } from '../texts/webhooks';
import { ExchangeView } from './exchange-view';

/** Requests to a webhook and its responses, by attempt; shown on demand. */
export const WebhookAttempts = ({ delivery: { id, title, at } }: { delivery: BriefDelivery }) => {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const texts = webhookTexts();
  const label = isOpen ? texts.hideAttempts : texts.showAttempts;
  const about = texts.attemptsAt(label, title, longDate(at), timeOfDay(at));
  return (
    <>
      <TextButton expanded={isOpen} controls={panelId} label={about} onClick={() => setIsOpen(!isOpen)}>
        {label}
      </TextButton>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && <Attempts deliveryId={id} />}
      </Box>
    </>
  );
};

/** How long the server keeps requests and responses. */
const DAYS_KEPT = 30;

const Attempts = ({ deliveryId }: { deliveryId: string }) => (
  <Box sx={{ mt: 2 }}>
    <QueryView
      query={attemptsQuery(deliveryId)}
      contentName={webhookTexts().theAttempts}
      skeleton={{ lines: [40, 100], height: 18 }}
    >
      {({ attempts, kept_until }) => (
        <>
          {attempts.length === 0 && <Box sx={quietSx}>{webhookTexts().notTried}</Box>}
          <Box component="ol" aria-label={webhookTexts().attempts} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {attempts.map((attempt) => (
              <Attempt
                key={attempt.attempt}
                attempt={attempt}
                isLast={attempt.attempt === attempts.length}
                hasExchange={kept_until !== null}
              />
            ))}
          </Box>
          {attempts.length > 0 && (
            <Box sx={[quietSx, { mt: 2 }]}>
              {kept_until === null ? webhookTexts().wasKept(DAYS_KEPT) : webhookTexts().isKept(longDate(kept_until))}
            </Box>
          )}
        </>
      )}
    </QueryView>
  </Box>
);

interface AttemptProps {
  attempt: WebhookAttempt;
  isLast: boolean;
  /** Whether the request and response are still stored. */
  hasExchange: boolean;
}

/** The last one, which decides the outcome, is open at first. */
const Attempt = ({ attempt: made, isLast, hasExchange }: AttemptProps) => {
  const { attempt, begun_at, state, exchange } = made;
  const [isOpen, setIsOpen] = useState(isLast);
  const panelId = useId();
  const texts = webhookTexts();
  const label = isOpen ? fieldTexts().hide : fieldTexts().show;
  return (
    <Box component="li" sx={attemptSx}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 28 }}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            {texts.attempt(attempt)}
          </Box>
          <Box component="time" dateTime={begun_at} sx={quietSx}>
            {channelTexts().moment(formatMoment(begun_at, now()), timeOfDay(begun_at))}
          </Box>
          <Box component="span" sx={[{ typography: 'body2' }, state === 'failed' && { color: 'failed' }]}>
            {formatOutcome(made)}
          </Box>
        </Box>
        {exchange !== null && (
          <Box sx={{ flexShrink: 0 }}>
            <TextButton
              expanded={isOpen}
              controls={panelId}
              label={(isOpen ? texts.hideExchange : texts.showExchange)(attempt)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {label}
            </TextButton>
          </Box>
        )}
      </Box>
      {exchange === null && hasExchange && <Box sx={quietSx}>{texts.notRecorded}</Box>}
      {exchange !== null && (
        <Box id={panelId} hidden={!isOpen}>
          <ExchangeView exchange={exchange} attempt={attempt} />
        </Box>
      )}
    </Box>
  );
};

const formatOutcome = ({ state, fault, exchange }: WebhookAttempt): string => {
  const texts = webhookTexts();
  switch (state) {
    case 'under_way':
      return texts.underWay;
    case 'delivered':
      return exchange === null || exchange.answer === null
        ? texts.accepted
        : texts.acceptedWith(exchange.answer.status);
    case 'failed':
      return texts.failed(deliveryFailureMessage(fault ?? ''));
    case 'cancelled':
      return texts.notNeeded;
    case 'unknown':
      return texts.unknown;
  }
};

const quietSx = { typography: 'body2', color: 'quiet' };

const attemptSx = {
  py: 2,
  '& + &': { borderTop: 'hairline' },
};
