import { Box } from '@mui/material';
import { useState } from 'react';
import { useIsImpersonating } from '#shared/session/session';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { PageHeader } from '#shared/ui/page-header';
import { EmptyState } from '#shared/ui/states/empty-state';
import { PrivateReadings } from '#features/accounts/published/private-readings';
import type { Proposal } from '../api/conversation';
import { ConfirmedEntries } from '../components/confirmed-entries';
import { DiagnosisTab } from '../components/diagnosis-tab';
import { DiaryChat } from '../components/diary-chat';
import { Tabs } from '../components/tabs';
import { conditionTexts } from '../texts/condition';
import { diaryTexts } from '../texts/diary';
import { useTab } from '../use-tab';

const tabsNow = () =>
  [
    { name: 'tell', label: diaryTexts().chat },
    { name: 'entries', label: diaryTexts().entries },
    { name: 'lives-with', label: conditionTexts().title },
    { name: 'readers', label: diaryTexts().accessLog },
  ] as const;

/** A person's own diary: chat, confirmed entries, and condition. */
export const DiaryPage = () => {
  const tabs = tabsNow();
  const [tab, setTab] = useTab(tabs);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<readonly Proposal[]>([]);
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]));
  if (useIsImpersonating())
    return (
      <EmptyState title={<h1>{diaryTexts().impersonating}</h1>}>
        <p>{diaryTexts().notWhileImpersonating}</p>
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={pageTexts().diary} compact />
      <Box component="p" sx={{ color: 'quiet', maxWidth: '65ch', mb: 4, display: { xs: 'none', sm: 'block' } }}>
        {diaryTexts().about}
      </Box>
      <Tabs tabs={tabs} label={pageTexts().diary} chosen={tab} onChoose={setTab}>
        {/* The chat and the condition stay mounted behind other tabs, with their typed text and a pending reply. */}
        {visited.has('tell') && (
          <div hidden={tab !== 'tell'}>
            <DiaryChat
              owner={null}
              title={diaryTexts().chat}
              titleAs="h2"
              reservedHeight={{ xs: 250, sm: 300 }}
              about={diaryTexts().aboutChat}
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
          <Box component="section" aria-labelledby="readers" sx={{ display: 'grid', gap: 4, maxWidth: widths.form }}>
            <Box component="h2" id="readers" sx={{ typography: 'h3' }}>
              {diaryTexts().whoRead}
            </Box>
            <PrivateReadings />
          </Box>
        )}
      </Tabs>
      {/* Collapsed below the chat on a phone, where typing comes first. */}
      <Box component="details" sx={{ color: 'quiet', mt: 3, display: { xs: 'block', sm: 'none' } }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28 }}>
          {diaryTexts().whoCanRead}
        </Box>
        {diaryTexts().about}
      </Box>
    </>
  );
};
