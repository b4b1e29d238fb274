import type { Personal } from '#kernel/events';

const HIDDEN = '•••';

const firstLetter = (text: string): string => [...text][0] ?? '';

/** `a•••@example.org`: enough to recognise an address that one knows already. */
export const maskedEmail = (email: Personal<string>): string | null => {
  if (email === null) return null;
  const index = email.lastIndexOf('@');
  return `${firstLetter(email)}${HIDDEN}${email.slice(index)}`;
};

/** `A•••`. */
export const maskedName = (name: Personal<string>): string | null =>
  name === null ? null : `${firstLetter(name)}${HIDDEN}`;

/** `b•••.pdf`: shows the file's kind but not its name. */
export const maskedFileName = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return `${firstLetter(name)}${HIDDEN}${dot > 0 ? name.slice(dot) : ''}`;
};
