import { Injectable } from '@nestjs/common';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { VerifyReport } from '#platform/projection-runner/verify';

@Injectable()
export class Verifications {
  /** Under way, by model: two replays of one model would write to the same collection. */
  private readonly running = new Map<string, Promise<readonly VerifyReport[]>>();

  constructor(private readonly models: ProjectionRunner) {}

  async once(name: string): Promise<VerifyReport | undefined> {
    const running = this.running.get(name) ?? this.start(name);
    const [report] = await running;
    return report;
  }

  private start(name: string): Promise<readonly VerifyReport[]> {
    const started = this.models.verify([name]).finally(() => this.running.delete(name));
    this.running.set(name, started);
    return started;
  }
}
