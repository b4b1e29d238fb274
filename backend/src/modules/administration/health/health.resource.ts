import type { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { rowsResource } from '#platform/administration/rows-resource';
import { messageOf } from '#platform/error-message';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import {
  contributedExaminations,
  type Examination,
  type DoctorFinding,
  fault,
} from '#platform/operator/doctor/examination';

const findingRow = z
  .strictObject({
    id: z.string(),
    state: z.enum(['fault', 'remark', 'well']),
    severity: z.int(),
    of: z.string(),
    says: z.string(),
    remedy: z.string().nullable(),
  })
  .meta({ id: 'HealthRow' });

type FindingRow = ViewOf<typeof findingRow>;

const SEVERITY = { fault: 3, remark: 2, well: 1 } as const;

/** An examination that fails is a finding too. */
const findingsOf = async (examine: Examination): Promise<readonly DoctorFinding[]> => {
  try {
    return await examine();
  } catch (error) {
    const reason = messageOf(error);
    return [fault('examination', `it could not be finished (${reason})`, 'See the program’s log.')];
  }
};

const rowOf = (finding: DoctorFinding, index: number): FindingRow => ({
  id: `${String(index).padStart(3, '0')}-${finding.of}`,
  state: finding.kind,
  severity: SEVERITY[finding.kind],
  of: finding.of,
  says: finding.says,
  remedy: finding.kind === 'fault' ? finding.remedy : null,
});

/** Findings of the `doctor`, worst first. */
export const healthResource = (discovery: DiscoveryService) => {
  let running: Promise<readonly FindingRow[]> | undefined;
  const examine = async (): Promise<readonly FindingRow[]> => {
    return (await Promise.all(contributedExaminations(discovery).map(findingsOf))).flat().map(rowOf);
  };
  return rowsResource({
    name: 'health',
    answers: findingRow,
    fields: { filters: { state: ['fault', 'remark', 'well'] }, sorts: ['severity'] },
    rows() {
      // Examinations ask stores and other hosts, so requests at the same time share one.
      running ??= examine().finally(() => {
        running = undefined;
      });
      return running;
    },
  });
};
