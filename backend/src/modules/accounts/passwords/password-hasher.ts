import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '../domain/password-rules';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Number of hashes at once. More would block the threads that files and DNS need, without being faster on few cores. */
const AT_ONCE = 2;

/** Hashes passwords with argon2id on libuv's threads, with limited concurrency. */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inLine(() => hash(normalisePassword(password), COST));
  }

  /** Takes the same time without a hash, so that timing does not reveal whether an account exists. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    this.decoy ??= this.hash('a password that nobody has');
    const compared = passwordHash ?? (await this.decoy);
    const same = await this.inLine(() => verify(compared, normalisePassword(password)));
    return same && passwordHash !== null;
  }

  private async inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
