import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../language/language';
import { namedErrors } from './error-names';

/** Errors are kept as text: when another language is chosen, the rules say them again. What the server says stays as it came. */
export const useErrorsInLanguage = <Fields extends FieldValues, Parsed>({
  trigger,
  formState: { errors, isSubmitted },
}: Pick<UseFormReturn<Fields, unknown, Parsed>, 'trigger' | 'formState'>): void => {
  const language = useLanguage();
  const saidIn = useRef(language);
  useEffect(() => {
    if (saidIn.current === language) return;
    saidIn.current = language;
    const named = namedErrors(errors);
    const byRules = named.filter(({ type }) => type !== undefined);
    if (byRules.length === 0) return;
    // An error of a list as a whole is found only with all fields; before the form was sent, most have not been looked at.
    const all = isSubmitted && byRules.length === named.length;
    void trigger(all ? undefined : byRules.map(({ name }) => name as FieldPath<Fields>));
  }, [language, errors, isSubmitted, trigger]);
};
