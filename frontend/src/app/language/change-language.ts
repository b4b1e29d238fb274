import type { Language } from '#shared/language/language';
import { browserStorage } from '#shared/storage/browser-storage';
import { toastFailure } from '#shared/ui/toasts/toast';
import { shellDialogTexts } from '../texts/shell-dialogs';
import { LANGUAGE_KEY, applyLanguage } from './chosen-language';

/**
 * Changes the language of the interface and stores the choice in this browser; a toast reports if it cannot be loaded.
 * Typed text stays.
 */
export const changeLanguage = (language: Language): Promise<void> =>
  applyLanguage(language).then(
    () => browserStorage.set(LANGUAGE_KEY, language),
    () => toastFailure(shellDialogTexts().languageNotLoaded),
  );
