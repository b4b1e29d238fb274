import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { namedErrors } from './error-names';

/** Removes a field's error as soon as it is corrected in another field, for rules about several fields. */
export const useClearCorrectedErrors = <Fields extends FieldValues, Parsed>({
  watch,
  trigger,
  formState: { errors },
}: Pick<UseFormReturn<Fields, unknown, Parsed>, 'watch' | 'trigger' | 'formState'>): void => {
  const shown = useRef(errors);
  useEffect(() => {
    shown.current = errors;
  });
  useEffect(() => {
    const mending = watch((_values, { name }) => {
      const wrong = namedErrors(shown.current).flatMap((each) => (each.name === name ? [] : [each.name]));
      if (wrong.length > 0) void trigger(wrong as FieldPath<Fields>[]);
    });
    return () => mending.unsubscribe();
  }, [watch, trigger]);
};
