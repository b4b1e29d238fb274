import { capitalize } from '#shared/text-format/capitalize';

/** Label of an input on the page: `annual_budget` is 'Annual budget', its second repetition 'Annual budget 2'. */
export const formatInputName = (name: string, repeat: number): string => {
  const words = name.replace(/_/g, ' ').trim();
  const label = capitalize(words);
  return repeat === 0 ? label : `${label} ${repeat + 1}`;
};
