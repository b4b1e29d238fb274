import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '../hooks/use-single-flight';
import { documentTexts } from '../texts/documents';
import { toast, toastFailure } from '../ui/toasts/toast';
import { saveStoredFile, type StoredFile } from './stored-file';

interface Download {
  /** Toast shown at once, if creating the file takes a while. */
  preparing?: string;
}

/** Fetches a file and saves it, one at a time; a toast reports a failure. */
export const useDownload = <Asked = void>(
  fetchFile: (asked: Asked) => Promise<StoredFile>,
  { preparing }: Download = {},
) => {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: saveStoredFile,
    onError: () => toastFailure(documentTexts().downloadFailed),
  });
  const download = useSingleFlight((asked: Asked) => {
    if (preparing !== undefined) toast(preparing);
    return mutateAsync(asked).catch(() => undefined);
  });
  return { download: (asked: Asked) => void download(asked), isPending };
};
