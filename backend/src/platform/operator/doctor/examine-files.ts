import { messageOf } from '../../error-message';
import type { FileStore } from '../../file-store/file-store';
import { type DoctorFinding, fault, well } from './examination';

const REMEDY = 'Check the S3_ variables or DATA_DIR, and what the access key may do: read, write, delete and list.';

/** Checks whether stored files can be reached. */
export const examineFiles = async (files: FileStore): Promise<readonly DoctorFinding[]> => {
  try {
    await files.list(null, { limit: 1 });
    return [well('files', `they are kept in ${files.location}`)];
  } catch (error) {
    const reason = messageOf(error);
    return [fault('files', `${files.location} cannot be read (${reason})`, REMEDY)];
  }
};
