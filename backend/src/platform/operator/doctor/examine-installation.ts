import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config';
import { messageOf } from '../../error-message';
import { type DoctorFinding, fault, remark, well } from './examination';

const MODE_OF_OTHERS = 0o077;
const MIN_FREE_BYTES = 512 * 1024 * 1024;
const MAIL_TIMEOUT_MS = 10_000;

const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))} MB`;

const examineDataDir = async (folder: string): Promise<DoctorFinding> => {
  const name = 'DATA_DIR';
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return remark(name, `${folder} does not exist yet; the first start creates it`);
  if (!found.isDirectory()) return fault(name, `${folder} is not a folder`, 'Choose another DATA_DIR.');
  const usable = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!usable)
    return fault(name, `${folder} is not writable for this user`, 'Make it owned by the user that runs Aidy (chown).');
  if ((found.mode & MODE_OF_OTHERS) !== 0) {
    return fault(name, `other users can read ${folder}`, `chmod 700 ${folder}, or start Aidy, which does it.`);
  }
  return well(name, `${folder} is private to its owner`);
};

const examineDisk = async (folder: string): Promise<DoctorFinding> => {
  const found = await statfs(folder).catch(() => undefined);
  if (found === undefined) return remark('disk', 'DATA_DIR does not exist yet');
  const free = found.bavail * found.bsize;
  return free < MIN_FREE_BYTES
    ? fault(
        'disk',
        `${megabytes(free)} are free in DATA_DIR`,
        `Free up space: at least ${megabytes(MIN_FREE_BYTES)} should be free.`,
      )
    : well('disk', `${megabytes(free)} are free in DATA_DIR`);
};

const examineMail = async ({ smtp, production }: Config): Promise<DoctorFinding> => {
  if (smtp === undefined) {
    const where = 'SMTP_URL is not set: mail is stored in the outbox folder of DATA_DIR';
    return production ? remark('mail', `${where}, and is not sent`) : well('mail', where);
  }
  const transport = createTransport({
    url: smtp.url,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return well('mail', 'the mail server accepts mail');
  } catch (error) {
    const { host } = new URL(smtp.url);
    return fault(
      'mail',
      `${host} does not accept mail (${messageOf(error)})`,
      'Check SMTP_URL: host, port, user and password.',
    );
  } finally {
    transport.close();
  }
};

/** Checks that do not need open stores. */
export const examineInstallation = async (config: Config): Promise<readonly DoctorFinding[]> => [
  await examineDataDir(config.dataDir),
  await examineDisk(config.dataDir),
  await examineMail(config),
];
