import { usersWords } from '#modules/accounts/operator/users.command';
import { researchWords } from '#modules/research/operator/research.command';
import { backupWords } from '#platform/operator/backup/backup.command';
import { doctorWords } from '#platform/operator/doctor/doctor.command';
import { eventsWords } from '#platform/operator/events.command';
import { type OperatorWords, aligned } from '#platform/operator/operator-command';
import { projectionsWords } from '#platform/operator/projections.command';
import { restoreWords } from './restore';

/** All commands in the order of help, available without opening a store. */
const commands: readonly OperatorWords[] = [
  projectionsWords,
  eventsWords,
  usersWords,
  researchWords,
  backupWords,
  restoreWords,
  doctorWords,
];

export const isCommand = (name: string): boolean => commands.some((each) => each.name === name);

export const usage: readonly string[] = [
  'npm run aidy -- <command>',
  '',
  ...aligned([...commands.flatMap((each) => each.usage), 'help  show this help']).map((line) => `  ${line}`),
];
