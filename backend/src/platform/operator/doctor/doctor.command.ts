import type { DiscoveryService } from '@nestjs/core';
import { assertNever } from '#kernel/assert-never';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from '../operator-command';
import { contributedExaminations, type Examination, type DoctorFinding } from './examination';

export const doctorHelp: OperatorHelp = {
  name: 'doctor',
  usage: [
    'doctor                                check configuration, stores and outbound access; report faults and remedies',
  ],
};

const linesOf = (finding: DoctorFinding): readonly string[] => {
  const { kind, of, says } = finding;
  switch (kind) {
    case 'well':
      return [`ok     ${of}: ${says}`];
    case 'remark':
      return [`note   ${of}: ${says}`];
    case 'fault':
      return [`FAULT  ${of}: ${says}`, `       ${finding.remedy}`];
    default:
      return assertNever(kind);
  }
};

/** Prints the findings. Fails if there is a fault. */
export const printFindings = async (examinations: readonly Examination[], io: OperatorIo): Promise<number> => {
  let faults = 0;
  for (const examine of examinations) {
    for (const finding of await examine()) {
      for (const line of linesOf(finding)) await io.line(line);
      if (finding.kind === 'fault') faults++;
    }
  }
  await io.line(faults === 0 ? 'No faults found.' : `${faults} ${faults === 1 ? 'fault was' : 'faults were'} found.`);
  return faults === 0 ? EXIT.done : EXIT.failed;
};

export const doctorCommand = (discovery: DiscoveryService): OperatorCommand => ({
  ...doctorHelp,
  run(words, io) {
    if (words.length > 0) return Promise.resolve(EXIT.usage);
    return printFindings(contributedExaminations(discovery), io);
  },
});
