import type { FieldErrors } from 'react-hook-form';
import { formTexts } from '#shared/texts/forms';

type DomainErrors = FieldErrors<{ domains: { host: string }[] }>['domains'];

/** Error messages of a form's domains, by index. */
export const domainErrors = (errors: DomainErrors): readonly (string | undefined)[] =>
  Array.from({ length: errors?.length ?? 0 }, (_none, index) => errors?.[index]?.host?.message);

/** Message at the end of a form with domains while it cannot be submitted. */
export const formError = (errors: { readonly domains?: DomainErrors }): string | undefined => {
  if (Object.keys(errors).length === 0) return undefined;
  const invalid = domainErrors(errors.domains).filter((error) => error !== undefined).length;
  return invalid > 0 ? formTexts().invalidDomains(invalid) : formTexts().incomplete;
};

type DomainFieldValues = readonly { readonly host: string }[];

export const areBlank = (fields: DomainFieldValues): boolean => fields.every(({ host }) => host.trim() === '');

interface FormErrors {
  /** Errors at the domain fields, by index. */
  readonly atFields: readonly (string | undefined)[];
  /** Error at the end of the form; undefined if those at the fields suffice. */
  readonly below: string | undefined;
}

/**
 * Errors of a form whose domains are optional. If all domain fields are blank, the list's error is attached to the
 * first field.
 */
export const collectErrors = (errors: { readonly domains?: DomainErrors }, fields: DomainFieldValues): FormErrors => {
  const { domains, ...others } = errors;
  const ofList = domains?.root?.message;
  if (ofList === undefined) return { atFields: domainErrors(domains), below: formError(errors) };
  return areBlank(fields)
    ? { atFields: [ofList], below: formError(others) }
    : { atFields: domainErrors(domains), below: ofList };
};
