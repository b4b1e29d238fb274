import { Box } from '@mui/material';
import { useMemo } from 'react';
import { BotText } from '#shared/chat/bot-text';
import { botMessage } from '#shared/chat/chat';
import { ChatPanel } from '#shared/chat/chat-panel';
import { useIsSignedIn } from '#shared/session/session';
import { chatTexts } from '#shared/texts/chat';
import { signInToAsk } from '#features/accounts/published/auth-dialog';
import { askAgency } from '#features/agencies/api/ask-agency';
import { askCountry } from '#features/tariffs/api/ask-country';
import type { Tracker } from '#features/trackers/api/tracker';
import { recordTexts } from '../texts/record';

type Subject = NonNullable<Tracker['subject']>;

const ask = { country: askCountry, agency: askAgency } as const;

/** Answers questions about a country or an agency from its record, next to which it is shown. */
export const SubjectChat = ({ subject }: { subject: Subject }) => {
  const texts = recordTexts();
  const { kind, name } = subject;
  const send = useMemo(() => ask[kind](name), [kind, name]);
  return (
    <Box sx={containerSx}>
      <ChatPanel
        title={texts.titles[kind](name)}
        greeting={<BotText message={botMessage(texts.greetings[kind](name))} />}
        failure={chatTexts().failed}
        isSignedIn={useIsSignedIn()}
        onSignIn={signInToAsk}
        send={send}
      />
    </Box>
  );
};

/** Stays in view next to a long record; as high as its content. */
const containerSx = {
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 'calc(28px + var(--aidy-banner, 0px))' },
  '& > section': { height: 'auto', maxHeight: 480 },
  '& [role="log"]': { minHeight: 0 },
};
