import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { useAfterPress } from '../hooks/use-after-press';
import { useLatest } from '../hooks/use-latest';
import { useSingleFlight } from '../hooks/use-single-flight';
import { useLanguage } from '../language/language';
import { widths } from '../theme/tokens';
import { SubmitButton } from '../ui/submit-button';

type Rules = Readonly<Record<string, z.ZodMiniType>>;

/**
 * A form validated by a rule for each field, or by an object of them with a check of its own: each field on blur, or
 * all of them on submit, and then on every change.
 */
export const useZodForm = <Shape extends Rules>(
  rules: Shape | z.ZodMiniObject<Shape>,
  defaultValues: DefaultValues<z.input<z.ZodMiniObject<Shape>>>,
  mode: 'onBlur' | 'onSubmit' = 'onBlur',
) => {
  const schema = rules instanceof z.ZodMiniObject ? rules : z.object(rules);
  const form = useForm({ resolver: zodResolver(schema), mode, reValidateMode: 'onChange', defaultValues });
  const { getFieldState, formState, trigger } = form;
  const language = useLanguage();
  const { errors, isSubmitted } = formState;
  const latest = useLatest({ errors, isSubmitted });
  // Errors are stored as text, so they are created again in the new language.
  useEffect(() => {
    const wrong = Object.keys(latest.current.errors) as FieldPath<z.input<z.ZodMiniObject<Shape>>>[];
    // Until the form is submitted, untouched fields are not validated.
    if (wrong.length > 0) void trigger(latest.current.isSubmitted ? undefined : wrong);
  }, [language, latest, trigger]);
  const afterPress = useAfterPress();
  /** A field that loses the focus to a button shows its error only after the button has been released. */
  const register: UseFormRegister<z.input<z.ZodMiniObject<Shape>>> = (name, options) => {
    const field = form.register(name, options);
    return {
      ...field,
      onBlur: async (event) =>
        leavesFormEmpty(event as FocusEvent<HTMLInputElement>) || afterPress(() => void field.onBlur(event)),
    };
  };
  return {
    ...form,
    register,
    /**
     * Binds a field to its value and its error, from its rule or else from the server: `<Field {...field('name')} />`
     */
    field: (name: FieldPath<z.input<z.ZodMiniObject<Shape>>>, failure?: string) => {
      const { error } = getFieldState(name, formState) as { readonly error?: FieldError };
      return { ...register(name), error: error?.message ?? failure };
    },
  };
};

/**
 * Whether an empty field is left for something outside its form, such as the menu of languages or another window. The
 * user has not skipped it, so it is not reported as missing.
 */
const leavesFormEmpty = ({ target, relatedTarget }: FocusEvent<HTMLInputElement>): boolean =>
  target.value === '' && target.form !== null && !target.form.contains(relatedTarget);

export interface Submitting<Fields extends FieldValues, Parsed> {
  form: Pick<UseFormReturn<Fields, unknown, Parsed>, 'handleSubmit' | 'formState'>;
  /** Sends the form. The mutation reports a failure. */
  onSubmit: (values: Parsed) => Promise<unknown>;
  action: string;
  busy: boolean;
  /** Error of the last attempt, unless a field or a toast shows it. */
  error?: string;
  children: ReactNode;
}

/** Validates a form and sends it, but not again until the server has responded. */
export const useSubmit = <Fields extends FieldValues, Parsed>(
  { handleSubmit }: Submitting<Fields, Parsed>['form'],
  onSubmit: Submitting<Fields, Parsed>['onSubmit'],
) => {
  const send = useSingleFlight((values: Parsed) => onSubmit(values).catch(() => undefined));
  return (event?: FormEvent) => void handleSubmit(send)(event);
};

interface FormProps<Fields extends FieldValues, Parsed> extends Submitting<Fields, Parsed> {
  /** Content below the button. */
  alternative?: ReactNode;
}

/** A form: fields in a column, and a submit button. */
export const Form = <Fields extends FieldValues, Parsed>({
  action,
  busy,
  error,
  children,
  alternative,
  form,
  onSubmit,
}: FormProps<Fields, Parsed>) => (
  <Box
    component="form"
    noValidate
    onSubmit={useSubmit(form, onSubmit)}
    sx={{ display: 'grid', gap: 4, maxWidth: widths.form }}
  >
    {children}
    <SubmitButton pending={busy} error={error}>
      {action}
    </SubmitButton>
    {alternative}
  </Box>
);
