import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** A form validated by a schema: each field on blur, or all of them on submit, and then on every change. */
export const useZodForm = <Fields extends FieldValues, Parsed>(
  schema: ZodMiniType<Parsed, Fields>,
  defaultValues: DefaultValues<Fields>,
  mode: 'onBlur' | 'onSubmit' = 'onBlur',
): UseFormReturn<Fields, unknown, Parsed> =>
  useForm({ resolver: zodResolver(schema), mode, reValidateMode: 'onChange', defaultValues });
