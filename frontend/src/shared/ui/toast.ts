import { enqueueSnackbar } from 'notistack';

/** Says that something happened. Gone after two seconds, read out by screen readers. */
export const toast = (words: string): void => {
  enqueueSnackbar(words, { variant: 'default' });
};

/** Says that something failed; the words say what. */
export const toastFailure = (words: string): void => {
  enqueueSnackbar(words, { variant: 'error' });
};
