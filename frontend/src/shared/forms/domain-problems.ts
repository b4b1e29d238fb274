import type { FieldErrors } from 'react-hook-form';
import { formTexts } from '../texts/forms';

type DomainErrors = FieldErrors<{ domains: { host: string }[] }>['domains'];

/** What is wrong with each of the domains of a form, by index. */
export const domainProblems = (errors: DomainErrors): readonly (string | undefined)[] =>
  Array.from({ length: errors?.length ?? 0 }, (_none, at) => errors?.[at]?.host?.message);

/** What is shown at the end of a form with domains for as long as it cannot be submitted. */
export const formProblem = (errors: { readonly domains?: DomainErrors }): string | undefined => {
  if (Object.keys(errors).length === 0) return undefined;
  const invalid = domainProblems(errors.domains).filter((problem) => problem !== undefined).length;
  return invalid > 0 ? formTexts().invalidDomains(invalid) : formTexts().incomplete;
};
