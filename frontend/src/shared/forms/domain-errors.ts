import type { FieldErrors } from 'react-hook-form';
import { formTexts } from '../texts/forms';

type DomainErrors = FieldErrors<{ domains: { host: string }[] }>['domains'];

/** What is wrong with each of the domains of a form, by index. */
export const domainErrors = (errors: DomainErrors): readonly (string | undefined)[] =>
  Array.from({ length: errors?.length ?? 0 }, (_none, index) => errors?.[index]?.host?.message);

/** What is shown at the end of a form with domains for as long as it cannot be submitted. */
export const formError = (errors: { readonly domains?: DomainErrors }): string | undefined => {
  if (Object.keys(errors).length === 0) return undefined;
  const invalid = domainErrors(errors.domains).filter((error) => error !== undefined).length;
  return invalid > 0 ? formTexts().invalidDomains(invalid) : formTexts().incomplete;
};

type Typed = readonly { readonly host: string }[];

export const areBlank = (fields: Typed): boolean => fields.every(({ host }) => host.trim() === '');

interface FormErrors {
  /** At the fields of the domains, by index. */
  readonly atFields: readonly (string | undefined)[];
  /** At the end of the form; undefined if the fields say it all. */
  readonly below: string | undefined;
}

/** What is wrong with a form whose domains may be left out. That its fields are blank is said at the first, where it can be mended. */
export const collectErrors = (errors: { readonly domains?: DomainErrors }, fields: Typed): FormErrors => {
  const { domains, ...others } = errors;
  const ofList = domains?.root?.message;
  if (ofList === undefined) return { atFields: domainErrors(domains), below: formError(errors) };
  return areBlank(fields)
    ? { atFields: [ofList], below: formError(others) }
    : { atFields: domainErrors(domains), below: ofList };
};
