import { Injectable } from '@nestjs/common';
import { singleFlight } from '#kernel/single-flight';
import type { VerifyReport } from '#platform/projection-runner/models/verify';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';

@Injectable()
export class Verifications {
  /** One at a time for each model: two replays of one model would write to the same collection. */
  private readonly verify: (name: string) => Promise<readonly VerifyReport[]>;

  constructor(models: ProjectionRunner) {
    this.verify = singleFlight((name) => models.verify([name]));
  }

  async once(name: string): Promise<VerifyReport | undefined> {
    const [report] = await this.verify(name);
    return report;
  }
}
