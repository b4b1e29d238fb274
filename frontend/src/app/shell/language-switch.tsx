import { useState } from 'react';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { createIcon } from '#shared/ui/icons';
import { shellTexts } from '../texts/shell';
import { SidebarSetting } from './sidebar-setting';

const GlobeIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M1.8 8h12.4M8 1.8c3.4 3.6 3.4 8.8 0 12.4M8 1.8c-3.4 3.6-3.4 8.8 0 12.4" />
  </>,
);

const LanguageMenu = lazyDialog(() => import('./language-menu'), 'LanguageMenu');

/** Shows the language of the interface, and opens the menu of languages. */
export const LanguageSwitch = () => {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <SidebarSetting
        Icon={GlobeIcon}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {shellTexts().language}
      </SidebarSetting>
      {opener && <LanguageMenu anchorEl={opener} onClose={() => setOpener(null)} />}
    </>
  );
};
