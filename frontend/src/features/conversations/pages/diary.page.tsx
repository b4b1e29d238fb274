import { Box } from '@mui/material';
import { useState } from 'react';
import { useImpersonating } from '../../../shared/session/session';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageHeader } from '../../../shared/ui/page-header';
import { PrivateReadings } from '../../accounts/published/private-readings';
import type { Proposal } from '../api/conversation';
import { DiaryChat } from '../components/diary-chat';
import { ConfirmedEntries } from '../components/confirmed-entries';
import { DiagnosisTab } from '../components/diagnosis-tab';
import { Tabs } from '../components/tabs';
import { useTab } from '../use-tab';

const TABS = [
  { name: 'tell', label: 'Chat' },
  { name: 'entries', label: 'Entries' },
  { name: 'lives-with', label: 'My condition' },
  { name: 'readers', label: 'Access log' },
] as const;

const ABOUT =
  'For your health. What you say is kept word for word and encrypted with your own key; only what you keep as an entry is counted. Staff can read it only if they give a reason, which is recorded and shown to you.';

/** A person's own diary: chat, confirmed entries, and condition. */
export const DiaryPage = () => {
  const [tab, setTab] = useTab(TABS);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly Proposal[]>([]);
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  if (useImpersonating())
    return (
      <EmptyState title={<h1>You can’t open a diary while impersonating someone.</h1>}>
        <p>To read someone’s diary, stop impersonating and give your reason. They can see who read it, and why.</p>
      </EmptyState>
    );
  return (
    <>
      <PageHeader title="Diary" compact />
      <Box component="p" sx={{ color: 'quiet', maxWidth: '65ch', mb: 4, display: { xs: 'none', sm: 'block' } }}>
        {ABOUT}
      </Box>
      <Tabs tabs={TABS} label="Diary" chosen={tab} onChoose={setTab}>
        {/* The chat and the condition stay while another tab is open, with what is typed and the reply under way. */}
        {visited.has('tell') && (
          <div hidden={tab !== 'tell'}>
            <DiaryChat
              owner={null}
              title="Chat"
              titleAs="h2"
              reservedHeight={{ xs: 250, sm: 300 }}
              about="It gives no advice: ask your doctor, and in an emergency call for help."
              isShown={tab === 'tell'}
              answeredElsewhere={answered}
            />
          </div>
        )}
        {tab === 'entries' && <ConfirmedEntries onSettled={setAnswered} />}
        {visited.has('lives-with') && (
          <div hidden={tab !== 'lives-with'}>
            <DiagnosisTab />
          </div>
        )}
        {tab === 'readers' && (
          <Box component="section" aria-labelledby="readers" sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
            <Box component="h2" id="readers" sx={{ typography: 'h3' }}>
              Who read your diary
            </Box>
            <PrivateReadings />
          </Box>
        )}
      </Tabs>
      {/* Below the chat on a phone, and folded, where typing comes first. */}
      <Box component="details" sx={{ color: 'quiet', mt: 3, display: { xs: 'block', sm: 'none' } }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28 }}>
          Who can read this
        </Box>
        {ABOUT}
      </Box>
    </>
  );
};
