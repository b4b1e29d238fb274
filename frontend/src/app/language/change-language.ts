import type { Language } from '../../shared/language/language';
import { toastFailure } from '../../shared/ui/toast';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { chooseLanguage } from './choose-language';

/** Changes the language of the interface, or says that it could not be loaded. What was typed stays. */
export const changeLanguage = (language: Language): Promise<void> =>
  chooseLanguage(language).catch(() => toastFailure(shellDialogTexts().languageNotLoaded));
