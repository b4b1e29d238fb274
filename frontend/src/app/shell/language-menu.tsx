import { Menu, MenuItem } from '@mui/material';
import { languages, useLanguage } from '../../shared/language/language';
import { changeLanguage } from '../language/change-language';
import { inItsOwnWords } from '../language/language-names';
import { shellTexts } from '../texts/shell';

interface LanguageMenuProps {
  id: string;
  /** What opened it. */
  anchorEl: HTMLElement;
  onClose: () => void;
}

/** The languages of the interface, each in its own words. */
const LanguageMenu = ({ id, anchorEl, onClose }: LanguageMenuProps) => {
  const current = useLanguage();
  // It is opened at the bottom of the sidebar, and at the top of the pages on which people sign in.
  const [near, far] =
    anchorEl.getBoundingClientRect().top < window.innerHeight / 2
      ? (['bottom', 'top'] as const)
      : (['top', 'bottom'] as const);
  return (
    <Menu
      id={id}
      open
      anchorEl={anchorEl}
      onClose={onClose}
      anchorOrigin={{ vertical: near, horizontal: 'right' }}
      transformOrigin={{ vertical: far, horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': shellTexts().changeLanguage } }}
    >
      {languages.map((each) => (
        <MenuItem
          key={each}
          lang={each}
          role="menuitemradio"
          aria-checked={each === current}
          selected={each === current}
          onClick={() => {
            onClose();
            if (each !== current) void changeLanguage(each);
          }}
        >
          {inItsOwnWords[each].name}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default LanguageMenu;
