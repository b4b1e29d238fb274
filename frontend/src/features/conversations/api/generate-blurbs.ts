import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { blurbsQuery } from './conversation';

export type Days =
  { readonly date: string } | { readonly date_range: { readonly start: string; readonly end: string } };

interface BlurbRequest {
  readonly days: Days;
  /** Replaces the blurb that the day already has. */
  readonly again: boolean;
}

const failureMessage = ({ days, again }: BlurbRequest): string => {
  if (again) return 'Failed to regenerate blurb';
  return 'date' in days ? 'Failed to generate blurb' : 'Failed to generate blurbs';
};

const doneMessage = (generated: number, failed: number, again: boolean): string => {
  if (again) return 'Blurb regenerated successfully';
  const done = `Successfully generated ${generated} blurb(s)`;
  return failed === 0 ? done : `${done}. Nothing was logged on ${failed} of the days.`;
};

/** Generates a person's blurbs for some days. */
export const useGenerateBlurbs = (id: string, reason: string) =>
  useApiMutation(
    ({ days }: BlurbRequest) =>
      api.POST('/api/chronic/generate-daily-blurbs/{id}', { params: { path: { id } }, body: days }),
    {
      invalidates: ({ success }) => (success ? [blurbsQuery(id, reason)] : []),
      failure: failureMessage,
      onSuccess: ({ success, generated_count, failed_count, error }, asked) =>
        success
          ? toast(doneMessage(generated_count, failed_count, asked.again))
          : toastFailure(error ?? failureMessage(asked)),
    },
  );
