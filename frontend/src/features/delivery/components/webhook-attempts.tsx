import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { now } from '../../../shared/time/clock';
import { longDate, formatMoment, timeOfDay } from '../../../shared/time/format-time';
import { QueryView } from '../../../shared/ui/query-view';
import { TextButton } from '../../../shared/ui/text-button';
import { type BriefDelivery, type WebhookAttempt, attemptsQuery } from '../api/deliveries';
import { deliveryFailureMessage } from '../delivery-failure-message';
import { ExchangeView } from './exchange-view';

/** Requests to a webhook and its answers at each attempt; shown on demand. */
export const WebhookAttempts = ({ delivery: { id, title, at } }: { delivery: BriefDelivery }) => {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const label = isOpen ? 'Hide attempts' : 'Show attempts';
  const about = `${label} at ${title ?? 'a deleted tracker'}, ${longDate(at)}, ${timeOfDay(at)}`;
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

const Attempts = ({ deliveryId }: { deliveryId: string }) => (
  <Box sx={{ mt: 2 }}>
    <QueryView query={attemptsQuery(deliveryId)} what="The attempts" skeleton={{ lines: [40, 100], height: 18 }}>
      {({ attempts, kept_until }) => (
        <>
          {attempts.length === 0 && <Box sx={quietSx}>It was not tried yet.</Box>}
          <Box component="ol" aria-label="Attempts" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
              {kept_until === null
                ? 'What was sent and answered was kept for 30 days.'
                : `What was sent and answered is kept until ${longDate(kept_until)}.`}
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
  const label = isOpen ? 'Hide' : 'Show';
  return (
    <Box component="li" sx={attemptSx}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 28 }}>
          <Box component="span" sx={{ fontWeight: 500 }}>
            Attempt {attempt}
          </Box>
          <Box component="time" dateTime={begun_at} sx={quietSx}>
            {formatMoment(begun_at, now())}, {timeOfDay(begun_at)}
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
              label={`${label} what was sent and answered at attempt ${attempt}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {label}
            </TextButton>
          </Box>
        )}
      </Box>
      {exchange === null && hasExchange && <Box sx={quietSx}>What was sent was not recorded.</Box>}
      {exchange !== null && (
        <Box id={panelId} hidden={!isOpen}>
          <ExchangeView exchange={exchange} attempt={attempt} />
        </Box>
      )}
    </Box>
  );
};

const formatOutcome = ({ state, fault, exchange }: WebhookAttempt): string => {
  switch (state) {
    case 'under_way':
      return 'Under way';
    case 'delivered':
      return exchange === null || exchange.answer === null ? 'Accepted' : `Accepted with ${exchange.answer.status}`;
    case 'failed':
      return `Failed: ${deliveryFailureMessage(fault ?? '')}`;
    case 'cancelled':
      return 'Not needed any more';
    case 'unknown':
      return 'The server stopped meanwhile; it may have arrived';
  }
};

const quietSx = { typography: 'body2', color: 'quiet' };

const attemptSx = {
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'rule' },
};
