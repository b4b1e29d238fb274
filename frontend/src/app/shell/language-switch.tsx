import { type Language, languages, useLanguage } from '../../shared/language/language';
import { createIcon } from '../../shared/ui/icons';
import { changeLanguage } from '../language/change-language';
import { shellTexts } from '../texts/shell';
import { SidebarSetting } from './sidebar-setting';

const GlobeIcon = createIcon(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M1.8 8h12.4M8 1.8c3.4 3.6 3.4 8.8 0 12.4M8 1.8c-3.4 3.6-3.4 8.8 0 12.4" />
  </>,
);

const after = (language: Language): Language => languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';

/** Cycles through the languages of the interface. */
export const LanguageSwitch = () => {
  const language = useLanguage();
  return (
    <SidebarSetting
      Icon={GlobeIcon}
      title={shellTexts().changeLanguage}
      onClick={() => void changeLanguage(after(language))}
    >
      {shellTexts().language}
    </SidebarSetting>
  );
};
