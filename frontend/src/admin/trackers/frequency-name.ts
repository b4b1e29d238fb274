import { creationTexts } from '#features/tracker-creation/published/texts/creation';

/** `Daily` of `day`, as in the form of a tracker; anything else as it is. */
export const frequencyName = (frequency: string): string => {
  const names: Readonly<Record<string, string>> = creationTexts().frequencies;
  return names[frequency] ?? frequency;
};
