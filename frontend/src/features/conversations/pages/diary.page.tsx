import { useState } from 'react';
import { PageHeader } from '../../../shared/ui/page-header';
import { DiaryChat } from '../components/diary-chat';
import { KeptEntries } from '../components/kept-entries';
import { LivesWith } from '../components/lives-with';
import { Tabs } from '../components/tabs';

const TABS = [
  { name: 'tell', label: 'Tell and ask' },
  { name: 'entries', label: 'Kept entries' },
  { name: 'lives-with', label: 'What I live with' },
] as const;

/** A person's own diary: what they tell the assistant, what they keep of it, and what they live with. */
export const DiaryPage = () => {
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('tell');
  return (
    <>
      <PageHeader
        title="Diary"
        description="For your health. What you say is kept word for word and encrypted with your own key; only what you keep as an entry is counted. Administrators must give a reason to read it."
      />
      <Tabs tabs={TABS} chosen={tab} onChoose={setTab}>
        {tab === 'tell' && (
          <DiaryChat
            whose={null}
            title="Tell and ask"
            titleAs="h2"
            around={340}
            about="It gives no advice: ask your doctor, and in an emergency call for help."
          />
        )}
        {tab === 'entries' && <KeptEntries />}
        {tab === 'lives-with' && <LivesWith />}
      </Tabs>
    </>
  );
};
