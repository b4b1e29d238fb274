import { usersHelp } from '#modules/accounts/operator/users.command';
import { eventsHelp } from '#modules/administration/events/events.command';
import { researchHelp } from '#modules/research/operator/research.command';
import { backupHelp } from '#platform/operator/backup/backup.command';
import { doctorHelp } from '#platform/operator/doctor/doctor.command';
import { type OperatorHelp, alignUsage } from '#platform/operator/operator-command';
import { projectionsHelp } from '#platform/operator/projections.command';
import { auditHelp } from './audit';
import { restoreHelp } from './restore';

/** All commands in the order of help, available without opening a store. */
const commands: readonly OperatorHelp[] = [
  projectionsHelp,
  eventsHelp,
  usersHelp,
  researchHelp,
  backupHelp,
  restoreHelp,
  auditHelp,
  doctorHelp,
];

export const isCommand = (name: string): boolean => commands.some((each) => each.name === name);

export const usage: readonly string[] = [
  'npm run aidy -- <command>',
  '',
  ...alignUsage([...commands.flatMap((each) => each.usage), 'help  show this help']).map((line) => `  ${line}`),
];
