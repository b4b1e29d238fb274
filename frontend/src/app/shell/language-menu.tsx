import { Menu, MenuItem } from '@mui/material';
import { languages, useLanguage } from '#shared/language/language';
import { above, below } from '#shared/ui/use-menu';
import { changeLanguage } from '../language/change-language';
import { inItsOwnWords } from '../language/language-names';
import { shellDialogTexts } from '../texts/shell-dialogs';

interface LanguageMenuProps {
  /** What opened it. */
  anchorEl: HTMLElement;
  onClose: () => void;
}

/** The languages of the interface, each in its own words. */
export const LanguageMenu = ({ anchorEl, onClose }: LanguageMenuProps) => {
  const current = useLanguage();
  // It opens from the bottom of the sidebar, or from the top of the sign-in pages.
  const corners = anchorEl.getBoundingClientRect().top < window.innerHeight / 2 ? below : above;
  return (
    <Menu
      open
      anchorEl={anchorEl}
      onClose={onClose}
      {...corners}
      slotProps={{ list: { 'aria-label': shellDialogTexts().changeLanguage } }}
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
