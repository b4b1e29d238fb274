import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** A form validated by a schema: each field on blur, and then on every change. */
export const useZodForm = <Fields extends FieldValues, Parsed>(
  schema: ZodMiniType<Parsed, Fields>,
  defaultValues: DefaultValues<Fields>,
): UseFormReturn<Fields, unknown, Parsed> =>
  useForm({ resolver: zodResolver(schema), mode: 'onBlur', reValidateMode: 'onChange', defaultValues });
