import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLatest } from '../hooks/use-latest';

/** Paths of the fields with errors. */
const listNames = (errors: object, path = ''): readonly string[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${path}${key}`;
    return 'message' in error ? [name] : listNames(error, `${name}.`);
  });

/** Removes a field's error as soon as it is corrected in another field, for rules about several fields. */
export const useClearCorrectedErrors = <Fields extends FieldValues, Parsed>({
  watch,
  trigger,
  formState: { errors },
}: Pick<UseFormReturn<Fields, unknown, Parsed>, 'watch' | 'trigger' | 'formState'>): void => {
  const shown = useLatest(errors);
  useEffect(() => {
    const subscription = watch((_values, { name }) => {
      const wrong = listNames(shown.current).filter((each) => each !== name);
      if (wrong.length > 0) void trigger(wrong as FieldPath<Fields>[]);
    });
    return () => subscription.unsubscribe();
  }, [watch, trigger, shown]);
};
